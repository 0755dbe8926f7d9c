/**
 * Tasks of a visitor that succeeded in this browser today, for display until the next answer of the server, which
 * counts the same browser by a cookie and enforces the limit.
 */
export interface FreeCounter {
  readonly num: number;
  /** Month and day, as `1122`; the count restarts on another day. */
  readonly day: string;
}

const place = 'octavo-free-counter';

export function countSuccess(counter: FreeCounter | null, now: Date): FreeCounter {
  const day = dayOf(now);

  return { num: (counter?.day === day ? counter.num : 0) + 1, day };
}

/** Number of tasks counted today. */
export function usedOn(counter: FreeCounter | null, now: Date): number {
  return counter?.day === dayOf(now) ? counter.num : 0;
}

/** Day in UTC, as the server counts days. */
function dayOf(now: Date): string {
  return now.toISOString().slice(5, 10).replace('-', '');
}

export function readCounter(): FreeCounter | null {
  try {
    return JSON.parse(localStorage.getItem(place) ?? 'null');
  } catch {
    return null;
  }
}

export function keepCounter(counter: FreeCounter): void {
  try {
    localStorage.setItem(place, JSON.stringify(counter));
  } catch {
    // Without storage, only the server's count is shown.
  }
}

/** Calls back when another tab has counted a task, until the returned function is called. */
export function listenToCounter(onChange: () => void): () => void {
  const hear = ({ key }: StorageEvent) => key === place && onChange();

  addEventListener('storage', hear);

  return () => removeEventListener('storage', hear);
}
