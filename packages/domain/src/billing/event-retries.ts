/** Seconds to wait after each attempt that failed; who is asked again and again by everybody recovers later. */
const waits = [60, 300, 1800, 2 * 3600, 6 * 3600, 12 * 3600, 24 * 3600];

/** When an event is handled again that could not be; null when it is put aside for the operator. */
export function nextHandling(attempts: number, now: Date): Date | null {
  const seconds = waits[attempts - 1];

  return seconds === undefined ? null : new Date(now.getTime() + seconds * 1000);
}
