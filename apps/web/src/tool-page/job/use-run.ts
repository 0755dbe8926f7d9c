import { isFailure } from '@octavo/contract/failures';
import type { JobRequest, JobView } from '@octavo/contract/job';
import { failureText } from '@octavo/i18n/failures';
import type { Locale } from '@octavo/i18n/locales';
import { useEffect, useRef, useState } from 'react';
import { isHeld } from '../../session/held.ts';
import { persist } from '../../transports/retry.ts';
import { useTransport } from '../../transports/use-transport.ts';

export interface Runner {
  readonly stage: 'idle' | 'sending' | 'starting';
  /** Reason the job request was refused. */
  readonly problem: string | null;
  /** Job that the server returned for the request. */
  readonly started: JobView | null;
  start(): void;
}

interface RunOptions {
  /** Waits for the uploads; null when one of them failed, which the page shows. */
  prepare(signal: AbortSignal): Promise<JobRequest | null>;
  onStarted(jobId: string): void;
  /** The request is valid but requires a login or Pro; `again` sends it again. */
  onHeld(request: JobRequest, because: string, again: () => void): void;
}

/** Runs the action: waits for the uploads, requests the job once, leads to it. */
export function useRun(locale: Locale, options: RunOptions): Runner {
  const { requestJob } = useTransport();
  const [stage, setStage] = useState<Runner['stage']>('idle');
  const [problem, setProblem] = useState<string | null>(null);
  const [started, setStarted] = useState<JobView | null>(null);
  const controller = useRef(new AbortController());
  // The request is built after the uploads, from the state the task has by then.
  const latest = useRef(options);

  useEffect(() => {
    latest.current = options;
  });

  useEffect(() => {
    const current = new AbortController();
    controller.current = current;

    return () => current.abort();
  }, []);

  const run = async (held: JobRequest | null = null) => {
    const { signal } = controller.current;
    let request = held;
    setProblem(null);
    setStage('sending');

    try {
      request ??= await latest.current.prepare(signal);

      if (signal.aborted || request === null) {
        return;
      }

      setStage('starting');
      const sent = request;
      const job = await persist(() => requestJob(sent, signal), { signal });
      setStarted(job);
      latest.current.onStarted(job.id);
    } catch (error) {
      if (request !== null && isHeld(error)) {
        const kept = request;
        latest.current.onHeld(kept, failureText(locale, error.code, error.values), () => void run(kept));
      } else if (!signal.aborted) {
        setProblem(
          isFailure(error)
            ? failureText(locale, error.code, error.values)
            : failureText(locale, 'request-failed'),
        );
      }
    } finally {
      setStage('idle');
    }
  };

  return { stage, problem, started, start: () => void run() };
}
