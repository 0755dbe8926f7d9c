import type { RefusalThresholds } from '../answer/weights.ts';

/** Threshold for forms, letters and contracts: no question there was written to mislead, so that even odds decide. */
const even = 0.5;

/**
 * Threshold of refusals for a language; the mean for those that no question set teaches.
 *
 * @param terseness 1 for forms, letters and contracts, 0 for running text
 */
export function thresholdFor(
  { english, french }: RefusalThresholds,
  language: string | null,
  terseness: number,
): number {
  const running = language === 'eng' ? english : language === 'fra' ? french : (english + french) / 2;

  return running + terseness * (even - running);
}
