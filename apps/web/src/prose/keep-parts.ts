const marker = /^<!-- (?:if ([a-z ]+)|end) -->\n|<!-- (?:if ([a-z ]+)|end) -->/gim;

/**
 * Keeps the parts of a text that apply: `<!-- if accounts google -->` begins a part that is kept when one of
 * these conditions is true, `<!-- end -->` ends it. Parts can be nested; a marker on a line of its own is
 * removed with its line.
 *
 * @throws Error for an unknown condition, and for parts that do not end.
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
