import type { CallToolResult, ServerContext } from '@modelcontextprotocol/server';
import { type Failure, isFailure } from '@octavo/contract/failures';
import type { CallContext } from './host.ts';

/** Text of a failure for an agent. */
export type FailureText = (failure: Failure) => string;

/** Steps in which progress is reported. */
const steps = 100;

/** The context of a call for the host: its cancellation, and the progress that its client asked for. */
export function contextOf({ mcpReq }: ServerContext): CallContext {
  const progressToken = mcpReq._meta?.progressToken;
  let reported = 0;

  return {
    signal: mcpReq.signal,

    onProgress(share) {
      const progress = Math.floor(share * steps);

      // The protocol asks for progress that increases.
      if (progressToken !== undefined && progress > reported) {
        reported = progress;
        void mcpReq
          .notify({ method: 'notifications/progress', params: { progressToken, progress, total: steps } })
          // The client has closed its connection; the call ends by its signal.
          .catch(() => undefined);
      }
    },
  };
}

/** A report as structure, and as text for clients that read no structure. */
export function resultOf(report: Readonly<Record<string, unknown>>, isError = false): CallToolResult {
  return {
    content: [{ type: 'text', text: JSON.stringify(report) }],
    structuredContent: report,
    ...(isError ? { isError } : {}),
  };
}

/** A failure of the call: a result with our code, which the agent can read and act on. */
export function failedResult(error: unknown, words: FailureText): CallToolResult {
  if (!isFailure(error)) {
    throw error;
  }

  return {
    content: [{ type: 'text', text: `${error.code}: ${words(error)}` }],
    structuredContent: { code: error.code, message: words(error), values: error.values },
    isError: true,
  };
}
