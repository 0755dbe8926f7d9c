import type { DocumentIndex } from '../index/document-index.ts';
import { passageOf } from '../index/passage-of.ts';
import type { Question } from '../question/read-question.ts';
import { wordSet } from '../words/word-set.ts';

const thresholds = {
  /** Likeness from which a word is that of the question, or one of the same notion. */
  same: 0.85,
  /** Words from the one that obliges to the verb: `must not later than today submit`. */
  within: 4,
};

const person = '(?:i|we|you|one|they|(?:the |an? )?[a-z]+)';
/** `What must I submit?`, `Which documents do I need to bring?`, `Que faut-il fournir ?` */
const duty = new RegExp(
  `^(?:what|which)(?: [a-z]+)? (?:(?:must|should|shall) ${person}|(?:do|does) ${person} (?:need|have) to) (?<english>[a-z]+)` +
    '|^(?:que|qu|quels? [a-z]+|quelles? [a-z]+) (?:dois je|doit on|devons nous|devez vous|faut il|(?:le|la|les|l) [a-z]+ doi(?:t|vent) (?:il|elle|ils|elles)) (?<french>[a-z]+(?:er|ir|re))(?: |$)',
);
/** Verbs that name no deed: `Quel âge faut-il avoir ?` */
const states = wordSet('be have do avoir etre faire');
const obliging = wordSet(
  `must should shall need needs required have has to please will doit doivent devez devra devrez dois faut faudra veuillez
  prie tenu tenus tenue tenues`,
);
/** An infinitive that is the subject: `Fournir le dossier en ligne est plus rapide`. */
const infinitive = /^\p{L}+(?:er|ir|re)\s.*\s(?:est|sont|peut|permet|coûte|dépend|suffit)(?!\p{L})/u;
const joining = wordSet('and or then also et ou puis');

/** The verb of a question for what someone must do, folded; null for any other question. */
function dutyOf({ folded }: Question): string | null {
  const { english, french } = duty.exec(folded)?.groups ?? {};
  const verb = english ?? french;

  return verb === undefined || states.has(verb) ? null : verb;
}

/** True for a question for what someone must bring, pay or do. */
export function asksForDuty(question: Question): boolean {
  return dutyOf(question) !== null;
}

/**
 * True for a sentence that obliges to the asked deed: `Submit a copy`, `copies must be submitted`. A deed that is its
 * subject, as in `Submitting the form depends on the place`, says nothing about what to submit.
 */
export function statesDuty(index: DocumentIndex, question: Question, sentence: number): boolean {
  const verb = dutyOf(question);
  const term = verb === null ? undefined : question.terms.find(({ word }) => word === verb);
  const { firstToken, endToken } = index.sentences[sentence]!;

  for (let at = firstToken; term !== undefined && at < endToken; at += 1) {
    const isVerb = (term.matches.get(index.tokens.stem[at]!) ?? 0) >= thresholds.same;

    if (isVerb && isObliging(index, at, firstToken)) {
      return at > firstToken || !infinitive.test(textOf(index, sentence));
    }
  }

  return false;
}

function isObliging(index: DocumentIndex, at: number, firstToken: number): boolean {
  const isOrder = !/(?:ing|[^e]ed|ions?|ants?|[^s]s)$/u.test(wordAt(index, at));
  const before = Array.from({ length: thresholds.within }, (_, back) => at - 1 - back).filter(
    (place) => place >= firstToken,
  );

  return (
    before.some((place) => obliging.has(wordAt(index, place))) ||
    (isOrder &&
      (at === firstToken || joining.has(wordAt(index, at - 1)) || /^\p{N}/u.test(wordAt(index, at - 1))))
  );
}

function textOf(index: DocumentIndex, sentence: number): string {
  const { passage, start, end } = index.sentences[sentence]!;

  return passageOf(index, passage).text.slice(start, end);
}

function wordAt({ tokens, words: all }: DocumentIndex, at: number): string {
  return all[tokens.word[at] ?? -1] ?? '';
}
