/** Longest part of a list, not necessarily in one piece, whose values ascend. */
export function longestRun<Item>(items: readonly Item[], valueOf: (item: Item) => number): readonly Item[] {
  /** Index of the item with which the best run of each length ends. */
  const ends: number[] = [];
  const before: number[] = [];

  for (const [index, item] of items.entries()) {
    const value = valueOf(item);
    let [low, high] = [0, ends.length];

    while (low < high) {
      const middle = (low + high) >> 1;

      if (valueOf(items[ends[middle]!]!) < value) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }

    before[index] = low === 0 ? -1 : ends[low - 1]!;
    ends[low] = index;
  }

  const run: Item[] = [];

  for (let index = ends.at(-1) ?? -1; index !== -1; index = before[index]!) {
    run.unshift(items[index]!);
  }

  return run;
}
