import type { DocumentIndex } from '../index/document-index.ts';
import type { Question } from './read-question.ts';
import { replaceWords } from './replace-words.ts';

/** Letters from which words that differ by one are rarely two words. */
const fewestLetters = 5;

/**
 * A question with the words that stand nowhere in the documents replaced by those that they may be a typing error of;
 * null when there are none.
 */
export function withoutMistypes(index: DocumentIndex, { text, terms }: Question): string | null {
  const replaced = new Map<string, string>();

  for (const { word, isKnown, isNumber, matches } of terms) {
    const meant = isKnown || isNumber || matches.size > 0 ? null : meantWord(index, word);

    if (meant !== null) {
      replaced.set(word, meant);
    }
  }

  return replaced.size === 0 ? null : replaceWords(text, replaced);
}

/** The only word of the documents that a word differs from by a typing error; null for none or several. */
function meantWord({ words }: DocumentIndex, word: string): string | null {
  const found =
    word.length < fewestLetters
      ? []
      : words.filter(
          (each) => each.length >= fewestLetters && each[0] === word[0] && isMistypeOf(word, each),
        );
  const [first] = found;

  // Singular and plural of one word are as good as each other.
  return first !== undefined && found.every((each) => each.startsWith(first) || first.startsWith(each))
    ? first
    : null;
}

/** True for words that differ by one letter too few, too many or wrong, or by two that have changed places. */
function isMistypeOf(word: string, meant: string): boolean {
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
  const areSwapped =
    typed.length === 2 && right.length === 2 && typed[0] === right[1] && typed[1] === right[0];

  return Math.max(typed.length, right.length) === 1 || areSwapped;
}
