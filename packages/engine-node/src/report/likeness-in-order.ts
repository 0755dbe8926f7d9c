/** A page that ran over moves those behind it on: each may come so many pages later than expected. */
const mostPushed = 2;

/** A later page must be more alike by this to be taken for the one that is looked for. */
const clearly = 0.08;

/**
 * How alike pages came out that keep their order, though some may have become two.
 *
 * @param pages for each page how alike it is to a page of the result, from 0 to 1
 * @param count pages of the result
 */
export function likenessInOrder(
  pages: readonly ((other: number) => number)[],
  count: number,
): readonly number[] {
  let expected = 0;

  return pages.map((likenessTo) => {
    const first = expected;
    let best = first < count ? likenessTo(first) : 0;
    expected += 1;

    for (let other = first + 1; other <= first + mostPushed && other < count; other += 1) {
      const likeness = likenessTo(other);

      if (likeness > best + clearly) {
        best = likeness;
        expected = other + 1;
      }
    }

    return best;
  });
}
