/**
 * Seconds to wait after each failed attempt; frequent retries would slow down the recovery of an overloaded
 * provider.
 */
const waits = [60, 300, 1800, 2 * 3600, 6 * 3600, 12 * 3600, 24 * 3600];

/** Time to retry an event that could not be handled; null when it is parked for the operator. */
export function nextHandling(attempts: number, now: Date): Date | null {
  const seconds = waits[attempts - 1];

  return seconds === undefined ? null : new Date(now.getTime() + seconds * 1000);
}
