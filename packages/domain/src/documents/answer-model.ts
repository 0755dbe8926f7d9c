/** A language model at the endpoint that the operator has configured. */
export interface AnswerModel {
  readonly name: string;
  /** Host of the endpoint, shown before the first question. */
  readonly host: string;
  /** Tokens that a request and its answer may have together. */
  readonly contextTokens: number;
  stream(request: ModelRequest): ModelStream;
  /** Null when no model for embeddings is configured. */
  readonly embed: EmbedTexts | null;
}

export interface ModelRequest {
  /** Rules for the answer, apart from everything that users and documents say. */
  readonly instructions: string;
  /** Turns in order; the last one is by the user. */
  readonly messages: readonly { readonly by: 'user' | 'model'; readonly text: string }[];
  readonly answerTokens: number;
}

export type ModelPart =
  | { readonly kind: 'text'; readonly text: string }
  /** Last part of a complete answer. */
  | { readonly kind: 'end'; readonly inputTokens: number; readonly outputTokens: number };

export interface ModelStream {
  /**
   * Read once. Fails with `model-busy`, `model-unreachable` or `model-refused-key` before the first text, with
   * `answer-cut` when the answer ended before it was complete, and with `cancelled` after `stop`.
   */
  readonly parts: AsyncIterable<ModelPart>;
  /** Ends the request at once. No-op when it has ended. */
  stop(): void;
}

/**
 * Vectors of texts, all of one length and in their order.
 *
 * @throws Failure `model-busy`, `model-unreachable` or `model-refused-key`.
 */
export type EmbedTexts = (texts: readonly string[]) => Promise<readonly (readonly number[])[]>;
