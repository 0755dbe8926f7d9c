import type { DocumentIndex } from '../index/document-index.ts';
import { longestQuote } from '../index/longest-quote.ts';
import type { TextSpan } from '../passages/passage.ts';
import type { Question } from '../question/read-question.ts';
import { cutQuote } from '../rank/cut-quote.ts';
import { eventTimes } from '../rank/event-times.ts';
import { hasForm } from '../rank/features.ts';
import { addsNothing, startsWithPronoun } from '../rank/forms.ts';
import { type QuotedSentences, quotesOf } from '../rank/quotes.ts';
import { type RankedSentence, rankSentences } from '../rank/rank-sentences.ts';
import { doubtsOf } from '../refuse/doubts.ts';
import { refusalProbability } from '../refuse/probability.ts';
import { tersenessOf } from '../refuse/terseness.ts';
import { type AnsweringWords, answeringWords } from '../span/answering-words.ts';
import { findClause } from './find-clause.ts';
import type { Weights } from './weights.ts';

const thresholds = {
  /** Probability of a quote, compared with the best one, from which its answering words are looked for. */
  marked: 0.5,
  /** Likeness below which a word has only letters in common with that of the question. */
  akin: 0.7,
  /** Share of a form, a letter or a contract in the style of the documents. */
  terse: 0.5,
};

/** A quote of a passage that may answer. */
export interface FoundQuote extends TextSpan {
  /** Index in `DocumentIndex.passages`. */
  readonly passage: number;
  /** Probability that it holds the answer, given that the documents do. */
  readonly probability: number;
  /** The answering words, within the quote; null when none stand out. */
  readonly words: TextSpan | null;
  /** Its likeliest sentence, with that of the answering words, cut like the quote. */
  readonly sentence: TextSpan;
}

export interface FoundQuotes {
  /** Best first. */
  readonly quotes: readonly FoundQuote[];
  /** Probability that nothing in the documents answers. */
  readonly refusal: number;
  /** The sentence that allows or forbids what the question asks leave for, however probable a refusal is. */
  readonly clause: FoundQuote | null;
  /** Facts that the probability was computed from; empty without a quote. */
  readonly doubts: readonly number[];
}

/** Finds the quotes that answer a question best, whether or not they answer it. */
export function findQuotes(
  index: DocumentIndex,
  question: Question,
  weights: Weights,
  limit: number,
): FoundQuotes {
  const ranked = rankSentences(index, question, weights.ranking);
  const quotes = quotesOf(index, ranked, Math.max(2, limit));
  const [best, next = null] = quotes;

  if (best === undefined) {
    return { quotes: [], refusal: 1, clause: null, doubts: [] };
  }

  const wordsOf = (quote: QuotedSentences) =>
    answeringWords(index, question, byProbability(quote), weights.spans);
  const words = wordsOf(best);
  const doubts = doubtsOf({ index, question, best, next, top: byProbability(best)[0]!, ranked, words });

  return {
    quotes: quotes.slice(0, limit).map((quote) => {
      const isMarked =
        quote.probability >= thresholds.marked * best.probability || quote.end - quote.start > longestQuote;
      const marked = quote === best ? words : isMarked ? wordsOf(quote) : null;
      const own = isMarked ? ownTime(index, question, byProbability(quote)[0]!) : null;

      return foundQuote(index, question, quote, own ?? (marked === null ? null : textSpanOf(index, marked)));
    }),
    // Every quote is a guess if the document has no word of the question.
    refusal: question.terms.some(({ matches }) => matches.size > 0)
      ? refusalProbability(weights.refusal, doubts)
      : 1,
    clause: clauseOf(index, question, ranked),
    doubts,
  };
}

/**
 * The date of the asked event in a sentence with those of others as well. In running text, the learned words overlap
 * more with the answers of the question sets.
 */
function ownTime(index: DocumentIndex, question: Question, { evidence }: RankedSentence): TextSpan | null {
  const isTerse = tersenessOf(index) >= thresholds.terse;
  const own = isTerse && question.kind === 'time' ? eventTimes(index, question, evidence.sentence).own : null;

  return own === null ? null : textSpanOf(index, own);
}

function clauseOf(
  index: DocumentIndex,
  question: Question,
  ranked: readonly RankedSentence[],
): FoundQuote | null {
  const sentence = findClause(index, question, ranked);
  const [quote] = sentence === null ? [] : quotesOf(index, [sentence], 1);

  return quote === undefined ? null : foundQuote(index, question, quote, null);
}

function textSpanOf(
  { tokens }: DocumentIndex,
  { first, end }: Pick<AnsweringWords, 'first' | 'end'>,
): TextSpan {
  return { start: tokens.start[first]!, end: tokens.end[end - 1]! };
}

function foundQuote(
  index: DocumentIndex,
  question: Question,
  quote: QuotedSentences,
  words: TextSpan | null,
): FoundQuote {
  const shown = cutQuote(index, quote, words);
  const { start, end } = saidIn(index, question, quote, words);

  return {
    ...shown,
    passage: quote.passage,
    probability: quote.probability,
    words: words !== null && words.start >= shown.start && words.end <= shown.end ? words : null,
    sentence: { start: Math.max(start, shown.start), end: Math.min(end, shown.end) },
  };
}

/** From the likeliest sentence to that of the answering words; all of the quote when that sentence adds nothing. */
function saidIn(
  index: DocumentIndex,
  question: Question,
  quote: QuotedSentences,
  words: TextSpan | null,
): TextSpan {
  const [top] = byProbability(quote);
  const best = index.sentences[top!.evidence.sentence]!;
  const answering = quote.sentences
    .map(({ evidence }) => index.sentences[evidence.sentence]!)
    .find(({ start, end }) => words !== null && words.start >= start && words.end <= end);

  // Instructions are several sentences, of which the first repeats the question.
  if (
    question.kind === 'manner' ||
    (hasForm(question) && addsNothing(index, question, top!.evidence.sentence))
  ) {
    return quote;
  }

  const end = Math.max(best.end, answering?.end ?? 0);
  const start = Math.min(best.start, answering?.start ?? best.start);

  return {
    start: continuesSubject(index, top!) ? Math.min(start, beforeIn(index, quote, top!)) : start,
    end,
  };
}

/** True for a sentence about the subject of the one before: `It keeps for two days.` */
function continuesSubject(
  index: DocumentIndex,
  { evidence: { sentence, matched } }: RankedSentence,
): boolean {
  return matched.every((likeness) => likeness < thresholds.akin) && startsWithPronoun(index, sentence);
}

/** Beginning of the sentence before, when it is quoted as well. */
function beforeIn(
  { sentences }: DocumentIndex,
  quote: QuotedSentences,
  { evidence }: RankedSentence,
): number {
  const before = quote.sentences.find((each) => each.evidence.sentence === evidence.sentence - 1);

  return sentences[before?.evidence.sentence ?? evidence.sentence]!.start;
}

function byProbability({ sentences }: QuotedSentences): RankedSentence[] {
  return [...sentences].sort((one, other) => other.probability - one.probability);
}
