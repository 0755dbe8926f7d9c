import type { RefusedAnswer } from '../answer/answer.ts';
import type { DocumentIndex } from '../index/document-index.ts';
import { citeWords } from './cite-words.ts';
import { type CiteQuote, ClaimStream } from './claim-stream.ts';
import type { ModelEvent } from './model-access.ts';
import { passageAt } from './numbered-passages.ts';

/** Passages that an answer may quote. */
interface QuoteSource {
  readonly cite: CiteQuote;
  readonly texts: readonly string[];
}

/** @param byId Numbers of passages by the id that the model has seen. */
export function quoteSource(index: DocumentIndex, byId: ReadonlyMap<number, number>): QuoteSource {
  return {
    cite(id, words) {
      const number = byId.get(id);

      return number === undefined ? null : citeWords(index, number, words);
    },
    texts: [...byId.values()].map((number) => passageAt(index, number).passage.text),
  };
}

/**
 * Reads the claims of an answer while it comes. When it breaks off, the claims that are complete come first,
 * then its failure.
 */
export async function* readClaims(
  answer: AsyncIterable<string>,
  { cite, texts }: QuoteSource,
  refuse: () => RefusedAnswer,
): AsyncGenerator<ModelEvent> {
  const stream = new ClaimStream(cite, texts);

  try {
    for await (const text of answer) {
      for (const claim of stream.push(text)) {
        yield { kind: 'claim', claim };
      }
    }
  } catch (error) {
    for (const claim of stream.end(true).claims) {
      yield { kind: 'claim', claim };
    }

    throw error;
  }

  const { verdict, claims } = stream.end();

  for (const claim of claims) {
    yield { kind: 'claim', claim };
  }

  if (verdict === 'refused') {
    yield refuse();
  } else if (verdict === 'empty') {
    yield { kind: 'empty' };
  }
}
