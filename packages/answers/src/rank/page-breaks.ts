import type { Passage } from '../passages/passage.ts';

/** Offsets in the text of a passage where another page begins. */
export function pageBreaksOf({ lines }: Passage): number[] {
  const starts = lines.flatMap(({ page, words }) => {
    // A word that ends at 0 is a sign without text.
    const at = words.findIndex((end, place) => place % 4 === 1 && end > 0);

    return at < 0 ? [] : [{ page, start: words[at - 1]! }];
  });

  return starts
    .toSorted((one, other) => one.start - other.start)
    .flatMap(({ page, start }, place, all) => (place > 0 && all[place - 1]!.page !== page ? [start] : []));
}
