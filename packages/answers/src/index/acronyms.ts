import { tokensOf } from '../words/tokens.ts';

const inBrackets = /\((\p{Lu}[\p{Lu}\p{N}.-]{1,9})\)/gu;
/** `WHO (World Health Organization)`. */
const beforeBrackets = /(?<![\p{L}\p{N}])(\p{Lu}[\p{Lu}\p{N}]{1,9})\s?\(([\p{L}’'\s-]{5,90})\)/gu;
/** Characters before an acronym in which its words stand: `World Health Organization (WHO)`. */
const longestName = 90;

/** Acronyms that a text explains, with the words that they stand for, both folded. */
export function acronymsIn(text: string): [acronym: string, words: readonly string[]][] {
  const found: [string, readonly string[]][] = [];

  for (const { 1: acronym = '', index } of text.matchAll(inBrackets)) {
    addExplained(acronym, text.slice(Math.max(0, index - longestName), index), found);
  }

  for (const [, acronym = '', words = ''] of text.matchAll(beforeBrackets)) {
    addExplained(acronym, words, found);
  }

  return found;
}

/**
 * Adds the last words of a text when their initials are the letters of the acronym. Words of up to four letters between
 * them, such as `of`, may stand for no letter.
 */
function addExplained(acronym: string, written: string, found: [string, readonly string[]][]): void {
  const words = tokensOf(written).map(({ word }) => word);
  const letters = [...(tokensOf(acronym.replaceAll('.', ''))[0]?.word ?? '')];
  const full: string[] = [];
  let letter = letters.length - 1;

  for (let at = words.length - 1; at >= 0 && letter >= 0; at -= 1) {
    const word = words[at]!;

    if (word[0] === letters[letter]) {
      letter -= 1;
    } else if (word.length > 4) {
      return;
    }

    full.unshift(word);
  }

  if (letter < 0 && full.length >= 2) {
    found.push([letters.join(''), full]);
  }
}
