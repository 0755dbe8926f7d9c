import { ToolFailure } from '@octavo/contract/failures';
import { failureIn } from '../transports/ask.ts';

/**
 * Asks whether a download would come. A browser that is given a refusal in place of a file saves the refusal.
 *
 * @throws ToolFailure with the reason when it would not.
 */
export async function checkDownload(href: string, signal: AbortSignal): Promise<void> {
  const answer = await reach(href, { method: 'HEAD', signal });

  if (!answer.ok) {
    // Only an answer with a body says why.
    throw await failureIn(await reach(href, { signal }));
  }
}

async function reach(href: string, request: RequestInit): Promise<Response> {
  try {
    return await fetch(href, request);
  } catch (cause) {
    throw new ToolFailure('request-failed', 'no connection', { cause });
  }
}
