import type { Failure } from '@octavo/contract/failures';
import type { RunningAnswer } from '@octavo/domain/documents/engine';

/** Request to stop an answer, which may come before the answer has begun. */
export class AnswerStop {
  #failure: Failure | null = null;
  #answer: RunningAnswer | null = null;

  request(failure: Failure): void {
    this.#failure ??= failure;
    this.#answer?.stop(this.#failure);
  }

  /** Waits for the end of the answer, and stops it when that is or was requested. */
  attach(answer: RunningAnswer): RunningAnswer['ended'] {
    this.#answer = answer;

    if (this.#failure !== null) {
      answer.stop(this.#failure);
    }

    return answer.ended;
  }
}
