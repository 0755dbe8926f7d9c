import type { JobView } from '@octavo/contract/job';
import { failureText } from '@octavo/i18n/failures';
import { useEffect, useRef, useState } from 'react';
import { useLocale } from '../../shell/use-locale.ts';
import { randomToken } from '../../transports/random-token.ts';
import { useTransport } from '../../transports/use-transport.ts';
import type { FileWorkspace } from './file-workspace.ts';
import { failureFrom, type ShownFailure } from './workspace-file.ts';

interface RepairAction {
  readonly isBusy: boolean;
  /** Reason why the file could not be repaired. */
  readonly problem: string | null;
  start(tool: string): void;
}

/** Repairs one of several files on the server, and puts the result in its place: the other files stay. */
export function useRepair(workspace: FileWorkspace, key: string, token: string): RepairAction {
  const locale = useLocale();
  const { requestJob, followJob } = useTransport();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const stop = useRef<() => void>(() => undefined);

  useEffect(() => () => stop.current(), []);

  const fail = ({ code, values }: ShownFailure) => {
    setBusy(false);
    setProblem(failureText(locale, code, values));
  };

  const onJob = ({ finishedAt, results: [result], failure, inputs: [input] }: JobView) => {
    if (finishedAt === null) {
      return;
    }

    if (result === undefined) {
      fail(failure ?? input?.failure ?? { code: 'request-failed', values: {} });
    } else {
      workspace.replace(key, result);
    }
  };

  const start = async (tool: string) => {
    setBusy(true);
    setProblem(null);

    try {
      await workspace.untilSent();
      const { id } = await requestJob({ id: randomToken(), tool, files: [{ token }], options: {} });
      stop.current = followJob(id, locale, { onJob, onGone: (code) => fail({ code, values: {} }) });
    } catch (error) {
      fail(failureFrom(error, 'request-failed'));
    }
  };

  return { isBusy, problem, start: (tool) => void start(tool) };
}
