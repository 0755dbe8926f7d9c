/** Tasks that succeeded in this browser today, for show; what counts is what the server counts. */
export interface FreeCounter {
  readonly num: number;
  /** Month and day, as `1122`; another day begins anew. */
  readonly day: string;
}

const place = 'octavo-free-counter';

export function countSuccess(counter: FreeCounter | null, now: Date): FreeCounter {
  const day = dayOf(now);

  return { num: (counter?.day === day ? counter.num : 0) + 1, day };
}

/** How many there were today. */
export function usedOn(counter: FreeCounter | null, now: Date): number {
  return counter?.day === dayOf(now) ? counter.num : 0;
}

/** Days change when those of the server do. */
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
    // Nothing is shown then but what the server says.
  }
}
