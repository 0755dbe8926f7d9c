/** Most pages by which a page may come later than expected, because earlier pages overflowed. */
const mostPushed = 2;

/** Margin by which a later page must be more similar to count as the match. */
const clearly = 0.08;

/**
 * Similarity of each page to its counterpart in a result with the same order, where some pages may have
 * become two.
 *
 * @param pages for each page, its similarity to a page of the result, from 0 to 1
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
