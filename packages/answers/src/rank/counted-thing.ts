import type { DocumentIndex } from '../index/document-index.ts';
import { tokenFlags } from '../index/token-flags.ts';
import type { Question, Term } from '../question/read-question.ts';

const thresholds = {
  /** Likeness from which a word is akin to that of the question. */
  kin: 0.7,
  /** Words from a number to what it counts: `46 breeding pairs of kingfishers`. */
  near: 5,
};

/** Words for what a question counts: `jours de maladie` in `Combien de jours de maladie ont été pris ?` */
const counts =
  /^how many (?<english>[a-z]+(?: of (?:the )?[a-z]+)?)|^combien (?:de (?!temps )|d )(?<french>[a-z]+(?: (?:de|d|du|des) (?:la |l )?[a-z]+)?)/u;

/** True for a question for a number of things. */
export function asksForCount({ folded }: Question): boolean {
  return counts.test(folded);
}

/** True for a sentence with all words of what is counted, and a number beside them. */
export function countsThing(index: DocumentIndex, question: Question, sentence: number): boolean {
  const { english, french } = counts.exec(question.folded)?.groups ?? {};
  const counted = new Set((english ?? french ?? '').split(' '));
  const terms = question.terms.filter(({ word }) => counted.has(word));
  const places = terms.map((term) => placesOf(index, term, sentence));

  return (
    places.every((own) => own.length > 0) &&
    places.flat().some((at) => hasNumberNear(index, question, sentence, at))
  );
}

function placesOf({ sentences, tokens }: DocumentIndex, { matches }: Term, sentence: number): number[] {
  const { firstToken, endToken } = sentences[sentence]!;

  return Array.from({ length: endToken - firstToken }, (_, at) => firstToken + at).filter(
    (at) => (matches.get(tokens.stem[at]!) ?? 0) >= thresholds.kin,
  );
}

/** True for a number before a word, or right behind it: `Days of leave: 25`. */
function hasNumberNear(
  { sentences, tokens }: DocumentIndex,
  { words }: Question,
  sentence: number,
  place: number,
): boolean {
  const { firstToken, endToken } = sentences[sentence]!;
  const isNumber = (at: number) =>
    (tokens.flags[at]! & (tokenFlags.number | tokenFlags.numeral)) !== 0 &&
    (tokens.flags[at]! & tokenFlags.date) === 0 &&
    !words.has(tokens.word[at]!);
  const near = Array.from({ length: thresholds.near + 3 }, (_, at) => place - thresholds.near + at);

  return near.some((at) => at >= firstToken && at < endToken && isNumber(at));
}
