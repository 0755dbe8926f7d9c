import type { Box, PageGlyph } from '@octavo/pdf/content/page-content';
import { rightToLeft } from '@octavo/pdf/text/right-to-left';
import { boxAround } from '../boxes.ts';
import { commonest } from '../commonest.ts';
import type { GlyphPiece } from './pieces.ts';
import { withReadings } from './ruby.ts';
import { withSpaces } from './spacing.ts';

/** A glyph with the white space before it in its line. */
export interface SetGlyph {
  readonly glyph: PageGlyph;
  readonly before: '' | ' ' | '\t';
  /** True when dots lead to the glyph across the gap, as to the page number in a table of contents. */
  readonly led?: boolean;
}

/** A line of one column. */
export interface TextLine extends Box {
  readonly glyphs: readonly SetGlyph[];
  readonly text: string;
  readonly baseline: number;
  readonly sizePoints: number;
  readonly direction: 'ltr' | 'rtl';
  readonly pageIndex: number;
  /** Block of the tag tree that the line belongs to, -1 for none. */
  readonly block: number;
}

const thresholds = {
  /**
   * Number of last rows that are searched for the line of a piece; more when lines of several blocks are side
   * by side.
   */
  nearRows: 4,
  nearTagged: 24,

  /**
   * Limits of letters set higher or lower within a word: their number, and their distance from its baseline and
   * its letters in multiples of the font size.
   */
  mostSetInto: 2,
  furthestSetInto: 0.35,
  widestInWord: 0.3,

  /** Minimum number of dots in a leader; fewer are an ellipsis. */
  fewestDots: 5,

  /** Largest difference between baselines of a line, in multiples of the font size. */
  sameBaseline: 0.2,

  /** Largest size of raised and lowered pieces, in multiples of their line's. */
  markSize: 0.85,

  /** Largest rise of a superscript, in multiples of the font size. */
  mostRaised: 0.65,

  /** Largest fall of a subscript, in multiples of the font size. */
  mostLowered: 0.35,

  /** Largest gap between a mark and its line, in multiples of the font size. */
  markGap: 0.4,

  /** Largest number of characters of such a piece. */
  longestMark: 12,

  /** Number of last rows that a row without a block may be joined with. */
  nearJoined: 3,
};

const letters = /\p{L}/u;

/** Joins the pieces of one column into lines, from top to bottom. */
export function linesOf(pieces: readonly GlyphPiece[], pageIndex: number): TextLine[] {
  const rows: GlyphPiece[][] = [];
  const sorted = [...pieces].sort((a, b) => a.baseline - b.baseline || a.left - b.left);

  // In the order of baselines, so a raised mark may start the row that the larger pieces then join.
  for (const piece of sorted) {
    const near = piece.block < 0 ? thresholds.nearRows : thresholds.nearTagged;
    const row = rows
      .slice(-near)
      .findLast((candidate) => belongs(piece, candidate) || isSetInto(piece, candidate));

    if (row === undefined) {
      rows.push([piece]);
    } else {
      row.push(piece);
    }
  }

  const direction = directionOf(pieces);

  const lines = mergeRows(rows)
    .map((row) => lineOf(row, pageIndex, direction))
    .sort((a, b) => a.baseline - b.baseline);

  return withReadings(lines);
}

function belongs(piece: GlyphPiece, row: readonly GlyphPiece[]): boolean {
  if (!sharesBlock(row, [piece])) {
    return false;
  }

  return row.some((other) => {
    const size = Math.max(piece.sizePoints, other.sizePoints);

    if (Math.abs(piece.baseline - other.baseline) < size * thresholds.sameBaseline) {
      return true;
    }

    return isRaised(piece, other) || isRaised(other, piece);
  });
}

/** True when two rows may be one line: they have the same block, or one has none. */
function sharesBlock(row: readonly GlyphPiece[], other: readonly GlyphPiece[]): boolean {
  const [one, another] = [blockOf(row), blockOf(other)];

  return one === another || one < 0 || another < 0;
}

/** Block that a row belongs to, -1 for none; pieces without a block match any. */
function blockOf(row: readonly GlyphPiece[]): number {
  return row.find(({ block }) => block >= 0)?.block ?? -1;
}

/** True for a small piece right beside a larger one, above or below its baseline: superscript, subscript. */
function isRaised(small: GlyphPiece, large: GlyphPiece): boolean {
  const shift = small.baseline - large.baseline;
  const gap = Math.max(small.left - large.right, large.left - small.right);

  return (
    small.sizePoints < large.sizePoints * thresholds.markSize &&
    shift > -large.sizePoints * thresholds.mostRaised &&
    shift < large.sizePoints * thresholds.mostLowered &&
    gap < large.sizePoints * thresholds.markGap &&
    small.characters <= thresholds.longestMark
  );
}

/** True for a letter set higher or lower than its word, as in some names: text touches it on both sides. */
function isSetInto(inner: GlyphPiece, row: readonly GlyphPiece[]): boolean {
  if (inner.characters > thresholds.mostSetInto || !sharesBlock(row, [inner])) {
    return false;
  }

  const level = row.filter(
    ({ baseline, sizePoints }) =>
      Math.abs(inner.baseline - baseline) < sizePoints * thresholds.furthestSetInto,
  );
  const nearest = inner.sizePoints * thresholds.widestInWord;

  return (
    level.some(({ left, right }) => left < inner.left && Math.abs(inner.left - right) < nearest) &&
    level.some(({ left, right }) => right > inner.right && Math.abs(left - inner.right) < nearest)
  );
}

/** Merges rows that a later piece connects. */
function mergeRows(rows: readonly GlyphPiece[][]): GlyphPiece[][] {
  const merged: GlyphPiece[][] = [];

  for (const row of rows) {
    const other = merged
      .slice(blockOf(row) < 0 ? -thresholds.nearJoined : -thresholds.nearTagged)
      .findLast(
        (candidate) =>
          row.some((piece) => belongs(piece, candidate)) || candidate.every((piece) => isSetInto(piece, row)),
      );

    if (other === undefined) {
      merged.push([...row]);
    } else {
      other.push(...row);
    }
  }

  return merged;
}

function lineOf(pieces: readonly GlyphPiece[], pageIndex: number, column: TextLine['direction']): TextLine {
  const all = pieces.flatMap((piece) => piece.glyphs);
  const direction = column === 'rtl' && all.some(isTurned) ? 'rtl' : directionOf(pieces);
  const ordered = [...pieces].sort((a, b) => (direction === 'rtl' ? b.right - a.right : a.left - b.left));
  const sizePoints =
    commonest(all.filter((glyph) => letters.test(glyph.text)).map(roundedSize)) ??
    commonest(all.map(roundedSize)) ??
    10;
  const glyphs = withoutLeaders(withSpaces(ordered, sizePoints, direction));
  const main = ordered.find((piece) => Math.abs(piece.sizePoints - sizePoints) < 0.5) ?? ordered[0];

  return {
    ...boxAround(pieces),
    glyphs,
    text: glyphs.map(({ glyph, before }) => before + glyph.text).join(''),
    baseline: main?.baseline ?? 0,
    sizePoints,
    direction,
    pageIndex,
    block: blockOf(pieces),
  };
}

function roundedSize({ sizePoints }: PageGlyph): number {
  return Math.round(sizePoints * 4) / 4;
}

/**
 * Direction of most letters: a few words of another script do not change the direction of a line or column.
 */
function directionOf(pieces: readonly GlyphPiece[]): TextLine['direction'] {
  let balance = 0;

  for (const { glyphs } of pieces) {
    for (const glyph of glyphs) {
      balance += isTurned(glyph) ? -1 : letters.test(glyph.text) ? 1 : 0;
    }
  }

  return balance < 0 ? 'rtl' : 'ltr';
}

function isTurned({ text }: PageGlyph): boolean {
  return rightToLeft.test(text) && letters.test(text);
}

/** Replaces rows of dots with the gap that they lead across. */
function withoutLeaders(glyphs: readonly SetGlyph[]): SetGlyph[] {
  const kept: SetGlyph[] = [];

  for (let from = 0; from < glyphs.length; ) {
    let to = from;

    while (to < glyphs.length && /^[.·․…]+$/.test(glyphs[to]!.glyph.text)) {
      to += 1;
    }

    const next = glyphs[to];

    if (to - from >= thresholds.fewestDots && next !== undefined && from > 0) {
      kept.push({ glyph: next.glyph, before: '\t', led: true });
      from = to + 1;
    } else {
      kept.push(...glyphs.slice(from, Math.max(to, from + 1)));
      from = Math.max(to, from + 1);
    }
  }

  return kept;
}
