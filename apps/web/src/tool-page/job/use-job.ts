import type { FailureCode } from '@octavo/contract/failures';
import type { JobView } from '@octavo/contract/job';
import type { Locale } from '@octavo/i18n/locales';
import { useEffect, useState } from 'react';
import { useLastPerson } from '../../session/use-last-person.ts';
import type { Transport } from '../../transports/transport.ts';
import { useTransport } from '../../transports/use-transport.ts';
import { deleteSavedRequest, savedRequest } from './saved-request.ts';

export type FollowedJob =
  | { readonly state: 'none' }
  | { readonly state: 'opening' }
  | { readonly state: 'known'; readonly job: JobView }
  | { readonly state: 'gone'; readonly because: FailureCode };

interface SeenJob {
  readonly id: string;
  /** Email of the user who was logged in; null for a visitor. */
  readonly person: string | null;
  /** The job, or the reason it can no longer be read. */
  readonly job: JobView | FailureCode;
}

/** Current state of the job named in the page's address. */
export function useJob(id: string | null, locale: Locale, known: JobView | null): FollowedJob {
  const transport = useTransport();
  const person = useLastPerson();
  const [seen, setSeen] = useState<SeenJob | null>(null);

  useEffect(() => {
    if (id === null) {
      return;
    }

    let stop: (() => void) | undefined;
    const controller = new AbortController();
    sendSaved(id, transport, controller.signal).finally(() => {
      if (!controller.signal.aborted) {
        stop = transport.followJob(id, locale, {
          onJob: (job) => setSeen({ id, person, job }),
          onGone: (because) => setSeen({ id, person, job: because }),
        });
      }
    });

    return () => {
      controller.abort();
      stop?.();
    };
  }, [id, locale, person, transport]);

  if (id === null) {
    return { state: 'none' };
  }

  const job = seen?.id === id ? seen.job : null;

  if (job !== null && typeof job !== 'string') {
    return { state: 'known', job };
  }

  // A job that could not be read may be readable after a login.
  if (job !== null && seen?.person === person) {
    return { state: 'gone', because: job };
  }

  return known?.id === id ? { state: 'known', job: known } : { state: 'opening' };
}

/**
 * Sends the request of a job that had to wait for a login; this tab may do so, or the one in which it was
 * left.
 */
async function sendSaved(id: string, { requestJob }: Transport, signal: AbortSignal): Promise<void> {
  const request = savedRequest(id);

  if (request !== null) {
    // If the request is refused again, there is no job to follow, which the page then reports.
    await requestJob(request, signal).then(deleteSavedRequest, () => undefined);
  }
}
