import type { JobRequest, JobView } from '@octavo/contract/job';
import { type RefObject, useEffect, useRef } from 'react';
import { randomToken } from '../../../transports/random-token.ts';
import type { SigningSession } from './signing-session.ts';

interface SignAgainOptions {
  readonly session: SigningSession | null;
  readonly job: JobView | null;
  /** The last request that was sent. */
  readonly sent: RefObject<JobRequest | null>;
  /** Takes the request that replaces it, before `start` is called. */
  readonly next: RefObject<JobRequest | null>;
  start(): void;
}

/** Requests a signature again when its job says that another request would do, such as one with more room. */
export function useSignAgain({ session, job, sent, next, start }: SignAgainOptions): void {
  const tried = useRef(new Set<string>());

  useEffect(() => {
    const failure = job?.inputs.find((input) => input.failure !== null)?.failure ?? job?.failure ?? null;
    const request = sent.current;

    if (
      session === null ||
      job === null ||
      failure === null ||
      request?.id !== job.id ||
      tried.current.has(job.id)
    ) {
      return;
    }

    tried.current.add(job.id);
    void session
      .signAgain(failure)
      // The failure of the job is shown.
      .catch(() => null)
      .then((made) => {
        if (made !== null) {
          const { request: signature, cms } = made;
          next.current = { ...request, id: randomToken(), options: { ...request.options, signature, cms } };
          start();
        }
      });
  }, [session, job, sent, next, start]);
}
