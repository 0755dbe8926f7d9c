import type { Answers } from '@octavo/forms/answers';
import { useEffect, useRef } from 'react';
import { noteUsed } from '../../../recent/recent-tools.ts';
import { useNextStep } from '../../../session/next-step.tsx';
import { useAddress, useLocale } from '../../../shell/use-locale.ts';
import { randomToken } from '../../../transports/random-token.ts';
import { useRun } from '../../job/use-run.ts';
import type { Tool } from '../../tool.ts';

/** File that a user has asked for. */
export interface WantedFile {
  readonly answers: Answers;
  readonly flatten: boolean;
  /** Text of a table of recipients, who share the answers; null for a single file. */
  readonly table: string | null;
}

interface JobRunnerProps {
  readonly tool: Tool['id'];
  readonly wanted: WantedFile;
  onState(isBusy: boolean, problem: string | null): void;
  onStarted(jobId: string): void;
}

/**
 * Requests the job that makes the file. A request that needs a login or a plan waits in the memory of this page only:
 * it has the answers, which are never stored in the clear.
 */
export function JobRunner({ tool, wanted, onState, onStarted }: JobRunnerProps) {
  const { popup, ask } = useNextStep();
  const address = useAddress();
  const begun = useRef<WantedFile | null>(null);
  const { start, stage, problem } = useRun(useLocale(), {
    prepare: async () => ({
      id: randomToken(),
      tool,
      files: [],
      options: {
        values: wanted.answers,
        flatten: wanted.flatten,
        ...(wanted.table !== null && { table: wanted.table }),
      },
    }),
    onStarted(jobId) {
      noteUsed(tool);
      onStarted(jobId);
    },
    onHeld: (_request, because, again) =>
      ask({
        source: 'run',
        tips: { visitor: because, person: because },
        next: address(`/${tool}`),
        tool,
        isOpen: ({ freeTasks }) => freeTasks === null,
        triesAfterLogIn: true,
        go: again,
      }),
  });

  useEffect(() => {
    // Each wanted file is one job, whatever renders again.
    if (begun.current !== wanted) {
      begun.current = wanted;
      start();
    }
  }, [wanted, start]);

  useEffect(() => {
    onState(stage !== 'idle', problem);
  }, [stage, problem, onState]);

  return popup;
}
