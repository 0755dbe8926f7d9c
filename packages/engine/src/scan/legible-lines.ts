import { unspaced } from '../text/unspaced.ts';
import type { ReadLine, ReadWord } from './read-hocr.ts';

/** A word this many times as high as its letters are wide is turned, or a column of letters below one another. */
const tallest = 5;
const fewestLetters = 3;

/** What is read below this confidence, and is this many times as high as most text, is part of a drawing. */
const doubtful = 50;
const mostHeights = 2.5;

/** Lines without what is no line of letters, though it was read as one: columns of figures, turned text, drawings. */
export function legibleLines(lines: readonly ReadLine[]): readonly ReadLine[] {
  const usual = usualHeight(lines);
  const isMisread = (word: ReadWord): boolean =>
    isTall(word) || (word.confidence < doubtful && word.bottom - word.top > usual * mostHeights);

  return lines.flatMap((line) => {
    const words = line.words.filter((word) => !isMisread(word));

    if (words.length === line.words.length) {
      return [line];
    }

    // A line of which most was misread is none; what is left of others was measured by what is left out.
    return lettersOf(words) * 2 < lettersOf(line.words)
      ? []
      : [{ ...line, words, heightPixels: Math.min(line.heightPixels, usual) }];
  });
}

/** The scripts that are set in columns have words of any height. */
function isTall({ text, left, top, right, bottom }: ReadWord): boolean {
  const letters = [...text].length;

  return (
    letters >= fewestLetters && !unspaced.test(text) && (bottom - top) * letters > (right - left) * tallest
  );
}

/** The height of the line in the middle, a line counting for each of its words. */
function usualHeight(lines: readonly ReadLine[]): number {
  const heights = lines
    .flatMap(({ words, heightPixels }) => words.map(() => heightPixels))
    .sort((one, other) => one - other);

  return heights[heights.length >> 1] ?? 0;
}

function lettersOf(words: readonly ReadWord[]): number {
  return words.reduce((sum, { text }) => sum + [...text].length, 0);
}
