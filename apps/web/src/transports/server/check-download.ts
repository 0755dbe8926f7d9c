import { Failure } from '@octavo/contract/failures';
import { failureIn } from '../response-failure.ts';

/**
 * Checks with a HEAD request that a download would succeed; a browser that receives an error response instead
 * of the file would save that response.
 *
 * @throws Failure with the reason when it would not.
 */
export async function checkDownload(href: string, signal: AbortSignal): Promise<void> {
  const answer = await reach(href, { method: 'HEAD', signal });

  if (!answer.ok) {
    // Only a response with a body carries the reason.
    throw await failureIn(await reach(href, { signal }));
  }
}

async function reach(href: string, request: RequestInit): Promise<Response> {
  try {
    return await fetch(href, request);
  } catch (cause) {
    throw new Failure('request-failed', 'no connection', { cause });
  }
}
