const marker = /^<!-- (?:if ([a-z ]+)|end) -->\n|<!-- (?:if ([a-z ]+)|end) -->/gim;

/**
 * Keeps of a text what applies: `<!-- if accounts google -->` begins a part for where one of these conditions holds,
 * `<!-- end -->` ends it. Parts may hold other parts; a mark on a line of its own goes with its line.
 *
 * @throws Error for a condition nobody knows, and for parts that do not end.
 */
export function keepParts(text: string, conditions: Readonly<Record<string, boolean>>): string {
  const open: boolean[] = [];
  let kept = '';
  let from = 0;

  const keepUntil = (end: number) => {
    kept += open.every(Boolean) ? text.slice(from, end) : '';
  };

  for (const found of text.matchAll(marker)) {
    const names = found[1] ?? found[2];
    keepUntil(found.index);
    from = found.index + found[0].length;

    if (names !== undefined) {
      open.push(names.split(' ').some((name) => holds(conditions, name)));
    } else if (open.pop() === undefined) {
      throw new Error('a part of a text ends that did not begin');
    }
  }

  if (open.length > 0) {
    throw new Error('a part of a text does not end');
  }

  keepUntil(text.length);

  return kept;
}

function holds(conditions: Readonly<Record<string, boolean>>, name: string): boolean {
  const condition = conditions[name];

  if (condition === undefined) {
    throw new Error(`a text asks for "${name}", a condition nobody knows`);
  }

  return condition;
}
