import { rightToLeft } from '../../text/right-to-left.ts';
import { boxAround } from '../boxes.ts';
import { commonest } from '../commonest.ts';
import type { Box, PageGlyph } from '../page-content.ts';
import { type Piece } from './pieces.ts';

/** A glyph with the white space that stands before it in its line. */
export interface SetGlyph {
  readonly glyph: PageGlyph;
  readonly before: '' | ' ' | '\t';
  /** Dots lead to it over the gap, as to the page in a table of contents. */
  readonly led?: boolean;
}

/** A line of one column. */
export interface Line extends Box {
  readonly glyphs: readonly SetGlyph[];
  readonly text: string;
  readonly baseline: number;
  readonly sizePoints: number;
  readonly direction: 'ltr' | 'rtl';
  readonly pageIndex: number;
  /** The block of the tag tree that it is a line of, -1 for none. */
  readonly block: number;
}

/** A gap wider than this share of the size is a space between words, beyond what the line's letters keep apart. */
const spaceGap = 0.14;

/** A gap wider than this share of the size is more than a space: the next text was set at a place of its own. */
const tabGap = 1.9;

const letters = /\p{L}/u;

/** The line that a piece belongs to is one of the last so many; more where lines of several blocks stand level. */
const nearRows = 4;
const nearTagged = 24;

/** Puts the pieces of one column into lines, from top to bottom. */
export function linesOf(pieces: readonly Piece[], pageIndex: number): Line[] {
  const rows: Piece[][] = [];
  const sorted = [...pieces].sort((a, b) => a.baseline - b.baseline || a.left - b.left);

  // Large pieces first make the rows; small ones (superscripts, marks of notes) then find the row they belong to.
  for (const piece of sorted) {
    const near = piece.block < 0 ? nearRows : nearTagged;
    const row = rows.findLast((candidate, index) => index >= rows.length - near && belongs(piece, candidate));

    if (row === undefined) {
      rows.push([piece]);
    } else {
      row.push(piece);
    }
  }

  return mergeRows(rows)
    .map((row) => lineOf(row, pageIndex))
    .sort((a, b) => a.baseline - b.baseline);
}

function belongs(piece: Piece, row: readonly Piece[]): boolean {
  const block = blockOf(row);

  if (piece.block !== block && piece.block >= 0 && block >= 0) {
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

/** The block that a row is a line of: what stands in none goes with any. */
function blockOf(row: readonly Piece[]): number {
  return row.find(({ block }) => block >= 0)?.block ?? -1;
}

/** A small piece right beside a larger one, above or below its baseline: superscript, subscript. */
function isRaised(small: Piece, large: Piece): boolean {
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

/** Rows that a late piece has tied together are one. */
function mergeRows(rows: readonly Piece[][]): Piece[][] {
  const merged: Piece[][] = [];

  for (const row of rows) {
    const other = merged.findLast(
      (candidate, index) =>
        index >= merged.length - (blockOf(row) < 0 ? 3 : nearTagged) &&
        row.some((piece) => belongs(piece, candidate)),
    );

    if (other === undefined) {
      merged.push([...row]);
    } else {
      other.push(...row);
    }
  }

  return merged;
}

function lineOf(pieces: readonly Piece[], pageIndex: number): Line {
  const all = pieces.flatMap((piece) => piece.glyphs);
  const direction = directionOf(all);
  const ordered = [...pieces].sort((a, b) => (direction === 'rtl' ? b.right - a.right : a.left - b.left));
  const sizePoints =
    commonest(all.filter((glyph) => letters.test(glyph.text)).map(roundedSize)) ??
    commonest(all.map(roundedSize)) ??
    10;
  const glyphs = withoutLeaders(withSpaces(ordered, sizePoints));
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

function directionOf(glyphs: readonly PageGlyph[]): 'ltr' | 'rtl' {
  let balance = 0;

  for (const { text } of glyphs) {
    if (rightToLeft.test(text)) {
      balance -= 1;
    } else if (letters.test(text)) {
      balance += 1;
    }
  }

  return balance < 0 ? 'rtl' : 'ltr';
}

/**
 * Words are what gaps part as one sees the line, from left to right; the order of reading may run the other way, or
 * both ways in one line.
 */
function withSpaces(pieces: readonly Piece[], sizePoints: number): SetGlyph[] {
  const glyphs = pieces.flatMap((piece) => untangled(piece.glyphs));
  const [first] = pieces;
  const seen = [...glyphs].sort((a, b) => a.left - b.left);
  const usual = usualGap(seen);
  const wordOf = new Map<PageGlyph, number>();
  const gapBefore: ('' | ' ' | '\t')[] = [''];
  let right = Number.NEGATIVE_INFINITY;
  let last: PageGlyph | null = null;

  for (const glyph of seen) {
    // Of two neighbours the one read later knows of the space: the left one where reading runs to the left.
    const later = last !== null && rightToLeft.test(last.text) ? last : glyph;
    const space = first?.spaced.get(later);
    const gap = last === null ? '' : gapKind(last, glyph, glyph.left - right, sizePoints, usual, space);

    if (gap !== '') {
      gapBefore.push(gap);
    }

    wordOf.set(glyph, gapBefore.length - 1);
    right = Math.max(right, glyph.right);
    last = glyph;
  }

  let previous: number | null = null;

  return glyphs.map((glyph) => {
    const word = wordOf.get(glyph) ?? 0;
    const isNext = previous !== null && word !== previous;
    const isBeside = previous !== null && Math.abs(word - previous) === 1;
    const before = isNext ? (isBeside ? (gapBefore[Math.max(word, previous ?? 0)] ?? ' ') : ' ') : '';
    previous = word;

    return { glyph, before };
  });
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

/** A ligature of Arabic comes as letters in one box, in the order one sees them. */
function untangled(glyphs: readonly PageGlyph[]): readonly PageGlyph[] {
  const ordered: PageGlyph[] = [];

  for (let from = 0; from < glyphs.length; ) {
    const first = glyphs[from]!;
    let to = from + 1;

    while (to < glyphs.length && rightToLeft.test(first.text) && isOneBox(first, glyphs[to]!)) {
      to += 1;
    }

    ordered.push(...glyphs.slice(from, to).reverse());
    from = to;
  }

  return ordered;
}

function isOneBox(a: PageGlyph, b: PageGlyph): boolean {
  return a.left === b.left && a.right === b.right && a.object === b.object;
}

/** What lies between neighbouring letters of a line: more than nothing in letter-spaced headings. */
function usualGap(seen: readonly PageGlyph[]): number {
  const gaps = seen
    .slice(1)
    .map((glyph, index) => glyph.left - seen[index]!.right)
    .sort((a, b) => a - b);

  // A few letters far apart are words of one letter.
  return gaps.length < 8 ? 0 : Math.max(0, gaps[Math.floor(gaps.length * 0.4)] ?? 0);
}

/** Scripts written without spaces between words. */
const unspaced = /[\u3000-\u30ff\u3400-\u9fff\uf900-\ufaff\uff00-\uffef]/;

function turns(first: PageGlyph, second: PageGlyph): boolean {
  const isLetter = letters.test(first.text) && letters.test(second.text);

  return (
    isLetter &&
    first.object !== second.object &&
    rightToLeft.test(first.text) !== rightToLeft.test(second.text)
  );
}

function gapKind(
  first: PageGlyph,
  second: PageGlyph,
  gap: number,
  sizePoints: number,
  usual: number,
  space: 'real' | 'made' | undefined,
): '' | ' ' | '\t' {
  const size = Math.min(sizePoints, Math.max(first.sizePoints, second.sizePoints));

  if (gap > size * tabGap + usual) {
    return '\t';
  }

  // Where the direction turns, writers lose the space that the change of fonts takes the place of.
  if (turns(first, second) && gap > -size * 0.1) {
    return ' ';
  }

  const isUnspaced = unspaced.test(first.text) && unspaced.test(second.text);

  // Where the document has a space, overhanging letters may hide it; where one is only guessed, some room must show.
  const least = space === 'real' ? -0.12 : space === 'made' ? spaceGap * 0.5 : isUnspaced ? 0.45 : spaceGap;

  return gap > size * least + (space === undefined ? usual : 0) ? ' ' : '';
}
