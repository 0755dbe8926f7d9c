import { Failure } from '@octavo/contract/failures';
import type { ModelPart, ModelRequest, ModelStream } from '@octavo/domain/documents/answer-model';
import { type LanguageModel, streamText } from 'ai';
import { modelFailure } from './model-failure.ts';

/** Limits of a call in milliseconds, and its further attempts. */
export interface Patience {
  readonly totalMs: number;
  /** Counted from the headers of the response. */
  readonly firstChunkMs: number;
  readonly chunkMs: number;
  readonly retries: number;
}

/** Characters of a token at most: an endpoint that ignores the limit of the answer is cut off. */
const charactersPerToken = 16;

export function streamAnswer(model: LanguageModel, request: ModelRequest, patience: Patience): ModelStream {
  const stopping = new AbortController();

  return {
    parts: readParts(model, request, patience, stopping),
    stop: () => stopping.abort(),
  };
}

async function* readParts(
  model: LanguageModel,
  request: ModelRequest,
  { retries, ...timeout }: Patience,
  stopping: AbortController,
): AsyncGenerator<ModelPart> {
  let hasText = false;
  let characters = 0;
  const cut = (why: string) => new Failure('answer-cut', why);
  const failure = (error: unknown) => (hasText ? cut('the stream broke') : modelFailure(error));

  try {
    const { stream } = streamText({
      model,
      instructions: request.instructions,
      messages: request.messages.map(({ by, text }) => ({
        role: by === 'user' ? 'user' : 'assistant',
        content: text,
      })),
      abortSignal: stopping.signal,
      maxOutputTokens: request.answerTokens,
      temperature: 0,
      maxRetries: retries,
      streamRetries: 0,
      timeout,
      // Errors arrive in the stream as well; by default, the SDK prints them with the request.
      onError: () => {},
    });

    for await (const part of stream) {
      if (part.type === 'text-delta') {
        hasText ||= part.text.trim() !== '';
        characters += part.text.length;

        if (characters > request.answerTokens * charactersPerToken) {
          throw cut('longer than allowed');
        }

        yield { kind: 'text', text: part.text };
      } else if (part.type === 'error') {
        throw failure(part.error);
      } else if (part.type === 'abort') {
        // A time limit ends the stream in the same way; the signal tells the two apart below.
        throw hasText ? cut('time limit') : new Failure('model-unreachable', 'time limit');
      } else if (part.type === 'finish') {
        if (part.finishReason !== 'stop' || !hasText) {
          throw cut(hasText ? `finish reason ${part.finishReason}` : 'no text');
        }

        const { inputTokens = 0, outputTokens = 0 } = part.totalUsage;
        yield { kind: 'end', inputTokens, outputTokens };

        return;
      }
    }

    throw failure(null);
  } catch (error) {
    if (stopping.signal.aborted) {
      throw new Failure('cancelled');
    }

    // A connection that breaks throws out of the stream.
    throw error instanceof Failure ? error : failure(error);
  } finally {
    // A reader that leaves early ends the request, too.
    stopping.abort();
  }
}
