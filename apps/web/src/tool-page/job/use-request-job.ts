import { isFailure } from '@octavo/contract/failures';
import type { JobRequest } from '@octavo/contract/job';
import { failureText } from '@octavo/i18n/failures';
import type { ToolId } from '@octavo/tools/catalogue';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { noteUsed } from '../../recent/recent-tools.ts';
import { isHeld } from '../../session/held.ts';
import { useNextStep } from '../../session/next-step.tsx';
import { useAddress, useLocale } from '../../shell/use-locale.ts';
import { useTransport } from '../../transports/use-transport.ts';
import { saveRequest } from './saved-request.ts';

/** Makes a request, all but its tool. */
type Prepare = () => Omit<JobRequest, 'tool'> | Promise<Omit<JobRequest, 'tool'>>;

interface RequestedJob {
  readonly isBusy: boolean;
  /** Reason the job request was refused. */
  readonly problem: string | null;
  /** Popup for the login or Pro that the job request requires. */
  readonly popup: ReactNode;
  /** @param prepare uploads the files that are not on the server yet */
  start(prepare: Prepare): void;
}

/** Requests a job of another tool than that of the page, and leads to it. Calls `onEnd` when it is refused. */
export function useRequestJob(tool: ToolId, onEnd: () => void): RequestedJob {
  const locale = useLocale();
  const address = useAddress();
  const navigate = useNavigate();
  const { requestJob } = useTransport();
  const { popup, ask } = useNextStep();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const send = async (prepare: Prepare) => {
    setIsBusy(true);
    setProblem(null);
    let request: JobRequest | null = null;

    try {
      request = { ...(await prepare()), tool };
      await requestJob(request);
      noteUsed(tool);
      void navigate(pageOf(request.id));
    } catch (error) {
      onEnd();

      if (!isHeld(error) || request === null) {
        const code = isFailure(error) ? error.code : 'request-failed';
        setProblem(failureText(locale, code, isFailure(error) ? error.values : {}));

        return;
      }

      const held = request;
      const because = failureText(locale, error.code, error.values);
      saveRequest(held);
      ask({
        source: 'run',
        tips: { visitor: because, person: because },
        next: pageOf(held.id),
        tool,
        isOpen: ({ freeTasks }) => freeTasks === null,
        triesAfterLogIn: true,
        go: () => void send(() => held),
      });
    } finally {
      setIsBusy(false);
    }
  };
  const pageOf = (id: string) => `${address(`/${tool}`)}?job=${id}`;

  return { isBusy, problem, popup, start: (prepare) => void send(prepare) };
}
