import type { JobView } from '@octavo/contract/job';
import type { Locale } from '@octavo/i18n/locales';
import { useEffect, useState } from 'react';
import { followJob } from '../../transports/follow-job.ts';

export type FollowedJob =
  | { readonly state: 'none' }
  | { readonly state: 'opening' }
  | { readonly state: 'known'; readonly job: JobView }
  | { readonly state: 'gone' };

/** The job in the address of the page, as it stands. */
export function useJob(id: string | null, locale: Locale, known: JobView | null): FollowedJob {
  const [seen, setSeen] = useState<{ readonly id: string; readonly job: JobView | 'gone' } | null>(null);

  useEffect(() => {
    if (id === null) {
      return;
    }

    return followJob(id, locale, {
      onJob: (job) => setSeen({ id, job }),
      onGone: () => setSeen({ id, job: 'gone' }),
    });
  }, [id, locale]);

  if (id === null) {
    return { state: 'none' };
  }

  if (seen?.id === id) {
    return seen.job === 'gone' ? { state: 'gone' } : { state: 'known', job: seen.job };
  }

  return known?.id === id ? { state: 'known', job: known } : { state: 'opening' };
}
