import type { DocumentIndex } from '../index/document-index.ts';
import { passageAt } from './numbered-passages.ts';

/** Vectors of texts, all of one length and in their order. */
type Embed = (texts: readonly string[]) => Promise<readonly (readonly number[])[]>;

/** Characters of a passage that are embedded: models for embeddings read some 500 tokens. */
const mostCharacters = 1500;

/** Passages of documents by meaning. 500 pages have some 4,000, which are compared within milliseconds. */
export class PassageVectors {
  readonly #vectors: readonly Float32Array[];

  private constructor(vectors: readonly Float32Array[]) {
    this.#vectors = vectors;
  }

  static async of(index: DocumentIndex, embed: Embed): Promise<PassageVectors> {
    const texts = index.passages.map((_, number) => {
      const { headings, text } = passageAt(index, number).passage;

      return [...headings, text].join('\n').slice(0, mostCharacters);
    });

    return new PassageVectors((await embed(texts)).map(normalised));
  }

  /** Numbers of the passages nearest to a vector, best first. None for a vector of another length. */
  nearest(vector: readonly number[], limit: number): number[] {
    const sought = normalised(vector);

    if (this.#vectors[0]?.length !== sought.length) {
      return [];
    }

    return this.#vectors
      .map((each, passage) => ({ passage, likeness: product(each, sought) }))
      .sort((one, other) => other.likeness - one.likeness || one.passage - other.passage)
      .slice(0, limit)
      .map(({ passage }) => passage);
  }
}

function normalised(vector: readonly number[]): Float32Array {
  const length = Math.hypot(...vector) || 1;

  return Float32Array.from(vector, (value) => value / length);
}

function product(one: Float32Array, other: Float32Array): number {
  let sum = 0;

  for (let at = 0; at < one.length; at += 1) {
    sum += (one[at] ?? 0) * (other[at] ?? 0);
  }

  return sum;
}
