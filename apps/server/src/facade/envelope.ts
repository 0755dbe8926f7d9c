import { type FailureCode, failures } from '@octavo/contract/failures';
import { problem } from '@octavo/contract/routes/problem';

/** Code of an answer: success of a common call, success of a call about files, and a job in progress or failed. */
export const codes = { success: 0, fileSuccess: 1000, inProgress: 500 } as const;

/** Failures with a code of their own; the code of any other is 1000 and its HTTP status. */
const ownCodes: Partial<Record<FailureCode, number>> = {
  'login-invalid': 519,
  'sign-in-required': 519,
  'document-limit': 1506,
  'question-limit': 1507,
  // 1507 is taken.
  'storage-full': 1503,
};

export function codeOf(failure: FailureCode): number {
  return ownCodes[failure] ?? 1000 + failures[failure].status;
}

/** Answers a common call. */
export function succeed(data: unknown): Response {
  return answer({ code: codes.success, msg: '', data });
}

/** Answers a call about files. */
export function answer(body: { readonly code: number; readonly [field: string]: unknown }): Response {
  return Response.json(body, { headers: { 'cache-control': 'no-store' } });
}

/**
 * Turns a problem of the API into an answer. Clients of these calls read the code of an answer with HTTP status 200,
 * unless the server is at fault.
 */
export async function answerProblem(response: Response, status?: 404): Promise<Response> {
  const { code: failure, detail: msg, values } = problem.parse(await response.json());
  const field = values['option'];
  const isOurs = response.status >= 500;
  const retryAfter = response.headers.get('retry-after');
  const body = { code: codeOf(failure), msg, failure, ...(field === undefined ? {} : { field }) };

  return Response.json(body, {
    status: status ?? (isOurs ? response.status : 200),
    headers: { 'cache-control': 'no-store', ...(retryAfter === null ? {} : { 'retry-after': retryAfter }) },
  });
}

/** Result string of a job: base64 of URL-encoded JSON. */
export function encodeResult(result: object): string {
  return Buffer.from(encodeURIComponent(JSON.stringify(result))).toString('base64');
}
