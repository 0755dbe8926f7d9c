import { setTimeout as wait } from 'node:timers/promises';
import type { DocumentIndex } from '@octavo/answers/index/document-index';
import type { ModelAccess } from '@octavo/answers/model/model-access';
import { PassageVectors } from '@octavo/answers/model/passage-vectors';
import { type FailureCode, isFailure } from '@octavo/contract/failures';
import type { EmbedTexts } from '@octavo/domain/documents/answer-model';

/** Time that a question waits for the vectors of a long document; the next one finds them ready. */
const patienceMilliseconds = 5000;

/** Vectors of documents, kept as long as their index. */
export class VectorStore {
  readonly #vectors = new WeakMap<DocumentIndex, Promise<PassageVectors>>();

  /** Search by meaning, which finds nothing when the embeddings fail; null without embeddings. */
  search(
    index: DocumentIndex,
    embed: EmbedTexts | null,
    onTrouble: (code: FailureCode) => void,
  ): ModelAccess['nearest'] {
    if (embed === null) {
      return null;
    }

    return async (question, limit) => {
      try {
        const late = wait(patienceMilliseconds, null, { ref: false });
        const vectors = await Promise.race([this.#vectorsOf(index, embed), late]);
        const [vector = []] = vectors === null ? [] : await embed([question]);

        return vectors?.nearest(vector, limit) ?? [];
      } catch (error) {
        onTrouble(isFailure(error) ? error.code : 'model-unreachable');

        return [];
      }
    };
  }

  #vectorsOf(index: DocumentIndex, embed: EmbedTexts): Promise<PassageVectors> {
    const kept = this.#vectors.get(index);

    if (kept !== undefined) {
      return kept;
    }

    const vectors = PassageVectors.of(index, embed);
    this.#vectors.set(index, vectors);
    // The next question tries again; this one gets the rejected promise.
    vectors.catch(() => this.#vectors.delete(index));

    return vectors;
  }
}
