/**
 * Widths of ordinary print in hundredths of its size, starting at the space: accurate enough that most words
 * of a line keep one scale. Word widths are measured on the page; these values only place the characters
 * within a word.
 */
const ascii =
  '28 30 40 56 56 87 69 20 33 33 42 58 28 35 28 30 56 56 56 56 56 56 56 56 56 56 29 29 58 58 58 52 96 ' +
  '68 67 69 72 64 60 74 73 30 48 68 58 85 73 76 65 76 70 64 62 72 66 93 66 66 62 30 30 30 52 55 35 ' +
  '53 55 49 55 54 30 54 56 24 25 51 24 84 56 55 55 55 36 48 31 56 50 74 50 50 48 33 26 33 58';

const widths = ascii.split(' ').map((width) => Number(width) * 10);

const otherWidth = 560;
const fullWidth = 1000;

/** East Asian characters fill a square. */
const square = /[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uff60\u{20000}-\u{3ffff}]/u;

/** Returns the width in thousandths of the font size. */
export function widthOf(character: string): number {
  if (square.test(character)) {
    return fullWidth;
  }

  // Accented letters are as wide as their base letters.
  const base = character.normalize('NFD').charCodeAt(0);

  return widths[base - 0x20] ?? otherWidth;
}
