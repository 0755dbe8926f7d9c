import { isFailure } from '@octavo/contract/failures';
import type { JobRequest, JobView } from '@octavo/contract/job';
import { failureText } from '@octavo/i18n/failures';
import type { Locale } from '@octavo/i18n/locales';
import { useEffect, useRef, useState } from 'react';
import { isHeld } from '../../session/held.ts';
import { randomToken } from '../../transports/random-token.ts';
import { persist } from '../../transports/retry.ts';
import type { FileWorkspace } from '../files/file-workspace.ts';
import type { OptionFiles } from './options/option-files.ts';
import { type PageTask, requestFor } from './task.ts';

export interface Runner {
  readonly stage: 'idle' | 'sending' | 'starting';
  /** Reason the job request was refused. */
  readonly problem: string | null;
  /** Job that the server returned for the request. */
  readonly started: JobView | null;
  start(): void;
}

interface RunOptions {
  onStarted(jobId: string): void;
  /** The request is valid but requires a login or Pro; `again` sends it again. */
  onHeld(request: JobRequest, because: string, again: () => void): void;
}

/** Runs the action: waits for the uploads, requests the job once, leads to it. */
export function useRun(
  workspace: FileWorkspace,
  optionFiles: OptionFiles,
  task: PageTask,
  locale: Locale,
  options: RunOptions,
): Runner {
  const [stage, setStage] = useState<Runner['stage']>('idle');
  const [problem, setProblem] = useState<string | null>(null);
  const [started, setStarted] = useState<JobView | null>(null);
  const controller = useRef(new AbortController());
  // The request is built after the uploads, from the state the task has by then.
  const latest = useRef(task);

  useEffect(() => {
    latest.current = task;
  }, [task]);

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
      await Promise.all([workspace.untilSent(), optionFiles.untilSent()]);
      const isUnsent =
        workspace.snapshot().some(({ status }) => status === 'uploadFail') ||
        Object.values(optionFiles.snapshot()).some(({ failure }) => failure !== null);

      if (signal.aborted || isUnsent) {
        return;
      }

      setStage('starting');
      const sent =
        request ??
        requestFor(randomToken(), {
          ...latest.current,
          files: workspace.snapshot(),
          optionFiles: optionFiles.snapshot(),
        });
      request = sent;
      const job = await persist(() => workspace.transport.requestJob(sent, signal), { signal });
      setStarted(job);
      options.onStarted(job.id);
    } catch (error) {
      if (request !== null && isHeld(error)) {
        const kept = request;
        options.onHeld(kept, failureText(locale, error.code, error.values), () => void run(kept));
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
