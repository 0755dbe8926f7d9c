import type { JobRequest } from '@octavo/contract/job';
import { dialogTool } from '@octavo/tools/kit/picked-tools';
import type { ReactNode } from 'react';
import { randomToken } from '../../transports/random-token.ts';
import { useRequestJob } from './use-request-job.ts';

interface Compress {
  readonly isBusy: boolean;
  /** Reason the job request was refused. */
  readonly problem: string | null;
  /** Popup for the login or Pro that the job request requires. */
  readonly popup: ReactNode;
  start(options: JobRequest['options']): void;
}

/**
 * Requests a job that compresses files where they are, on the server, and leads to it. Calls `onEnd` when the
 * request is refused.
 */
export function useCompress(files: readonly { readonly token: string }[], onEnd: () => void): Compress {
  const { start, ...state } = useRequestJob(dialogTool, onEnd);

  return {
    ...state,
    start: (options) =>
      start(() => ({
        id: randomToken(),
        files: files.map(({ token }) => ({ token })),
        options,
      })),
  };
}
