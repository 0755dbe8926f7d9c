import type { Box } from '@octavo/pdf/content/page-content';
import { boxAround } from '../../boxes.ts';
import { isFigure } from './figures.ts';
import { isRightToLeft } from './logical-order.ts';
import { type Word, type WordLine } from './words.ts';

/** Words of a line that stand together, as the text of a cell does. */
export interface CellPhrase extends Box {
  readonly words: readonly Word[];
  readonly text: string;
  /** True for a number, a date, or a dash in place of them. */
  readonly figure: boolean;
}

/** A line as the phrases it is made of, from the left. */
export interface TextRow extends Box {
  readonly baseline: number;
  readonly sizePoints: number;
  readonly phrases: readonly CellPhrase[];
}

const thresholds = {
  /**
   * Limits of the gap that separates phrases, in multiples of the font size; within them it depends on the word
   * spaces.
   */
  narrowestGap: 0.5,
  widestGap: 1.3,

  /** Smallest space between words, in multiples of the font size. */
  leastSpace: 0.15,

  /** Minimum number of written spaces, and their minimum share of the visible ones. */
  fewestSpaces: 4,
  writtenShare: 0.15,

  /**
   * Spaces wider than this, in multiples of the font size, separate columns and are no evidence of word spaces.
   */
  widestSpace: 0.9,

  /** Largest size of a raised mark, in multiples of the word's. */
  markSize: 0.85,

  /** Smallest rise of such a mark, in multiples of the font size. */
  markRise: 0.1,

  /** Smallest written space that counts for the usual one, in multiples of the font size. */
  smallestSpace: 0.05,

  /** Usual space of a line without written spaces, in multiples of the font size. */
  usualSpace: 0.28,

  /** Gap that separates texts, in multiples of the usual space. */
  gapSpaces: 1.9,
};

/**
 * Splits the lines of a page into phrases, where words are further apart than the word spaces of the page.
 *
 * @param spaced true when the document writes the spaces between words, so that words without one are in
 * different cells
 */
export function textRowsOf(lines: readonly WordLine[], spaced: boolean = spacesAreWritten(lines)): TextRow[] {
  const gap = phraseGap(lines);

  return lines.map((line) => rowOf(line, gap, spaced)).filter(({ phrases }) => phrases.length > 0);
}

/** Part of a row between two x positions, with whole phrases only. */
export function cutRow(row: TextRow, left: number, right: number): TextRow | null {
  const phrases = row.phrases.filter((phrase) => {
    const middle = (phrase.left + phrase.right) / 2;

    return middle >= left && middle < right;
  });

  return phrases.length === 0 ? null : { ...row, ...boxAround(phrases), phrases };
}

function rowOf(line: WordLine, gap: number, spaced: boolean): TextRow {
  const groups: Word[][] = [];
  let right = Number.NEGATIVE_INFINITY;
  const isApart = (last: Word, word: Word) =>
    word.left - right > gap * line.sizePoints ||
    (spaced &&
      word.left - right > thresholds.leastSpace * line.sizePoints &&
      !hasSpace(last, word) &&
      !isRaisedMark(last, word));

  for (const word of line.words) {
    const last = groups.at(-1);

    const before = last?.at(-1);

    if (last === undefined || before === undefined || isApart(before, word)) {
      groups.push([word]);
    } else {
      last.push(word);
    }

    right = Math.max(right, word.right);
  }

  const phrases = groups.map(phraseOf);

  return { ...boxAround(line.words), baseline: line.baseline, sizePoints: line.sizePoints, phrases };
}

/** True for the raised mark of a note, which follows its word without a space. */
function isRaisedMark(word: Word, mark: Word): boolean {
  return (
    mark.sizePoints < word.sizePoints * thresholds.markSize &&
    mark.baseline < word.baseline - word.sizePoints * thresholds.markRise
  );
}

/** True when the document has a space between two words; in right-to-left text the second one comes first. */
function hasSpace(one: Word, other: Word): boolean {
  const first = isRightToLeft(one.text) && isRightToLeft(other.text) ? other : one;

  return first.blanks.some(({ made }) => !made);
}

/**
 * True when the document writes the spaces between words, so that words without one are in different cells.
 */
function spacesAreWritten(lines: readonly WordLine[]): boolean {
  let pairs = 0;
  let written = 0;

  for (const { words, sizePoints } of lines) {
    for (const [index, word] of words.entries()) {
      const before = words[index - 1];
      const space = (word.left - (before?.right ?? word.left)) / sizePoints;

      if (before !== undefined && space > thresholds.leastSpace && space < thresholds.narrowestGap) {
        pairs += 1;
        written += hasSpace(before, word) ? 1 : 0;
      }
    }
  }

  return written >= thresholds.fewestSpaces && written >= pairs * thresholds.writtenShare;
}

export function phraseOf(words: readonly Word[]): CellPhrase {
  const text = words.map((word) => word.text).join(' ');

  return { ...boxAround(words), words, text, figure: isFigure(text) };
}

function phraseGap(lines: readonly WordLine[]): number {
  const spaces: number[] = [];

  for (const { words, sizePoints } of lines) {
    for (const [index, word] of words.entries()) {
      const space = (word.left - (words[index - 1]?.right ?? word.left)) / sizePoints;

      if (space > thresholds.smallestSpace && space < thresholds.widestSpace) {
        spaces.push(space);
      }
    }
  }

  spaces.sort((one, other) => one - other);
  const usual = spaces[spaces.length >> 1] ?? thresholds.usualSpace;

  return Math.min(thresholds.widestGap, Math.max(thresholds.narrowestGap, usual * thresholds.gapSpaces));
}
