import type { JobRequest } from '@octavo/contract/job';
import type { Locale } from '@octavo/i18n/locales';
import type { ReactNode } from 'react';
import { noteUsed } from '../../recent/recent-tools.ts';
import { useNextStep } from '../../session/next-step.tsx';
import { useAddress } from '../../shell/use-locale.ts';
import type { Tool } from '../tool.ts';
import { saveRequest } from './saved-request.ts';
import { type Runner, useRun } from './use-run.ts';

interface ToolRunOptions {
  /** Waits for the uploads; null when one of them failed, which the page shows. */
  prepare(signal: AbortSignal): Promise<JobRequest | null>;
  onStarted(jobId: string): void;
}

/** Runs a tool, and asks for the login or the plan that a request needs; it continues once that is there. */
export function useToolRun(
  { id }: Tool,
  locale: Locale,
  { prepare, onStarted }: ToolRunOptions,
): { readonly run: Runner; readonly popup: ReactNode } {
  const { popup, ask } = useNextStep();
  const address = useAddress();
  const run = useRun(locale, {
    prepare,
    onStarted(jobId) {
      noteUsed(id);
      onStarted(jobId);
    },
    onHeld(request, because, again) {
      saveRequest(request);
      ask({
        source: 'run',
        tips: { visitor: because, person: because },
        next: `${address(`/${id}`)}?job=${request.id}`,
        tool: id,
        isOpen: ({ freeTasks }) => freeTasks === null,
        triesAfterLogIn: true,
        go: again,
      });
    },
  });

  return { run, popup };
}
