import { rightToLeft } from '../../text/right-to-left.ts';
import { boxAround } from '../boxes.ts';
import { commonest } from '../commonest.ts';
import type { Box, PageGlyph } from '../page-content.ts';
import type { GlyphPiece } from './pieces.ts';
import { withReadings } from './ruby.ts';
import { withSpaces } from './spacing.ts';

/** A glyph with the white space that stands before it in its line. */
export interface SetGlyph {
  readonly glyph: PageGlyph;
  readonly before: '' | ' ' | '\t';
  /** Dots lead to it over the gap, as to the page in a table of contents. */
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
  /** The block of the tag tree that it is a line of, -1 for none. */
  readonly block: number;
}

const letters = /\p{L}/u;

/** The line that a piece belongs to is one of the last so many; more where lines of several blocks stand level. */
const nearRows = 4;
const nearTagged = 24;

/** How many letters may be set higher or lower within a word, how far from its baseline and its letters, in sizes. */
const mostSetInto = 2;
const furthestSetInto = 0.35;
const widestInWord = 0.3;

/** Puts the pieces of one column into lines, from top to bottom. */
export function linesOf(pieces: readonly GlyphPiece[], pageIndex: number): TextLine[] {
  const rows: GlyphPiece[][] = [];
  const sorted = [...pieces].sort((a, b) => a.baseline - b.baseline || a.left - b.left);

  // Large pieces first make the rows; small ones (superscripts, marks of notes) then find the row they belong to.
  for (const piece of sorted) {
    const near = piece.block < 0 ? nearRows : nearTagged;
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

    if (Math.abs(piece.baseline - other.baseline) < size * 0.2) {
      return true;
    }

    return isRaised(piece, other) || isRaised(other, piece);
  });
}

/** Rows of one block may be one line. */
function sharesBlock(row: readonly GlyphPiece[], other: readonly GlyphPiece[]): boolean {
  const [one, another] = [blockOf(row), blockOf(other)];

  return one === another || one < 0 || another < 0;
}

/** The block that a row is a line of: what stands in none goes with any. */
function blockOf(row: readonly GlyphPiece[]): number {
  return row.find(({ block }) => block >= 0)?.block ?? -1;
}

/** A small piece right beside a larger one, above or below its baseline: superscript, subscript. */
function isRaised(small: GlyphPiece, large: GlyphPiece): boolean {
  const shift = small.baseline - large.baseline;
  const gap = Math.max(small.left - large.right, large.left - small.right);

  return (
    small.sizePoints < large.sizePoints * 0.85 &&
    shift > -large.sizePoints * 0.65 &&
    shift < large.sizePoints * 0.35 &&
    gap < large.sizePoints * 0.4 &&
    small.characters <= 12
  );
}

/** A letter higher or lower than its word, as in some names: text on both of its sides touches it. */
function isSetInto(inner: GlyphPiece, row: readonly GlyphPiece[]): boolean {
  if (inner.characters > mostSetInto || !sharesBlock(row, [inner])) {
    return false;
  }

  const level = row.filter(
    ({ baseline, sizePoints }) => Math.abs(inner.baseline - baseline) < sizePoints * furthestSetInto,
  );
  const nearest = inner.sizePoints * widestInWord;

  return (
    level.some(({ left, right }) => left < inner.left && Math.abs(inner.left - right) < nearest) &&
    level.some(({ left, right }) => right > inner.right && Math.abs(left - inner.right) < nearest)
  );
}

/** Rows that a late piece has tied together are one. */
function mergeRows(rows: readonly GlyphPiece[][]): GlyphPiece[][] {
  const merged: GlyphPiece[][] = [];

  for (const row of rows) {
    const other = merged
      .slice(blockOf(row) < 0 ? -3 : -nearTagged)
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

/** The way that most letters run: a few words of another script do not turn a line around, nor a column. */
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

/** Fewer dots in a row are an ellipsis. */
const fewestDots = 5;

/** Rows of dots become what they stand for: a gap that leads the eye to what is behind it. */
function withoutLeaders(glyphs: readonly SetGlyph[]): SetGlyph[] {
  const kept: SetGlyph[] = [];

  for (let from = 0; from < glyphs.length; ) {
    let to = from;

    while (to < glyphs.length && /^[.·․…]+$/.test(glyphs[to]!.glyph.text)) {
      to += 1;
    }

    const next = glyphs[to];

    if (to - from >= fewestDots && next !== undefined && from > 0) {
      kept.push({ glyph: next.glyph, before: '\t', led: true });
      from = to + 1;
    } else {
      kept.push(...glyphs.slice(from, Math.max(to, from + 1)));
      from = Math.max(to, from + 1);
    }
  }

  return kept;
}
