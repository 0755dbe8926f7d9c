import { Failure, type FailureCode } from '@octavo/contract/failures';
import { APICallError, RetryError } from 'ai';

/** Statuses of a service that has too much to do; 529 is that of Anthropic. */
const busy: readonly number[] = [408, 429, 503, 529];
const refused: readonly number[] = [401, 403];

/**
 * Failure for an error of the AI SDK before the first text. It has no cause: errors of a provider may quote
 * the question, the passages or the key.
 */
export function modelFailure(error: unknown): Failure {
  const last = RetryError.isInstance(error) ? error.lastError : error;
  const status = APICallError.isInstance(last) ? last.statusCode : undefined;

  return new Failure(codeFor(status), status === undefined ? 'no usable answer' : `status ${status}`);
}

function codeFor(status: number | undefined): FailureCode {
  if (status === undefined) {
    return 'model-unreachable';
  }

  if (refused.includes(status)) {
    return 'model-refused-key';
  }

  return busy.includes(status) ? 'model-busy' : 'model-unreachable';
}
