import { wordsOf } from './prompt-passages.ts';
import type { wires } from './wires.ts';

const dimensions = 64;
/** Words with one meaning, so that a test can find by meaning what no word finds. */
const meanings: readonly (readonly string[])[] = [['salary', 'wage', 'pay', 'remuneration']];

/** Embeddings as the protocol sends them. A model named `wrong-length` gives every text another length. */
export function scriptedEmbeddings(
  wire: keyof typeof wires,
  model: string,
  inputs: readonly string[],
): object {
  const vectors = inputs.map((input, index) =>
    vectorOf(input, model === 'wrong-length' ? dimensions - (index % 3) : dimensions),
  );

  return wire === 'google'
    ? { embeddings: vectors.map((values) => ({ values })) }
    : {
        object: 'list',
        data: vectors.map((embedding, index) => ({ object: 'embedding', index, embedding })),
        usage: { prompt_tokens: 1, total_tokens: 1 },
      };
}

function vectorOf(text: string, length: number): number[] {
  const vector = new Array<number>(length).fill(0);

  for (const word of wordsOf(text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' '))) {
    const meaning = meanings.find((words) => words.includes(word))?.[0] ?? word;
    const place = [...meaning].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % length, 7);
    vector[place] = (vector[place] ?? 0) + 1;
  }

  return vector;
}
