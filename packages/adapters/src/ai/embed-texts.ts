import { Failure } from '@octavo/contract/failures';
import { type EmbeddingModel, embedMany } from 'ai';
import { modelFailure } from './model-failure.ts';
import type { Patience } from './stream-answer.ts';

/** Texts in one request; local servers accept few and have small buffers. */
const batchSize = 64;
/** Requests at the same time. */
const batchesAtOnce = 4;

/** @throws Failure when a request fails, or when the vectors do not belong to the texts. */
export async function embedTexts(
  model: EmbeddingModel,
  texts: readonly string[],
  { totalMs, retries }: Patience,
): Promise<readonly (readonly number[])[]> {
  const vectors: (readonly number[])[] = [];

  for (let start = 0; start < texts.length; start += batchSize * batchesAtOnce) {
    const starts = Array.from({ length: batchesAtOnce }, (_, batch) => start + batch * batchSize);
    const batches = starts
      .map((each) => texts.slice(each, each + batchSize))
      .filter((batch) => batch.length > 0)
      .map((batch) => embedBatch(model, batch, { totalMs, retries }));
    vectors.push(...(await Promise.all(batches)).flat());
  }

  const length = vectors[0]?.length ?? 0;

  if (vectors.some((vector) => vector.length !== length || !vector.every(Number.isFinite))) {
    throw new Failure('model-unreachable', 'embeddings of different lengths');
  }

  return vectors;
}

async function embedBatch(
  model: EmbeddingModel,
  values: string[],
  { totalMs, retries }: Pick<Patience, 'totalMs' | 'retries'>,
): Promise<number[][]> {
  try {
    const { embeddings } = await embedMany({
      model,
      values,
      maxRetries: retries,
      abortSignal: AbortSignal.timeout(totalMs),
    });

    if (embeddings.length !== values.length) {
      throw new Failure('model-unreachable', 'embeddings are missing');
    }

    return embeddings;
  } catch (error) {
    throw error instanceof Failure ? error : modelFailure(error);
  }
}
