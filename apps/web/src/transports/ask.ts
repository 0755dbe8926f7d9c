import { Failure, type FailureCode, failures } from '@octavo/contract/failures';
import type { Problem } from '@octavo/contract/routes/problem';
import { noticeSessionEnd } from './session-end.ts';

export const base = '/api/v1';

export function ask(path: string, request: RequestInit): Promise<Response> {
  return fetch(base + path, request);
}

/** Sends a request and reads the response. */
export async function send<Value>(
  method: 'POST' | 'PATCH' | 'DELETE',
  path: string,
  body?: object,
  signal?: AbortSignal,
): Promise<Value> {
  // Sent without a body, too: the server refuses content types that a form on another site could send.
  const headers = { 'content-type': 'application/json' };
  const content = body === undefined ? {} : { body: JSON.stringify(body) };

  return read(await ask(path, { method, headers, ...content, signal: signal ?? null }));
}

/** @throws Failure with the code of the response when it is not a success. */
export async function read<Value>(answer: Response): Promise<Value> {
  if (!answer.ok) {
    throw await failureIn(answer);
  }

  // 204 has no body, and callers expect none.
  return answer.status === 204 ? (undefined as Value) : answer.json();
}

export async function failureIn(answer: Response): Promise<Failure> {
  return failureOf(answer.status, await answer.text());
}

/** Failure described by a response, for the caller; also reported to the page when it ends the session. */
export function failureOf(status: number, body: string): Failure {
  return noticeSessionEnd(readFailure(status, body));
}

/** An error response that is not ours (a proxy's, say) counts as a failed request. */
function readFailure(status: number, body: string): Failure {
  try {
    const problem: Partial<Problem> = JSON.parse(body);

    if (isFailureCode(problem.code)) {
      return new Failure(problem.code, `status ${status}`, { values: problem.values ?? {} });
    }
  } catch (cause) {
    return new Failure('request-failed', `status ${status}, not JSON`, { cause });
  }

  return new Failure('request-failed', `status ${status}`);
}

function isFailureCode(given: unknown): given is FailureCode {
  return typeof given === 'string' && Object.hasOwn(failures, given);
}
