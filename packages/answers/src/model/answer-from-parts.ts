import type { Citation } from '../cite/citation.ts';
import type { DocumentIndex } from '../index/document-index.ts';
import { rankPassages } from '../rank/rank-passages.ts';
import { findQuote } from './find-quote.ts';
import type { ModelAccess, ModelEvent, PartNote } from './model-access.ts';
import { type ChosenPassage, numberPassages, passageAt } from './numbered-passages.ts';
import { answerPrompt, escaped, notePrompt, summaryPrompt } from './prompt.ts';
import { quoteSource, readClaims } from './read-claims.ts';
import { refusalOf } from './refusal-of.ts';
import { partsOf, type WholeRequest } from './whole-document.ts';

interface WholeQuestion {
  readonly question: string;
  readonly request: WholeRequest;
  readonly answerTokens: number;
}

/** Requests for one question; each takes at most the context of the model, which limits the cost of a question. */
const mostCalls = 20;
/** Requests above which the user is told before the first one. */
const expectedCalls = 10;

/**
 * Answers a request about whole documents: notes on each part of them, then one answer from the passages that
 * the notes cite. What fits into one request is answered at once.
 */
export async function* answerFromParts(
  index: DocumentIndex,
  { question, request, answerTokens }: WholeQuestion,
  model: ModelAccess,
): AsyncGenerator<ModelEvent> {
  const budget = Math.floor(model.contextTokens / 2);
  const ranked = request === 'summary' ? null : rankPassages(index, question, index.passages.length);
  const parts = partsOf(index, ranked, budget, mostCalls - 1);
  const refuse = () => refusalOf(index, question);

  if (parts.length <= 1) {
    const chosen = (parts[0] ?? []).map((passage) => ({ passage }));
    const { text, byId } = numberPassages(index, chosen, budget);
    const answer = model.complete(answerPrompt(question, text, answerTokens));
    yield* readClaims(answer, quoteSource(index, byId), refuse);

    return;
  }

  if (parts.length + 1 > expectedCalls) {
    yield { kind: 'plan', calls: parts.length + 1 };
  }

  const notes: (readonly PartNote[])[] = [];

  for (const part of parts) {
    const { text, byId } = numberPassages(
      index,
      part.map((passage) => ({ passage })),
      budget,
    );
    notes.push(await notesOn(index, notePrompt(question, text, answerTokens), byId, model));
  }

  const { text, byId } = numberPassages(index, citedPassages(notes), budget);

  if (byId.size === 0) {
    yield refuse();

    return;
  }

  const answer = model.complete(summaryPrompt(question, text, answerTokens));
  yield* readClaims(answer, quoteSource(index, byId), refuse);
}

/** Proven claims about one part. */
async function notesOn(
  index: DocumentIndex,
  prompt: ReturnType<typeof notePrompt>,
  byId: ReadonlyMap<number, number>,
  model: ModelAccess,
): Promise<readonly PartNote[]> {
  const key = JSON.stringify(prompt.messages);
  const kept = model.notes.get(key);

  if (kept !== undefined) {
    return kept;
  }

  const source = quoteSource(index, byId);
  const passages = new Map<Citation, number>();
  const cite = (id: number, words: string) => {
    const citation = source.cite(id, words);
    const passage = byId.get(id);

    if (citation !== null && passage !== undefined) {
      passages.set(citation, passage);
    }

    return citation;
  };
  const notes: PartNote[] = [];

  for await (const event of readClaims(model.complete(prompt), { ...source, cite }, () => nothing)) {
    if (event.kind === 'claim' && event.claim.citations.length > 0) {
      const { text, citations } = event.claim;
      notes.push({ text, quotes: citations.flatMap((each) => quoteIn(index, each, passages.get(each))) });
    }
  }

  model.notes.set(key, notes);

  return notes;
}

const nothing = { kind: 'refused', missing: [], nearest: [] } as const;

/** The quote within its passage; values of a row with all of the row, which gives them their names. */
function quoteIn(index: DocumentIndex, { quote }: Citation, number: number | undefined): PartNote['quotes'] {
  if (number === undefined) {
    return [];
  }

  const { text } = passageAt(index, number).passage;

  return [{ passage: number, spans: [findQuote(text, quote) ?? { start: 0, end: text.length }] }];
}

/**
 * Quotes of the notes. The first note of every part comes first, then the second: when not all fit, each part
 * keeps its share.
 */
function citedPassages(notes: readonly (readonly PartNote[])[]): ChosenPassage[] {
  const most = Math.max(...notes.map(({ length }) => length));
  const inTurn = Array.from({ length: most }, (_, rank) => notes.flatMap((each) => each[rank] ?? [])).flat();

  return inTurn.flatMap(({ text, quotes }) =>
    quotes.map((quote, at) => (at === 0 ? { ...quote, before: `<note>${escaped(text)}</note>\n` } : quote)),
  );
}
