import type { DocumentIndex } from '../index/document-index.ts';
import type { Question } from './read-question.ts';
import { replaceWords } from './replace-words.ts';

/** Letters from which words that differ by one are rarely two words. */
const fewestLetters = 5;

/**
 * A question with the words that stand nowhere in the documents replaced by those that they may be a typing error of;
 * null when there are none. Words of another language are no errors.
 */
export function withoutTypingErrors(
  index: DocumentIndex,
  { text, terms, language }: Question,
): string | null {
  const replaced = new Map<string, string>();
  const isForeign = language !== null && !index.languages.includes(language);

  for (const { word, isKnown, isNumber, isName } of isForeign ? [] : terms) {
    const meant = isKnown || isNumber ? null : meantWord(index, word, isName);

    if (meant !== null) {
      replaced.set(word, meant);
    }
  }

  return replaced.size === 0 ? null : replaceWords(text, replaced);
}

/** The only word of the documents that a word differs from by a typing error; null for none or several. */
function meantWord({ words }: DocumentIndex, word: string, isName: boolean): string | null {
  const found =
    word.length < fewestLetters
      ? []
      : words.filter(
          (each) =>
            each.length >= fewestLetters && each[0] === word[0] && isTypingErrorOf(word, each, isName),
        );
  const [first] = found;

  // Singular and plural of one word are as good as each other.
  return first !== undefined && found.every((each) => each.startsWith(first) || first.startsWith(each))
    ? first
    : null;
}

const vowels = /^[aeiouy]?$/u;

/**
 * True for words that differ by two letters that have changed places, by a letter that is doubled in one of them only,
 * or by one vowel; with one consonant more or less, as with another vowel in a name, they are often two words.
 */
function isTypingErrorOf(word: string, meant: string, isName: boolean): boolean {
  if (Math.abs(word.length - meant.length) > 1 || word === meant) {
    return false;
  }

  const shorter = Math.min(word.length, meant.length);
  let start = 0;
  let end = 0;

  while (start < shorter && word[start] === meant[start]) {
    start += 1;
  }

  while (end < shorter - start && word.at(-1 - end) === meant.at(-1 - end)) {
    end += 1;
  }

  const [typed, right] = [word, meant].map((each) => each.slice(start, each.length - end)) as [
    string,
    string,
  ];

  if (typed.length === 2 && right.length === 2) {
    return typed[0] === right[1] && typed[1] === right[0];
  }

  const isOneLetter = Math.max(typed.length, right.length) === 1;
  const isDoubled = typed.length !== right.length && (typed || right) === word[start - 1];

  return isOneLetter && (isDoubled || (!isName && vowels.test(typed) && vowels.test(right)));
}
