import type { Claim, RefusedAnswer } from '../answer/answer.ts';
import type { ChosenPassage } from './numbered-passages.ts';
import type { ModelPrompt } from './prompt.ts';

/** A language model, as the host provides it. */
export interface ModelAccess {
  /** Tokens that a request and its answer may have together. */
  readonly contextTokens: number;
  /** Text of the answer while it comes. Fails when the answer is not complete. */
  complete(prompt: ModelPrompt): AsyncIterable<string>;
  /** Numbers of the passages nearest by meaning, best first; null without embeddings. */
  readonly nearest: ((question: string, limit: number) => Promise<readonly number[]>) | null;
  /** Notes on parts of the documents by what the model was asked, kept as long as the documents. */
  readonly notes: Map<string, readonly PartNote[]>;
}

/** A proven claim about a part of the documents, with the quotes that prove it. */
export interface PartNote {
  readonly text: string;
  readonly quotes: readonly Required<Omit<ChosenPassage, 'before'>>[];
}

/** Events of an answer, in order. */
export type ModelEvent =
  /** Number of requests to the model, when they are more than a user expects. */
  | { readonly kind: 'plan'; readonly calls: number }
  | { readonly kind: 'claim'; readonly claim: Claim }
  /** The last event, and the only one besides a plan. */
  | RefusedAnswer
  /** The model has said nothing, which is a failure. */
  | { readonly kind: 'empty' };
