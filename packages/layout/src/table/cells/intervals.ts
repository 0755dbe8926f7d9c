/** Index of the interval between ascending edges that contains a value; null outside of them. */
export function intervalOf(edges: readonly number[], value: number): number | null {
  let low = 0;
  let high = edges.length - 1;

  if (high < 1 || value < (edges[0] ?? 0) || value >= (edges[high] ?? 0)) {
    return null;
  }

  while (high - low > 1) {
    const middle = (low + high) >> 1;

    if ((edges[middle] ?? 0) <= value) {
      low = middle;
    } else {
      high = middle;
    }
  }

  return low;
}
