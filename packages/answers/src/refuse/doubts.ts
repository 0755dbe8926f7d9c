import type { DocumentIndex } from '../index/document-index.ts';
import type { Question, Term } from '../question/read-question.ts';
import { type FeatureName, featureNames } from '../rank/features.ts';
import type { QuotedSentences } from '../rank/quotes.ts';
import type { RankedSentence } from '../rank/rank-sentences.ts';
import { differsInNegation, hasAntonym } from './opposites.ts';

/** Facts about the best quote, known when the decision to refuse is made. */
export interface Verdict {
  readonly index: DocumentIndex;
  readonly question: Question;
  readonly best: QuotedSentences;
  readonly next: QuotedSentences | null;
  /** The likeliest sentence of the quote. */
  readonly top: RankedSentence;
}

/** One function for each fact that speaks for or against a refusal. */
export const doubts = {
  constant: () => 1,
  score: ({ top }) => top.score,
  probability: ({ best }) => best.probability,
  margin: ({ best, next }) =>
    Math.min(4, Math.log(best.probability / Math.max(1e-4, next?.probability ?? 0))),
  coverage: (verdict) => feature(verdict, 'coverage'),
  squaredCoverage: (verdict) => feature(verdict, 'coverage') ** 2,
  verbatim: (verdict) => feature(verdict, 'verbatim'),
  passageCoverage: (verdict) => feature(verdict, 'coverage') + feature(verdict, 'passageBesides'),
  quoteCoverage: (verdict) => quoteCoverage(verdict),
  unknown: ({ question }) => weightShare(question, ({ isKnown }) => !isKnown),
  nowhere: ({ question }) => weightShare(question, ({ matches }) => matches.size === 0),
  unknownName: ({ question }) => (question.terms.some(({ isName, isKnown }) => isName && !isKnown) ? 1 : 0),
  missingName: (verdict) => missing(verdict, ({ isName }) => isName),
  missingNumber: (verdict) => missing(verdict, ({ isNumber }) => isNumber),
  missingHeaviest: ({ question, top }) =>
    Math.max(0, ...question.terms.map(({ weight }, at) => weight * (1 - top.evidence.passage.matched[at]!))) /
    question.weight,
  missingNameInQuote: (verdict) => missingInQuote(verdict, ({ isName }) => isName),
  missingNumberInQuote: (verdict) => missingInQuote(verdict, ({ isNumber }) => isNumber),
  missingWordInQuote: (verdict) =>
    missingInQuote(verdict, ({ isName, isNumber, isFocus }) => !isName && !isNumber && !isFocus),
  focusMissing: (verdict) => missingInQuote(verdict, ({ isFocus }) => isFocus),
  beforeBesides: (verdict) => feature(verdict, 'beforeBesides'),
  passageBm25: (verdict) => feature(verdict, 'passageBm25'),
  kindMissed: (verdict) => feature(verdict, 'kindMissed'),
  kindMet: (verdict) => feature(verdict, 'kindMet'),
  negation: ({ index, question, best }) => (differsInNegation(question, textOf(index, best)) ? 1 : 0),
  antonym: ({ index, question, best }) => (hasAntonym(question, textOf(index, best)) ? 1 : 0),
  terms: ({ question }) => Math.log(1 + question.terms.length),
  weight: ({ question }) => question.weight / Math.max(1, question.terms.length),
} satisfies Record<string, (verdict: Verdict) => number>;

export type DoubtName = keyof typeof doubts;

export const doubtNames = Object.keys(doubts) as DoubtName[];

export function doubtsOf(verdict: Verdict): number[] {
  return doubtNames.map((name) => doubts[name](verdict));
}

function feature({ top }: Verdict, name: FeatureName): number {
  return top.features[featureNames.indexOf(name)] ?? 0;
}

function weightShare({ terms, weight }: Question, counts: (term: Term) => boolean): number {
  return terms.reduce((sum, term) => sum + (counts(term) ? term.weight : 0), 0) / weight;
}

/** Terms of a kind that the passage lacks, as a share of the question's weight. */
function missing({ question, top }: Verdict, counts: (term: Term) => boolean): number {
  return (
    question.terms.reduce(
      (sum, term, at) => sum + (counts(term) ? term.weight * (1 - top.evidence.passage.matched[at]!) : 0),
      0,
    ) / question.weight
  );
}

/** Terms of a kind that the quote lacks, as a share of the question's weight. */
function missingInQuote({ question, best }: Verdict, counts: (term: Term) => boolean): number {
  return (
    question.terms.reduce((sum, term, at) => {
      const found = Math.max(0, ...best.sentences.map(({ evidence }) => evidence.matched[at]!));

      return sum + (counts(term) ? term.weight * (1 - found) : 0);
    }, 0) / question.weight
  );
}

function quoteCoverage({ question, best }: Verdict): number {
  return (
    question.terms.reduce(
      (sum, { weight }, at) =>
        sum + weight * Math.max(0, ...best.sentences.map(({ evidence }) => evidence.matched[at]!)),
      0,
    ) / question.weight
  );
}

function textOf({ passages, documents }: DocumentIndex, { passage, start, end }: QuotedSentences): string {
  const { document, place } = passages[passage]!;

  return documents[document]!.passages[place]!.text.slice(start, end);
}
