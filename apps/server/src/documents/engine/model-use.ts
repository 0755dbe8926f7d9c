import type { FailureCode } from '@octavo/contract/failures';

/** Use of a model for one question. */
export interface ModelUse {
  readonly requests: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** Failure of the embeddings, without which the answer was given; null for none. */
  readonly trouble: FailureCode | null;
}
