import { unspaced } from '@octavo/pdf/text/unspaced';
import type { ReadLine, ReadWord } from './read-hocr.ts';

const thresholds = {
  /** A word whose height is this multiple of its letter width is rotated, or a column of stacked letters. */
  tallest: 5,

  /** Minimum number of letters of such a word. */
  fewestLetters: 3,

  /** A word below this confidence, 0 to 100, whose height is this multiple of the usual one is part of a drawing. */
  doubtful: 50,
  mostHeights: 2.5,
};

/**
 * Removes words that are not horizontal text, although they were recognised as such: columns of digits,
 * rotated text, drawings.
 */
export function legibleLines(lines: readonly ReadLine[]): readonly ReadLine[] {
  const usual = usualHeight(lines);
  const isMisread = (word: ReadWord): boolean =>
    isTall(word) ||
    (word.confidence < thresholds.doubtful && word.bottom - word.top > usual * thresholds.mostHeights);

  return lines.flatMap((line) => {
    const words = line.words.filter((word) => !isMisread(word));

    if (words.length === line.words.length) {
      return [line];
    }

    // A mostly misread line is dropped; in others, the removed words may have distorted the measured height.
    return lettersOf(words) * 2 < lettersOf(line.words)
      ? []
      : [{ ...line, words, heightPixels: Math.min(line.heightPixels, usual) }];
  });
}

/** True for a word too tall for its width; scripts set in columns have words of any height. */
function isTall({ text, left, top, right, bottom }: ReadWord): boolean {
  const letters = [...text].length;

  return (
    letters >= thresholds.fewestLetters &&
    !unspaced.test(text) &&
    (bottom - top) * letters > (right - left) * thresholds.tallest
  );
}

/** Median line height, weighted by the number of words. */
function usualHeight(lines: readonly ReadLine[]): number {
  const heights = lines
    .flatMap(({ words, heightPixels }) => words.map(() => heightPixels))
    .sort((one, other) => one - other);

  return heights[heights.length >> 1] ?? 0;
}

function lettersOf(words: readonly ReadWord[]): number {
  return words.reduce((sum, { text }) => sum + [...text].length, 0);
}
