import { fold } from './fold.ts';

/** A word or a number of a text. */
export interface Token {
  readonly start: number;
  readonly end: number;
  /** Folded; the digits of a number without separators, with a point before decimals. */
  readonly word: string;
  readonly isNumber: boolean;
  readonly isCapital: boolean;
}

/**
 * Numbers with groups of thousands and decimals; words, cut at apostrophes and hyphens, so that `l’île` is found as
 * `île`; two letters at a time of scripts without spaces.
 */
const pattern =
  /(?<![\p{N}.,])\p{N}{1,3}(?:[ \u00a0\u202f\u2009]\p{N}{3})+(?:[.,]\p{N}+)?(?!\p{N})|\p{N}+(?:[.,]\p{N}+)*|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]+|[\p{L}\p{M}]+(?:\p{N}+)?/gu;
const unspaced =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;
const digit = /^\p{N}/u;
const capital = /^\p{Lu}/u;

export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];

  for (const match of text.matchAll(pattern)) {
    const [written] = match;
    const start = match.index;

    if (digit.test(written)) {
      tokens.push({ ...spanOf(start, written), word: numberOf(written), isNumber: true, isCapital: false });
    } else if (unspaced.test(written)) {
      addPairs(written, start, tokens);
    } else {
      const word = fold(written);

      // Marks without a letter are no word.
      if (word !== '') {
        tokens.push({ ...spanOf(start, written), word, isNumber: false, isCapital: capital.test(written) });
      }
    }
  }

  return tokens;
}

function spanOf(start: number, written: string) {
  return { start, end: start + written.length };
}

/** Overlapping pairs of letters: without a dictionary, the ends of words in these scripts are unknown. */
function addPairs(written: string, start: number, tokens: Token[]): void {
  const letters = [...written];
  let at = start;

  for (const [index, letter] of letters.entries()) {
    const pair = letter + (letters[index + 1] ?? '');

    if (pair !== letter || letters.length === 1) {
      tokens.push({ ...spanOf(at, pair), word: pair, isNumber: false, isCapital: false });
    }

    at += letter.length;
  }
}

/** `1,234.50`, `1 234,50` and `1.234,50` are one number; a single separator before three digits groups them. */
function numberOf(written: string): string {
  const joined = written.normalize('NFKC').replace(/\s/gu, '');
  const decimals = /[.,](\d+)$/.exec(joined);

  if (decimals === null) {
    return joined;
  }

  const [end, digits = ''] = decimals;
  const whole = joined.slice(0, -end.length);
  const isGroup = digits.length === 3 && whole.length <= 11 && !whole.startsWith('0');
  const digitsOf = (text: string) => text.replace(/[.,]/g, '');

  return isGroup && sameSeparator(joined) ? digitsOf(joined) : `${digitsOf(whole)}.${digits}`;
}

function sameSeparator(written: string): boolean {
  return !(written.includes('.') && written.includes(','));
}
