import type { DocumentIndex } from '../index/document-index.ts';
import { passageOf } from '../index/passage-of.ts';
import type { Question, Term } from '../question/read-question.ts';
import { type FeatureName, featureNames } from '../rank/features.ts';
import type { QuotedSentences } from '../rank/quotes.ts';
import type { RankedSentence } from '../rank/rank-sentences.ts';
import type { AnsweringWords } from '../span/answering-words.ts';
import { relatedLikeness } from '../words/related-words.ts';
import { hasNegatedForm } from './negative-prefixes.ts';
import { differsInNegation, hasAntonym, isDenied } from './opposites.ts';
import { hasOtherNumber } from './other-number.ts';
import { tersenessOf } from './terseness.ts';

const thresholds = {
  /** Sentences of a short document; in a longer one, words of the question meet more often by chance. */
  fewSentences: 40,
  /** Likeness from which a word counts as that of the question. */
  same: 0.9,
  /** Likeness from which it is akin to that of the question, as `registered` to `registration`. */
  kin: 0.7,
};

/** Facts about the best quote, known when the decision to refuse is made. */
export interface Verdict {
  readonly index: DocumentIndex;
  readonly question: Question;
  readonly best: QuotedSentences;
  readonly next: QuotedSentences | null;
  /** The likeliest sentence of the quote. */
  readonly top: RankedSentence;
  /** Every sentence that was compared. */
  readonly ranked: readonly RankedSentence[];
  /** The words of the quote that answer; null when none stand out. */
  readonly words: AnsweringWords | null;
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
  quoteCoverage,
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
  denied: ({ index, question, top }) => (isDenied(question, sentenceOf(index, top)) ? 1 : 0),
  negatedForm: ({ index, question, best }) =>
    hasNegatedForm(question, textOf(index, best), languageOf(index, best)) ? 1 : 0,
  unknownNumber: ({ question }) =>
    question.terms.some(({ isNumber, isKnown }) => isNumber && !isKnown) ? 1 : 0,
  otherNumber: ({ index, question, best }) => {
    const lacking = question.terms.filter(({ isNumber }, at) => isNumber && foundIn(best, at) === 0);

    return hasOtherNumber(
      lacking.map(({ word }) => word),
      textOf(index, best),
    )
      ? 1
      : 0;
  },
  answerLength: ({ words }) => (words === null ? 0 : words.end - words.first),
  passageProbability: ({ best, ranked }) =>
    ranked.reduce(
      (sum, { evidence, probability }) => sum + (evidence.passage.passage === best.passage ? probability : 0),
      0,
    ),
  language: ({ index, best }) => languageDoubt(languageOf(index, best)),
  onlyAlike,
  sentences: ({ index }) => lengthOf(index),
  missingOfMany: (verdict) => lengthOf(verdict.index) * (1 - quoteCoverage(verdict)),
  singleWord: ({ question, best }) =>
    question.terms.filter((_, at) => foundIn(best, at) > thresholds.same).length <= 1 ? 1 : 0,
  antonym: ({ index, question, best }) => (hasAntonym(question, textOf(index, best)) ? 1 : 0),
  subjectUnknown: ({ question }) => tellingShare(question, ({ isKnown }) => (isKnown ? 0 : 1)),
  subjectMissing,
  subjectAbsent: (verdict) => (subjectMissing(verdict) === 1 ? 1 : 0),
  soughtMissing,
  terse: ({ index }) => tersenessOf(index),
  terseMissing: (verdict) => tersenessOf(verdict.index) * subjectMissing(verdict),
  terseUnknown: ({ index, question }) =>
    tersenessOf(index) * tellingShare(question, ({ isKnown }) => (isKnown ? 0 : 1)),
  terseSought: (verdict) => tersenessOf(verdict.index) * soughtUnknown(verdict),
  terseSoughtMissing: (verdict) => tersenessOf(verdict.index) * soughtMissing(verdict),
  terseSingle: ({ index, question }) => tersenessOf(index) / Math.max(1, question.terms.length),
  terseEnglish: ({ index, best }) => tersenessOf(index) * languageDoubt(languageOf(index, best)),
  terms: ({ question }) => Math.log(1 + question.terms.length),
  weight: ({ question }) => question.weight / Math.max(1, question.terms.length),
} satisfies Record<string, (verdict: Verdict) => number>;

export type DoubtName = keyof typeof doubts;

export const doubtNames = Object.keys(doubts) as DoubtName[];

/** Doubts about forms, letters and contracts; 0 for running text. */
export const terseDoubts: ReadonlySet<DoubtName> = new Set([
  'terse',
  'terseMissing',
  'terseUnknown',
  'terseSought',
  'terseSoughtMissing',
  'terseSingle',
  'terseEnglish',
]);

export function doubtsOf(verdict: Verdict): number[] {
  return doubtNames.map((name) => doubts[name](verdict));
}

function feature({ top }: Verdict, name: FeatureName): number {
  return top.features[featureNames.indexOf(name)] ?? 0;
}

function weightShare({ terms, weight }: Question, counts: (term: Term) => boolean): number {
  return terms.reduce((sum, term) => sum + (counts(term) ? term.weight : 0), 0) / weight;
}

/** Share of what the question tells of its subject that neither the quote nor its headings have. */
function subjectMissing({ question, best, top }: Verdict): number {
  return tellingShare(question, (_, at) =>
    Math.max(foundIn(best, at), top.evidence.passage.headings[at]!) >= relatedLikeness ? 0 : 1,
  );
}

/** 1 when a word of what the question asks for stands nowhere, and tells of the subject. */
function soughtUnknown({ question }: Verdict): number {
  return question.terms.some(
    ({ isSought, telling, matches }) =>
      isSought && telling === 1 && Math.max(0, ...matches.values()) < thresholds.kin,
  )
    ? 1
    : 0;
}

/** Share of what the question asks for that neither the quote nor its headings have. */
function soughtMissing({ question, best, top }: Verdict): number {
  const sought = question.terms.flatMap(({ isSought, telling }, at) =>
    isSought ? [{ telling, likeness: Math.max(foundIn(best, at), top.evidence.passage.headings[at]!) }] : [],
  );
  const total = sought.reduce((sum, { telling }) => sum + telling, 0);

  return total === 0
    ? 0
    : sought.reduce((sum, { telling, likeness }) => sum + (1 - likeness) * telling, 0) / total;
}

/** Mean over the terms of a question, each by how much it tells of the subject. */
function tellingShare({ terms }: Question, valueOf: (term: Term, at: number) => number): number {
  const sum = terms.reduce((all, term, at) => all + term.telling * valueOf(term, at), 0);

  return (
    sum /
    Math.max(
      1e-6,
      terms.reduce((all, { telling }) => all + telling, 0),
    )
  );
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
    question.terms.reduce(
      (sum, term, at) => sum + (counts(term) ? term.weight * (1 - foundIn(best, at)) : 0),
      0,
    ) / question.weight
  );
}

function quoteCoverage({ question, best }: Verdict): number {
  return (
    question.terms.reduce((sum, { weight }, at) => sum + weight * foundIn(best, at), 0) / question.weight
  );
}

/** Terms for which the quote has only a similar word, as a share of the question's weight. */
function onlyAlike({ question, best }: Verdict): number {
  return (
    question.terms.reduce((sum, { weight }, at) => {
      const found = foundIn(best, at);

      return sum + (found > 0 && found < 1 ? weight : 0);
    }, 0) / question.weight
  );
}

/**
 * Level of refusals by language: 1 for English, 0 for French, the mean for languages that no question set teaches.
 * French questions share fewer words with the sentences that answer them, so that other doubts read higher.
 */
function languageDoubt(language: string | null): number {
  return language === 'eng' ? 1 : language === 'fra' ? 0 : 0.5;
}

/** Likeness of the quote's words to a term of the question. */
function foundIn({ sentences }: QuotedSentences, term: number): number {
  return Math.max(0, ...sentences.map(({ evidence }) => evidence.matched[term]!));
}

/** Length of the documents: 0 for short ones, negative for shorter ones. */
function lengthOf({ sentences }: DocumentIndex): number {
  return Math.log(Math.max(1, sentences.length) / thresholds.fewSentences);
}

function languageOf({ passages, languages }: DocumentIndex, { passage }: QuotedSentences): string | null {
  return languages[passages[passage]!.document] ?? null;
}

function sentenceOf(index: DocumentIndex, { evidence }: RankedSentence): string {
  const { passage, start, end } = index.sentences[evidence.sentence]!;

  return passageOf(index, passage).text.slice(start, end);
}

function textOf(index: DocumentIndex, { passage, start, end }: QuotedSentences): string {
  return passageOf(index, passage).text.slice(start, end);
}
