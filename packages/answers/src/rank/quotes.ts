import type { DocumentIndex } from '../index/document-index.ts';
import { longestQuote } from '../index/longest-quote.ts';
import { passageOf } from '../index/passage-of.ts';
import { labelledLine } from '../labels/labelled-line.ts';
import { pageBreaksOf } from './page-breaks.ts';
import type { RankedSentence } from './rank-sentences.ts';

/** Consecutive sentences of one passage that are quoted together; a single one may be too long and is cut later. */
export interface QuotedSentences {
  /** Index in `DocumentIndex.passages`. */
  readonly passage: number;
  readonly start: number;
  readonly end: number;
  /** Probability that the answer is in the quote, given that it is somewhere. */
  readonly probability: number;
  readonly sentences: readonly RankedSentence[];
}

/**
 * Quotes that share no sentence, best first. Of all quotes that are short enough, the best are those that most
 * probably hold the answer, so that a sentence brings the neighbour that may answer instead.
 */
export function quotesOf(
  index: DocumentIndex,
  ranked: readonly RankedSentence[],
  limit: number,
): QuotedSentences[] {
  const byNumber = new Map(ranked.map((each) => [each.evidence.sentence, each]));
  const windows = ranked
    .flatMap((each) => windowsFrom(index, each, byNumber))
    .sort(
      (one, other) =>
        other.probability - one.probability || one.passage - other.passage || one.start - other.start,
    );
  const quotes: QuotedSentences[] = [];
  const quoted = new Set<number>();

  for (const window of windows) {
    if (quotes.length === limit) {
      break;
    }

    if (window.sentences.every(({ evidence }) => !quoted.has(evidence.sentence))) {
      quotes.push(window);

      for (const { evidence } of window.sentences) {
        quoted.add(evidence.sentence);
      }
    }
  }

  return quotes;
}

/** Every quote that starts with a sentence. */
function windowsFrom(
  index: DocumentIndex,
  first: RankedSentence,
  byNumber: ReadonlyMap<number, RankedSentence>,
): QuotedSentences[] {
  const { sentence } = first.evidence;
  const { passage, start } = index.sentences[sentence]!;
  const breaks = pageBreaksOf(passageOf(index, passage));
  const isAlone = labelledLine(index, sentence) !== null;
  const windows: QuotedSentences[] = [];
  const sentences: RankedSentence[] = [];
  let probability = 0;

  for (let at = sentence; at < index.passages[passage]!.endSentence; at += 1) {
    const { end } = index.sentences[at]!;
    const ranked = byNumber.get(at);
    const isTooLong = end - start > longestQuote || breaks.some((offset) => offset > start && offset < end);

    // A label and its value say nothing about the line below.
    const isCut = at > sentence && (isTooLong || isAlone || labelledLine(index, at) !== null);

    if (ranked === undefined || isCut) {
      break;
    }

    sentences.push(ranked);
    probability += ranked.probability;
    windows.push({ passage, start, end, probability, sentences: [...sentences] });
  }

  return windows;
}
