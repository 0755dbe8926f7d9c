import type { TextSpan } from '../passages/passage.ts';

/** Letters and digits of a text with their offsets: what stays the same however lines are broken. */
interface FoldedText {
  readonly letters: string;
  /** Offsets in the text for each unit of `letters`. */
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

const letter = /[\p{L}\p{N}]/u;
const digit = /\p{N}/u;
/** Scripts without spaces, whose words begin anywhere. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
/** Fewer letters than this prove nothing, unless there is a number among them. */
const fewestLetters = 3;

/**
 * Place of the words in the text. Letters and digits must be the same and begin and end with whole words;
 * accents, case, ligatures, spaces and hyphens at line ends may differ. What stands between two digits
 * counts: 1.5 is not 15. Null when the words do not stand there.
 */
export function findQuote(text: string, words: string): TextSpan | null {
  const sought = foldedText(words).letters;
  const folded = foldedText(text);

  if (!isEnough(sought)) {
    return null;
  }

  for (let at = folded.letters.indexOf(sought); at >= 0; at = folded.letters.indexOf(sought, at + 1)) {
    const last = at + sought.length - 1;
    const start = folded.starts[at];
    const end = folded.ends[last];

    if (start !== undefined && end !== undefined && beginsWord(folded, at) && beginsWord(folded, last + 1)) {
      return { start, end };
    }
  }

  return null;
}

function isEnough(letters: string): boolean {
  return digit.test(letters) || unspaced.test(letters) || letters.length >= fewestLetters;
}

/** True when no word of the text goes on over the unit. */
function beginsWord({ letters, starts, ends }: FoldedText, at: number): boolean {
  const before = ends[at - 1];
  const after = starts[at];

  // Units of one character share its offsets: half of a ligature is no word.
  return before === undefined || after === undefined || after > before || isBetween(letters, at);
}

function isBetween(letters: string, at: number): boolean {
  return unspaced.test(letters[at - 1] ?? '') || unspaced.test(letters[at] ?? '');
}

function foldedText(text: string): FoldedText {
  let letters = '';
  const starts: number[] = [];
  const ends: number[] = [];
  const add = (units: string, start: number, end: number) => {
    letters += units;

    for (let count = 0; count < units.length; count += 1) {
      starts.push(start);
      ends.push(end);
    }
  };
  let at = 0;

  for (const character of text) {
    const end = at + character.length;
    const folded = [...character.normalize('NFKD').toLowerCase()]
      .filter((each) => letter.test(each))
      .join('');
    add(folded === '' ? separatorAt(text, at, end) : folded, at, end);
    at = end;
  }

  return { letters, starts, ends };
}

/** A sign that belongs to a number: between two digits, or the minus before one. Empty for any other. */
function separatorAt(text: string, start: number, end: number): string {
  const next = text[end] ?? '';
  const previous = text[start - 1] ?? '';
  const sign = text.slice(start, end).replace(/[‐‑‒–—−]/, '-');

  if (!digit.test(next)) {
    return '';
  }

  if (digit.test(previous)) {
    return /\s/.test(sign) ? ' ' : sign;
  }

  return sign === '-' && /^$|[\s(]/.test(previous) ? sign : '';
}
