import type { RefusalThresholds } from '../answer/weights.ts';

/** Threshold of refusals for a language; the mean for those that no question set teaches. */
export function thresholdFor({ english, french }: RefusalThresholds, language: string | null): number {
  return language === 'eng' ? english : language === 'fra' ? french : (english + french) / 2;
}
