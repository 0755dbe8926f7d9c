import { isFailure } from '@octavo/contract/failures';
import type { JobRequest, JobView } from '@octavo/contract/job';
import { failureText } from '@octavo/i18n/failures';
import { dialogTool } from '@octavo/tools/kit/picked-tools';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { noteUsed } from '../../recent/recent-tools.ts';
import { isHeld } from '../../session/held.ts';
import { useNextStep } from '../../session/next-step.tsx';
import { useAddress, useLocale } from '../../shell/use-locale.ts';
import { randomToken } from '../../transports/random-token.ts';
import { useTransport } from '../../transports/use-transport.ts';
import { saveRequest } from './saved-request.ts';

interface Compress {
  readonly isBusy: boolean;
  /** Reason the job request was refused. */
  readonly problem: string | null;
  /** Popup for the login or Pro that the job request requires. */
  readonly popup: ReactNode;
  start(options: JobRequest['options']): void;
}

/**
 * Requests a job that compresses results where they are, on the server, and leads to it. Calls `onEnd` when
 * the request is refused.
 */
export function useCompress(results: JobView['results'], onEnd: () => void): Compress {
  const locale = useLocale();
  const address = useAddress();
  const navigate = useNavigate();
  const { requestJob } = useTransport();
  const { popup, ask } = useNextStep();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const send = async (request: JobRequest) => {
    const page = `${address(`/${dialogTool}`)}?job=${request.id}`;
    setIsBusy(true);
    setProblem(null);

    try {
      await requestJob(request);
      noteUsed(dialogTool);
      void navigate(page);
    } catch (error) {
      onEnd();

      if (!isHeld(error)) {
        const code = isFailure(error) ? error.code : 'request-failed';
        setProblem(failureText(locale, code, isFailure(error) ? error.values : {}));

        return;
      }

      const because = failureText(locale, error.code, error.values);
      saveRequest(request);
      ask({
        source: 'run',
        tips: { visitor: because, person: because },
        next: page,
        tool: dialogTool,
        isOpen: ({ freeTasks }) => freeTasks === null,
        triesAfterLogIn: true,
        go: () => void send(request),
      });
    } finally {
      setIsBusy(false);
    }
  };

  const start = (options: JobRequest['options']) =>
    void send({
      id: randomToken(),
      tool: dialogTool,
      files: results.map(({ token }) => ({ token })),
      options,
    });

  return { isBusy, problem, popup, start };
}
