import type { DocumentIndex } from '../index/document-index.ts';
import { passageOf } from '../index/passage-of.ts';
import { labelledLine } from '../labels/labelled-line.ts';
import { asksForAnyNotice } from '../labels/notice-periods.ts';
import { asksForStatement } from '../labels/stated-answers.ts';
import { stemsIn } from '../labels/stems-in.ts';
import type { TextSpan } from '../passages/passage.ts';
import type { QuestionKind } from '../question/kind.ts';
import type { Question } from '../question/read-question.ts';
import { asksForDuty, statesDuty } from '../rank/asked-duty.ts';
import {
  asksForConsequence,
  isOfDefault,
  pointsElsewhere,
  saysReason,
  tellsWhen,
} from '../rank/clause-fit.ts';
import { asksForCount, countsThing } from '../rank/counted-thing.ts';
import {
  asksForAny,
  asksForDeed,
  asksForHolder,
  asksForMeaning,
  beginsWithSubject,
  definitionDegree,
  holderDegree,
  statesValue,
} from '../rank/definition-form.ts';
import { eventTimes, hasOtherSubject, sentenceOfSubject } from '../rank/event-times.ts';
import { hasForm } from '../rank/features.ts';
import { kindMet } from '../rank/kind-met.ts';
import { asksForOwned, namesOwned } from '../rank/owned-thing.ts';
import { namesPlace } from '../rank/place-form.ts';
import { asksForUsed, namesUsed } from '../rank/used-thing.ts';
import { asksForCost } from '../refuse/cost.ts';
import { lacksDenial, saysNever } from '../refuse/opposites.ts';
import { tersenessOf } from '../refuse/terseness.ts';
import { foldedWords } from '../words/folded-words.ts';
import type { FoundQuote } from './find-quotes.ts';

const thresholds = {
  /** Share of a form, a letter or a contract in the style of the documents. */
  terse: 0.5,
  /** Probability of the next quote, compared with the best one, from which it is a rival. */
  rival: 0.5,
  /** Likeness from which a word is akin to that of the question. */
  kin: 0.7,
};

type Test = (index: DocumentIndex, question: Question, best: FoundQuote) => boolean;

/** Tests of the best quote, each for questions of its own kind; one that fails makes an answer probable only. */
const tests: readonly Test[] = [
  sharesOwnWord,
  // The fate of the document itself is told around its text, if anywhere.
  (_, { kind, terms }) =>
    (kind !== 'person' && kind !== 'time') || terms.every(({ isDocument }) => !isDocument),
  (index, question, best) => !asksForAny(question) || defines(index, question, best),
];
/**
 * The same for letters, forms, contracts and papers with short paragraphs. Running text tells times and reasons in so
 * many ways that there the learned probability says more.
 */
const terseTests: readonly Test[] = [
  saysItself,
  holdsNumbers,
  isOnSubject,
  statesThing,
  // A word that stands nowhere may make the difference: `casual`, where the document says `causal`.
  (_, { terms }) => terms.every(({ isKnown, telling }) => isKnown || telling < 1),
  (index, question, best) =>
    !asksForDuty(question) || sentencesIn(index, best).some((each) => statesDuty(index, question, each)),
  (index, question, best) =>
    !asksForUsed(question) ||
    sentencesIn(index, best).some(
      (each) => namesUsed(index, question, each) && isAboutSubject(index, question, each),
    ),
  // Terse documents state such a fact in a known form, and no sentence has it.
  (_, { text }) => !asksForStatement(text),
  (index, question, best) => !asksForAnyNotice(question.text) || holdsTerms(index, question, best),
  (index, question, best) => !lacksDenial(question, textOf(index, best)),
  (index, question, best) => question.kind !== 'time' || tellsTime(index, question, best),
  (index, question, best) =>
    !hasForm(question) || sentencesIn(index, best).some((each) => !isOfDefault(index, question, each)),
  (index, question, best) => !deniesEver(index, question, best),
  (index, question, best) => question.kind !== 'place' || saysPlace(index, best),
  (index, question, best) =>
    !asksForCount(question) || sentencesIn(index, best).some((each) => countsThing(index, question, each)),
  (index, question, best) =>
    !asksForOwned(question) || sentencesIn(index, best).some((each) => namesOwned(index, question, each)),
  (index, { kind }, best) => kind !== 'reason' || givesReason(index, best),
  (index, question, best) => !asksForHolder(question) || namesHolder(index, question, best),
  (index, question, best) => !asksForMeaning(question) || defines(index, question, best),
];

/**
 * True for quotes that are shown without `Probably`. A row that holds no cell of the asked header is near the answer
 * rather than one; so is a quote without a name or a number when one is asked for.
 */
export function isCertain(index: DocumentIndex, question: Question, quotes: readonly FoundQuote[]): boolean {
  const [best] = quotes;

  return (
    quotes.every((quote) => !isRow(index, quote) && degreeOf(index, question, quote) > 0) &&
    best !== undefined &&
    tests.every((test) => test(index, question, best)) &&
    (tersenessOf(index) < thresholds.terse || terseTests.every((test) => test(index, question, best)))
  );
}

/** True for a best quote without any telling word of the question, when a rival has such words itself. */
export function isOutdone(
  index: DocumentIndex,
  { terms }: Question,
  [best, next]: readonly FoundQuote[],
): boolean {
  const telling = terms.filter((term) => term.telling === 1);
  const names = ({ passage, sentence }: FoundQuote) => {
    const stems = new Set(stemsOfSentences(index, passage, sentence));

    return telling.some(({ matches }) => [...matches.keys()].some((stem) => stems.has(stem)));
  };

  return (
    best !== undefined &&
    next !== undefined &&
    next.probability >= thresholds.rival * best.probability &&
    !names(best) &&
    names(next)
  );
}

function stemsOfSentences(index: DocumentIndex, passage: number, within: TextSpan): number[] {
  const { firstSentence, endSentence } = index.passages[passage]!;

  return Array.from({ length: endSentence - firstSentence }, (_, at) => firstSentence + at).flatMap((at) => [
    ...stemsIn(index, at, within),
  ]);
}

/** Degree to which the shown sentence has something of the form of the answer; 1 when an answer has no form. */
export function degreeOf(
  index: DocumentIndex,
  question: Question,
  { passage, sentence }: FoundQuote,
): number {
  const { firstSentence, endSentence } = index.passages[passage]!;
  const degrees = index.sentences
    .slice(firstSentence, endSentence)
    .map(({ start, end }, at) =>
      start < sentence.end && end > sentence.start
        ? kindMet(index, question, firstSentence + at, question.kind)
        : 0,
    );

  return hasForm(question) ? Math.max(0, ...degrees) : 1;
}

function isRow(index: DocumentIndex, { passage }: FoundQuote): boolean {
  return passageOf(index, passage).kind === 'row';
}

function namesHolder(index: DocumentIndex, question: Question, quote: FoundQuote): boolean {
  return sentencesIn(index, quote).some((sentence) => holderDegree(index, question, sentence) > 0);
}

/** True for a quote that defines the subject of a question. */
export function defines(index: DocumentIndex, question: Question, quote: FoundQuote): boolean {
  return sentencesIn(index, quote).some((sentence) => definitionDegree(index, question, sentence) > 0);
}

/** Sentences that the shown part of a quote touches. */
function sentencesIn(
  { passages, sentences }: DocumentIndex,
  { passage, sentence: shown }: FoundQuote,
): number[] {
  const { firstSentence, endSentence } = passages[passage]!;

  return Array.from({ length: endSentence - firstSentence }, (_, at) => firstSentence + at).filter(
    (at) => sentences[at]!.start < shown.end && sentences[at]!.end > shown.start,
  );
}

/**
 * False for a quote that points to another place, and for one about another case than the one that a question names:
 * `What happens if the certificate is missing?`
 */
function saysItself(index: DocumentIndex, question: Question, quote: FoundQuote): boolean {
  const { passage, start, end } = quote;
  const { text } = passageOf(index, passage);

  if (!asksForConsequence(question.text)) {
    return !pointsElsewhere(foldedWords(text.slice(start, end)));
  }

  return holdsTerms(index, question, quote);
}

/** True for a quote that has all words of the subject of a question, be it in its headings. */
export function holdsTerms(index: DocumentIndex, { terms }: Question, quote: FoundQuote): boolean {
  const stems = stemsOf(index, quote);

  return terms.every(
    ({ telling, matches }) => telling < 1 || [...matches.keys()].some((stem) => stems.has(stem)),
  );
}

/** False for a quote that lacks a number of the question, as its year, and whose headings lack it too. */
function holdsNumbers(index: DocumentIndex, { terms }: Question, quote: FoundQuote): boolean {
  const stems = stemsOf(index, quote);

  return terms.every(
    ({ isNumber, matches }) => !isNumber || [...matches.keys()].some((stem) => stems.has(stem)),
  );
}

/** Stems of a quote and of its headings. */
function stemsOf(index: DocumentIndex, { passage, start, end }: FoundQuote): ReadonlySet<number> {
  const { firstSentence, endSentence, headings } = index.passages[passage]!;
  const stems = new Set(headings);

  for (let at = firstSentence; at < endSentence; at += 1) {
    stemsIn(index, at, { start, end }).forEach((stem) => stems.add(stem));
  }

  return stems;
}

/** True for a quote with a time, or with an event that sets one, when it is that of the asked event. */
function tellsTime(index: DocumentIndex, question: Question, best: FoundQuote): boolean {
  return sentencesIn(index, best).some(
    (sentence) =>
      tellsWhen(foldedWords(sentenceText(index, sentence))) &&
      !eventTimes(index, question, sentence).isOther &&
      isAboutSubject(index, question, sentence),
  );
}

/** True for a sentence with all words of the subject, be it in its headings or where its pronoun stands for them. */
function isAboutSubject(index: DocumentIndex, question: Question, sentence: number): boolean {
  const { passage } = index.sentences[sentence]!;
  const said = [sentence, sentenceOfSubject(index, question, sentence) ?? sentence];
  const stems = new Set([
    ...(hasOtherSubject(index, question, sentence) ? [] : index.passages[passage]!.headings),
    ...said.flatMap((each) => stemsIn(index, each, { start: 0, end: Infinity })),
  ]);

  return question.terms.every(
    ({ telling, isDocument, matches }) =>
      telling < 1 ||
      isDocument ||
      [...matches].some(([stem, likeness]) => likeness >= thresholds.kin && stems.has(stem)),
  );
}

/**
 * False for a quote that names the only subject of a question in passing, when the question asks what it is or does.
 */
function isOnSubject(index: DocumentIndex, question: Question, best: FoundQuote): boolean {
  const isOpen = question.kind === 'definition' || question.kind === 'other' || asksForCost(question.folded);

  if (question.terms.length > 1 || !(isOpen || asksForDeed(question)) || asksForDuty(question)) {
    return true;
  }

  return sentencesIn(index, best).some(
    (sentence) =>
      beginsWithSubject(index, question, sentence) ||
      definitionDegree(index, question, sentence) > 0 ||
      (!asksForDeed(question) && statesValue(index, question, sentence)),
  );
}

/** `What is the hotness threshold?`, `Quelles sont les limites du projet ?` */
const thing =
  /^(?:what|which) (?:is|are|was|were) (?:the|our|your|its) |^quel(?:le)?s? (?:est|sont|etait|etaient) (?:le|la|les|l|notre|votre|son|sa|ses) /u;
const named = new Set<QuestionKind>(['definition', 'name', 'other']);

/** False for a quote that names the asked thing in passing, as `a threshold`, without its value or what it is. */
function statesThing(index: DocumentIndex, question: Question, best: FoundQuote): boolean {
  const terms = question.terms.filter(({ isSought }) => isSought);

  const isThing = named.has(question.kind) && terms.length > 0 && thing.test(foldedWords(question.text));

  // A line with a label states its value in a form of its own.
  if (!isThing || sentencesIn(index, best).some((sentence) => labelledLine(index, sentence) !== null)) {
    return true;
  }

  const sought = { ...question, terms };

  return (
    holdsTerms(index, question, best) &&
    sentencesIn(index, best).some(
      (sentence) =>
        beginsWithSubject(index, sought, sentence) ||
        definitionDegree(index, sought, sentence) > 0 ||
        statesValue(index, sought, sentence),
    )
  );
}

/** True for a quote with a place. A line without a full stop may be an address. */
function saysPlace(index: DocumentIndex, best: FoundQuote): boolean {
  const said = shownOf(index, best);

  return !/[.!?]$/u.test(said) || namesPlace(said);
}

/** True for a quote that denies for good what a question takes for granted: `will never start again`. */
function deniesEver(index: DocumentIndex, question: Question, best: FoundQuote): boolean {
  return hasForm(question) && saysNever(foldedWords(shownOf(index, best))) && !saysNever(question.folded);
}

function shownOf(index: DocumentIndex, { passage, sentence: { start, end } }: FoundQuote): string {
  return passageOf(index, passage).text.slice(start, end);
}

function sentenceText(index: DocumentIndex, sentence: number): string {
  const { passage, start, end } = index.sentences[sentence]!;

  return passageOf(index, passage).text.slice(start, end);
}

function textOf(index: DocumentIndex, { passage, start, end }: FoundQuote): string {
  return passageOf(index, passage).text.slice(start, end);
}

/** True for a quote in which a reason stands as one: sentences beside a deed may have another subject. */
function givesReason(index: DocumentIndex, { passage, start, end }: FoundQuote): boolean {
  const said = foldedWords(passageOf(index, passage).text.slice(start, end));

  return saysReason(index, index.passages[passage]!.firstSentence, said);
}

/** True for a quote with a word of the question itself; words of the same notion alone may mean something else. */
function sharesOwnWord(
  index: DocumentIndex,
  { terms }: Question,
  { passage, sentence }: FoundQuote,
): boolean {
  if (terms.every(({ isRelated }) => !isRelated)) {
    return true;
  }

  const { firstSentence, endSentence, headings } = index.passages[passage]!;
  const stems = new Set(headings);

  for (let at = firstSentence; at < endSentence; at += 1) {
    stemsIn(index, at, sentence).forEach((stem) => stems.add(stem));
  }

  return terms.some(
    ({ isRelated, matches }) => !isRelated && [...matches.keys()].some((stem) => stems.has(stem)),
  );
}
