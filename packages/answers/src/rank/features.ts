import type { DocumentIndex } from '../index/document-index.ts';
import { tokenFlags } from '../index/token-flags.ts';
import type { Question } from '../question/read-question.ts';
import type { Evidence, Matched } from './evidence.ts';
import { isDefinition, startsWithPronoun } from './forms.ts';
import { kindMet, kindNear, newShare } from './kind-met.ts';

type Feature = (evidence: Evidence, question: Question, index: DocumentIndex) => number;

/** Weighted share of the question's terms that is matched. */
function share(matched: Matched, { terms, weight }: Question): number {
  let sum = 0;

  for (const [term, likeness] of matched.entries()) {
    sum += likeness * terms[term]!.weight;
  }

  return sum / weight;
}

/** Share that others match beyond what the sentence matches itself. */
function besides(others: Matched | null, matched: Matched, question: Question): number {
  return others === null
    ? 0
    : share(
        others.map((likeness, term) => Math.max(0, likeness - matched[term]!)),
        question,
      );
}

/** One function for each feature of a sentence; `weights.ts` has a weight for each of them. */
export const features = {
  bm25: ({ bm25 }, { weight }) => bm25 / weight,
  coverage: ({ matched }, question) => share(matched, question),
  squaredCoverage: ({ matched }, question) => share(matched, question) ** 2,
  verbatim: ({ verbatim }, question) => share(verbatim, question),
  passageBesides: ({ passage, matched }, question) => besides(passage.matched, matched, question),
  headingsBesides: ({ passage, matched }, question) => besides(passage.headings, matched, question),
  beforeBesides: ({ before, matched }, question) => besides(before, matched, question),
  afterBesides: ({ after, matched }, question) => besides(after, matched, question),
  passageBm25: ({ passage }, { weight }) => passage.bm25 / weight,
  names: ({ matched }, { terms }) =>
    meanOf(
      matched,
      terms.map(({ isName }) => isName),
    ),
  numbers: ({ matched }, { terms }) =>
    meanOf(
      matched,
      terms.map(({ isNumber }) => isNumber),
    ),
  focus: ({ matched }, { terms }) =>
    meanOf(
      matched,
      terms.map(({ isFocus }) => isFocus),
    ),
  rarest: ({ matched }, { terms }) => {
    const most = Math.max(0, ...terms.map(({ weight, matches }) => (matches.size > 0 ? weight : 0)));

    return meanOf(
      matched,
      terms.map(({ weight }) => weight === most),
    );
  },
  kindMet: ({ sentence }, question, index) => kindMet(index, question, sentence, question.kind),
  kindMissed: ({ sentence }, question, index) =>
    hasForm(question) && kindMet(index, question, sentence, question.kind) === 0 ? 1 : 0,
  kindNear: ({ sentence }, question, index) => kindNear(index, question, sentence),
  newCapitals: ({ sentence }, question, index) =>
    hasForm(question) ? 0 : newShare(index, question, sentence, tokenFlags.capital),
  newNumbers: ({ sentence }, question, index) =>
    hasForm(question) ? 0 : newShare(index, question, sentence, tokenFlags.number),
  definition: ({ sentence }, question, index) =>
    question.kind === 'definition' && isDefinition(index, question, sentence) ? 1 : 0,
  pronounAfterSubject: ({ sentence, before, matched }, question, index) =>
    startsWithPronoun(index, sentence) ? besides(before, matched, question) : 0,
  pronoun: ({ sentence }, _, index) => (startsWithPronoun(index, sentence) ? 1 : 0),
  novelty: ({ sentence }, { words }, index) => {
    const { firstToken, endToken } = index.sentences[sentence]!;
    let added = 0;

    for (let at = firstToken; at < endToken; at += 1) {
      added += index.tokens.stem[at]! >= 0 && !words.has(index.tokens.word[at]!) ? 1 : 0;
    }

    return Math.log(1 + added);
  },
  length: ({ sentence }, _, index) => Math.log(1 + index.sentences[sentence]!.contentWords),
  isFirst: ({ place }) => (place === 0 ? 1 : 0),
} satisfies Record<string, Feature>;

export type FeatureName = keyof typeof features;

export const featureNames = Object.keys(features) as FeatureName[];

/** Values of all features, in the order of `featureNames`. */
export function featuresOf(evidence: Evidence, question: Question, index: DocumentIndex): number[] {
  return featureNames.map((name) => (features[name] as Feature)(evidence, question, index));
}

/** Mean likeness over the terms that count; 1 when none does. */
function meanOf(matched: Matched, counts: readonly boolean[]): number {
  let sum = 0;
  let number = 0;

  for (const [term, likeness] of matched.entries()) {
    if (counts[term]) {
      sum += likeness;
      number += 1;
    }
  }

  return number === 0 ? 1 : sum / number;
}

/** True for kinds of answers that can be told by their form. */
export function hasForm({ kind }: Question): boolean {
  return ['person', 'time', 'place', 'number', 'money', 'percent'].includes(kind);
}
