/** Flattens the difference between the first ranks, as usual for reciprocal rank fusion. */
const smoothing = 60;

/** One ranking of several, by the sum of the reciprocals of the ranks. */
export function fuseRanks(rankings: readonly (readonly number[])[], limit: number): number[] {
  const scores = new Map<number, number>();

  for (const ranking of rankings) {
    for (const [rank, item] of ranking.entries()) {
      scores.set(item, (scores.get(item) ?? 0) + 1 / (smoothing + rank + 1));
    }
  }

  return [...scores]
    .sort((one, other) => other[1] - one[1] || one[0] - other[0])
    .slice(0, limit)
    .map(([item]) => item);
}
