import { type FailureCode, isFailure } from '@octavo/contract/failures';
import type { JobView } from '@octavo/contract/job';
import { pollSeconds } from '@octavo/contract/limits';
import type { Locale } from '@octavo/i18n/locales';
import { addressOf } from '../address-of.ts';
import { call } from '../call.ts';
import type { Follower } from '../transport.ts';

/** Failures that repeating the request cannot change: no such job, an expired job, or a malformed id. */
const finalCodes: ReadonlySet<string> = new Set<FailureCode>([
  'not-found',
  'file-expired',
  'file-deleted',
  'illegal-input',
]);

/**
 * Reports the state of a job until it has ended: by its event stream, or by polling when streams are blocked.
 */
export function followJob(id: string, locale: Locale, { onJob, onGone }: Follower): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  let source: EventSource | null = new EventSource(
    addressOf('GET', '/jobs/{id}/events', { path: { id }, locale }),
  );
  let timer: ReturnType<typeof setTimeout> | undefined;

  const stop = () => {
    controller.abort();
    source?.close();
    clearTimeout(timer);
  };

  const take = (job: JobView) => {
    onJob(job);

    if (job.finishedAt !== null) {
      stop();
    }
  };

  const poll = async () => {
    try {
      take(await call('GET', '/jobs/{id}', { path: { id }, signal }));
    } catch (error) {
      if (signal.aborted) {
        return;
      }

      // A new login follows the job again.
      if (isFailure(error) && error.code === 'login-invalid') {
        stop();

        return;
      }

      if (isFailure(error) && finalCodes.has(error.code)) {
        stop();
        onGone(error.code);

        return;
      }
    }

    if (!signal.aborted) {
      timer = setTimeout(poll, pollSeconds * 1000);
    }
  };

  source.addEventListener('job', ({ data }) => {
    clearTimeout(timer);
    take(JSON.parse(data));
  });
  source.onerror = () => {
    // A refused stream stays closed; a broken one reconnects automatically, and polling bridges the gap.
    if (source?.readyState === EventSource.CLOSED) {
      source = null;
    }

    clearTimeout(timer);
    timer = setTimeout(poll, source === null ? 0 : pollSeconds * 1000);
  };

  return stop;
}
