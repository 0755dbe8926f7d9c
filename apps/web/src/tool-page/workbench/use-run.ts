import { isToolFailure } from '@octavo/contract/failures';
import type { JobView } from '@octavo/contract/job';
import { failureText } from '@octavo/i18n/failures';
import type { Locale } from '@octavo/i18n/locales';
import { useEffect, useRef, useState } from 'react';
import { orderJob } from '../../transports/api.ts';
import { randomToken } from '../../transports/random-token.ts';
import { persist } from '../../transports/retry.ts';
import type { Desk } from './desk.ts';
import { orderFor, type Task } from './task.ts';

export interface Runner {
  readonly stage: 'idle' | 'sending' | 'starting';
  /** Why the order was refused. */
  readonly problem: string | null;
  /** The job as the server answered the order. */
  readonly started: JobView | null;
  start(): void;
}

/** Takes the action: waits for the uploads, orders the job once, leads to it. */
export function useRun(desk: Desk, task: Task, locale: Locale, onStarted: (jobId: string) => void): Runner {
  const [stage, setStage] = useState<Runner['stage']>('idle');
  const [problem, setProblem] = useState<string | null>(null);
  const [started, setStarted] = useState<JobView | null>(null);
  const controller = useRef(new AbortController());
  // The order is written after the uploads: what the task has become by then is what counts.
  const latest = useRef(task);

  useEffect(() => {
    latest.current = task;
  }, [task]);

  useEffect(() => {
    const current = new AbortController();
    controller.current = current;

    return () => current.abort();
  }, []);

  const run = async () => {
    const { signal } = controller.current;
    setProblem(null);
    setStage('sending');

    try {
      await desk.untilSent();

      if (signal.aborted || desk.snapshot().some(({ status }) => status === 'uploadFail')) {
        return;
      }

      setStage('starting');
      const order = orderFor(randomToken(), { ...latest.current, files: desk.snapshot() });
      const job = await persist(() => orderJob(order, signal), { signal });
      setStarted(job);
      onStarted(job.id);
    } catch (error) {
      if (!signal.aborted) {
        setProblem(
          isToolFailure(error)
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
