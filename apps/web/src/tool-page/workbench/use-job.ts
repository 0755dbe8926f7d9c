import type { JobView } from '@octavo/contract/job';
import type { Locale } from '@octavo/i18n/locales';
import { useEffect, useState } from 'react';
import { orderJob } from '../../transports/api.ts';
import { followJob } from '../../transports/follow-job.ts';
import { forgetOrder, savedOrder } from './saved-order.ts';

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

    let stop: (() => void) | undefined;
    const controller = new AbortController();
    sendSaved(id, controller.signal).finally(() => {
      if (!controller.signal.aborted) {
        stop = followJob(id, locale, {
          onJob: (job) => setSeen({ id, job }),
          onGone: () => setSeen({ id, job: 'gone' }),
        });
      }
    });

    return () => {
      controller.abort();
      stop?.();
    };
  }, [id, locale]);

  if (id === null) {
    return { state: 'none' };
  }

  if (seen?.id === id) {
    return seen.job === 'gone' ? { state: 'gone' } : { state: 'known', job: seen.job };
  }

  return known?.id === id ? { state: 'known', job: known } : { state: 'opening' };
}

/** A job whose order had to wait for a log-in is ordered now: by this tab, or by the one it was left in. */
async function sendSaved(id: string, signal: AbortSignal): Promise<void> {
  const order = savedOrder(id);

  if (order !== null) {
    // Refused again, there is no job to follow, and that is what is said.
    await orderJob(order, signal).then(forgetOrder, () => undefined);
  }
}
