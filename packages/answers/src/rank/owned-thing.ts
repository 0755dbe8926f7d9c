import type { DocumentIndex } from '../index/document-index.ts';
import type { Question, Term } from '../question/read-question.ts';
import { foldedWords } from '../words/folded-words.ts';

const thresholds = {
  /** Likeness from which a word is that of the question. */
  same: 0.85,
  /** Words between the thing and its owner: `house of the former tenant`. */
  apart: 3,
};

const owning = new Set('of de du des d'.split(' '));
const locating = new Set('located situated trouve trouvent situe situee situent'.split(' '));

const article = '(?:(?:the|a|an|my|our|your|le|la|les|l|un|une|mon|ma|notre|votre) )';
const noun = String.raw`(?:[\p{L}\p{N}]+ )?[\p{L}\p{N}]+`;
/** `Where is the house of the employee?`, `Où se trouve la maison du gardien ?` */
const ofOwner = new RegExp(
  String.raw`^where (?:is|are|was|were) ${article}${noun} (?:of|s) ${article}?${noun}(?: (?:located|situated))?$` +
    String.raw`|^ou (?:est|sont|etait|se trouve|se trouvent|se situe|se situent|est situee?) ${article}${noun} (?:de|du|des|d) (?:la |l )?${noun}$`,
  'u',
);

/** True for a question for the place of a thing by its owner. */
export function asksForOwned({ text }: Question): boolean {
  return ofOwner.test(foldedWords(text));
}

/** True for a sentence with the thing beside its owner: `the house of the former tenant`, `the tenant’s house`. */
export function namesOwned(index: DocumentIndex, { terms }: Question, sentence: number): boolean {
  const { firstToken, endToken } = index.sentences[sentence]!;
  const named = terms.filter(({ word }) => !locating.has(word));
  const places = named.map((term) => placesOf(index, term, firstToken, endToken));

  return places.every(
    (own, at) =>
      own.length > 0 &&
      (at === 0 ||
        own.some((one) =>
          places[at - 1]!.some((other) => isBeside(index, Math.min(one, other), Math.max(one, other))),
        )),
  );
}

/** True for two words side by side, or joined by a preposition with a word or two more. */
function isBeside({ tokens, words }: DocumentIndex, first: number, last: number): boolean {
  const between = Array.from({ length: last - first - 1 }, (_, at) => words[tokens.word[first + 1 + at]!]!);

  return (
    between.every((word) => word === 's') || (between.length <= thresholds.apart && owning.has(between[0]!))
  );
}

function placesOf({ tokens }: DocumentIndex, { matches }: Term, first: number, end: number): number[] {
  return Array.from({ length: end - first }, (_, at) => first + at).filter(
    (at) => (matches.get(tokens.stem[at]!) ?? 0) >= thresholds.same,
  );
}
