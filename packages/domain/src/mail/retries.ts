/** Seconds to wait after each attempt that failed: servers that are busy say so for minutes, those that are down for hours. */
const waits = [30, 120, 600, 3600, 4 * 3600, 12 * 3600];

/** When a letter is tried again that could not be sent; null when it is given up. */
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

/** Days for which it is remembered that a letter was written, so that its occasion has no second one. */
export const emailRetryDays = 400;
