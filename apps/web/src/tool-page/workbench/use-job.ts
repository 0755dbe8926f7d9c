import type { FailureCode } from '@octavo/contract/failures';
import type { JobView } from '@octavo/contract/job';
import type { Locale } from '@octavo/i18n/locales';
import { useEffect, useState } from 'react';
import { useLastPerson } from '../../session/use-last-person.ts';
import { orderJob } from '../../transports/api.ts';
import { followJob } from '../../transports/follow-job.ts';
import { forgetOrder, savedOrder } from './saved-order.ts';

export type FollowedJob =
  | { readonly state: 'none' }
  | { readonly state: 'opening' }
  | { readonly state: 'known'; readonly job: JobView }
  | { readonly state: 'gone'; readonly because: FailureCode };

interface SeenJob {
  readonly id: string;
  /** Who was logged in. */
  readonly person: string | null;
  /** Or why it cannot be read any more. */
  readonly job: JobView | FailureCode;
}

/** The job in the address of the page, as it stands. */
export function useJob(id: string | null, locale: Locale, known: JobView | null): FollowedJob {
  const person = useLastPerson();
  const [seen, setSeen] = useState<SeenJob | null>(null);

  useEffect(() => {
    if (id === null) {
      return;
    }

    let stop: (() => void) | undefined;
    const controller = new AbortController();
    sendSaved(id, controller.signal).finally(() => {
      if (!controller.signal.aborted) {
        stop = followJob(id, locale, {
          onJob: (job) => setSeen({ id, person, job }),
          onGone: (because) => setSeen({ id, person, job: because }),
        });
      }
    });

    return () => {
      controller.abort();
      stop?.();
    };
  }, [id, locale, person]);

  if (id === null) {
    return { state: 'none' };
  }

  const job = seen?.id === id ? seen.job : null;

  if (job !== null && typeof job !== 'string') {
    return { state: 'known', job };
  }

  // What was not there for one may be there for who logs in, or logs in again.
  if (job !== null && seen?.person === person) {
    return { state: 'gone', because: job };
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
