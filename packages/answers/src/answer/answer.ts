import type { Citation } from '../cite/citation.ts';

/** Answer of an engine, ours or a model. */
export type Answer = GivenAnswer | RefusedAnswer;

export interface GivenAnswer {
  readonly kind: 'answered';
  /** False for an answer that is shown as probable. */
  readonly certain: boolean;
  readonly claims: readonly Claim[];
}

export interface RefusedAnswer {
  readonly kind: 'refused';
  /** Words of the question, as written, that stand nowhere in the documents. */
  readonly missing: readonly string[];
  /** The nearest passages, which are no answer. */
  readonly nearest: readonly Citation[];
}

export interface Claim {
  readonly text: string;
  /** Empty for a claim of a model that the documents do not prove. */
  readonly citations: readonly Citation[];
}
