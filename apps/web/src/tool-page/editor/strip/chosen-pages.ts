interface Press {
  /** All pages in order. */
  readonly keys: readonly string[];
  /** Page in view, from which a range begins. */
  readonly current: string;
  readonly pressed: string;
  readonly how: 'one' | 'toggle' | 'range';
}

/** Chosen pages after a press on one of them. */
export function chosenAfter(
  chosen: ReadonlySet<string>,
  { keys, current, pressed, how }: Press,
): ReadonlySet<string> {
  switch (how) {
    case 'one':
      return new Set([pressed]);
    case 'toggle': {
      const all = chosen.size === 0 ? new Set([current]) : chosen;

      return all.has(pressed)
        ? new Set([...all].filter((key) => key !== pressed))
        : new Set([...all, pressed]);
    }
    case 'range': {
      const [from, to] = [keys.indexOf(current), keys.indexOf(pressed)].toSorted((one, other) => one - other);

      return new Set([...chosen, ...keys.slice(from, (to ?? 0) + 1)]);
    }
  }
}
