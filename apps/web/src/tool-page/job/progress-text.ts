import type { JobView } from '@octavo/contract/job';
import { workShare } from '@octavo/contract/limits';
import { formatDuration, formatPercent } from '@octavo/i18n/format';
import type { Locale } from '@octavo/i18n/locales';
import { fill } from '@octavo/i18n/placeholders';
import { workbenchWords } from '@octavo/i18n/workbench';

interface ProgressFacts {
  /** Page count of the only file; null for several files, or for one that was not inspected. */
  readonly pages: number | null;
  /** Seconds since the job began to run. */
  readonly elapsed: number;
}

/** Current step and progress of a job that has not ended. */
export function progressText(
  { state, progress }: Pick<JobView, 'state' | 'progress'>,
  { pages, elapsed }: ProgressFacts,
  locale: Locale,
): string {
  const words = workbenchWords(locale).job;

  if (state === 'queued') {
    return words.queued;
  }

  // Programs that report no progress show the elapsed time instead.
  if (progress === 0) {
    return fill(words.working, { time: formatDuration(locale, elapsed) });
  }

  if (progress >= workShare) {
    return words.checking;
  }

  return pages !== null && pages > 1
    ? fill(words.pageOf, { page: Math.max(1, Math.round((progress / workShare) * pages)), pages })
    : fill(words.percent, { percent: formatPercent(locale, progress) });
}
