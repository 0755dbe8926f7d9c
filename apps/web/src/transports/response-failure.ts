import { Failure } from '@octavo/contract/failures';
import type { Problem } from '@octavo/contract/routes/problem';
import { noticeSessionEnd } from './session-end.ts';

/** Failure that an error response describes. */
export async function failureIn(answer: Response): Promise<Failure> {
  return failureOf(answer.status, await answer.text());
}

/** Failure described by a response, for the caller; also reported to the page when it ends the session. */
export function failureOf(status: number, body: string): Failure {
  return noticeSessionEnd(readFailure(status, body));
}

/** Form of our codes. The texts tell the known ones: their whole table would be loaded by every page. */
const codeForm = /^[a-z]+(-[a-z]+)*$/;

/** An error response that is not ours (a proxy's, say) counts as a failed request. */
function readFailure(status: number, body: string): Failure {
  const detail = `status ${status}`;
  let cause: unknown;

  try {
    const { code, values }: Partial<Problem> = JSON.parse(body);

    if (typeof code === 'string' && codeForm.test(code)) {
      return new Failure(code, detail, { values });
    }
  } catch (error) {
    // Not JSON.
    cause = error;
  }

  return new Failure('request-failed', detail, { cause });
}
