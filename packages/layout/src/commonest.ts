/** Most frequent value; the first one met among equals. */
export function commonest<T>(values: Iterable<T>): T | undefined {
  const counts = new Map<T, number>();
  let best: T | undefined;
  let most = 0;

  for (const value of values) {
    const count = (counts.get(value) ?? 0) + 1;
    counts.set(value, count);

    if (count > most) {
      most = count;
      best = value;
    }
  }

  return best;
}
