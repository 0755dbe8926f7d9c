import type { DocumentIndex } from '../index/document-index.ts';
import { passageOf } from '../index/passage-of.ts';
import type { Question } from '../question/read-question.ts';

const pronouns = new Set(
  `he she it they this these those his her its their him them such il elle ils elles ce cet cette ces celui celle son
  sa ses leur leurs celui-ci er sie es`.split(/\s+/u),
);

const copulas = new Set(
  `is are was were means mean refers called est sont etait etaient designe signifie appelle desigent ist sind war
  es son era e sono`.split(/\s+/u),
);

const articles = new Set(
  'a an the un une le la les des l one ein eine der die das el los una il lo'.split(' '),
);

export function startsWithPronoun(index: DocumentIndex, sentence: number): boolean {
  const { firstToken, endToken } = index.sentences[sentence]!;

  return firstToken < endToken && pronouns.has(index.words[index.tokens.word[firstToken]!]!);
}

/** True for a sentence of the form "X is a …" where X is a term of the question. */
export function isDefinition(
  { sentences, tokens, words }: DocumentIndex,
  { terms }: Question,
  sentence: number,
): boolean {
  const { firstToken, endToken } = sentences[sentence]!;
  const asked = new Set(terms.flatMap(({ matches }) => [...matches.keys()]));
  let seen = false;

  for (let at = firstToken; at + 1 < Math.min(endToken, firstToken + 14); at += 1) {
    if (seen && copulas.has(words[tokens.word[at]!]!)) {
      return articles.has(words[tokens.word[at + 1]!]!);
    }

    seen ||= asked.has(tokens.stem[at]!);
  }

  return false;
}

/** The number of a heading or of an entry of a list, at its beginning. */
const enumerator = /^\p{N}{1,3}[.)]\s/u;

/** True for a sentence whose every word with content stands in the question, in any form, but for its number. */
export function addsNothing(index: DocumentIndex, { terms }: Question, sentence: number): boolean {
  const { passage, start, end, firstToken, endToken } = index.sentences[sentence]!;
  const isNumbered = enumerator.test(passageOf(index, passage).text.slice(start, end));
  const stems = index.tokens.stem
    .slice(firstToken + (isNumbered ? 1 : 0), endToken)
    .filter((stem) => stem >= 0);

  return stems.every((stem) => terms.some(({ matches }) => matches.get(stem) === 1));
}
