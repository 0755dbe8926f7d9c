/**
 * Seconds to wait after each failed attempt: busy servers recover within minutes, servers that are down
 * within hours.
 */
const waits = [30, 120, 600, 3600, 4 * 3600, 12 * 3600];

/** Time to retry an email that could not be sent; null to give up. */
export function nextAttempt(
  { attempts, usefulUntil }: { readonly attempts: number; readonly usefulUntil: Date | null },
  now: Date,
): Date | null {
  const seconds = waits[attempts - 1];

  if (seconds === undefined) {
    return null;
  }

  const at = new Date(now.getTime() + seconds * 1000);

  return usefulUntil !== null && at >= usefulUntil ? null : at;
}

/** Days for which an email's occasion is stored, so that it gets no second one. */
export const emailRetryDays = 400;
