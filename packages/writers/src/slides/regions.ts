import { boxAround, sharedAcross, sharedDown } from '@octavo/layout/boxes';
import type { Box, PageGlyph } from '@octavo/pdf/content/page-content';
import { isInk } from './line.ts';
import { smallestAround } from './smallest-around.ts';

/** Glyphs that most likely belong to one text frame of the source, in painting order. */
export type FrameGlyphs = readonly PageGlyph[];

/** Part of one line, painted without interruption. */
interface LineSegment extends Box {
  /** Smallest filled area that contains it; null when there is none. */
  readonly area: Box | null;
  readonly baseline: number;
  readonly sizePoints: number;
  readonly glyphs: PageGlyph[];
}

interface OpenRegion {
  readonly pieces: LineSegment[];
  box: Box;
}

/**
 * Largest gaps in font sizes: between words, between words with an explicit space, and after a list label.
 */
const wordGap = 0.7;
const spaceGap = 2;
const labelGap = 6;

/** Largest baseline distance, in font sizes, at which the next painted text continues the frame. */
const lineDistance = 4.5;

/** The same when another frame was painted in between; text farther away starts a new frame. */
const rowDistance = 3;

/** Number of recent frames that text may return to, as in columns painted row by row. */
const openRegions = 8;

/** Length of the longest list label: `(viii)`. */
const labelLength = 6;

/**
 * Groups upright glyphs by their source frames. Programs paint frames one after another, each from its first
 * line to its last, so a jump starts a new frame; adjacent text is not read across.
 *
 * @param areas filled parts of the page, which text does not leave
 */
export function regionsOf(glyphs: readonly PageGlyph[], areas: readonly Box[]): readonly FrameGlyphs[] {
  const regions: OpenRegion[] = [];
  const pieces = piecesOf(glyphs).map((piece) => ({ ...piece, area: smallestAround(piece, areas) }));

  for (const piece of pieces) {
    const region = regions
      .slice(-openRegions)
      .findLast((open) => isContinued(open, piece, open === regions.at(-1) ? lineDistance : rowDistance));

    if (region === undefined) {
      regions.push({ pieces: [piece], box: piece });
    } else {
      region.pieces.push(piece);
      region.box = boxAround([region.box, piece]);
    }
  }

  return joinLines(regions).map(({ pieces }) => pieces.flatMap((piece) => piece.glyphs));
}

function piecesOf(glyphs: readonly PageGlyph[]): readonly LineSegment[] {
  const pieces: LineSegment[] = [];

  for (const glyph of glyphs) {
    const piece = pieces.at(-1);

    if (!isInk(glyph)) {
      piece?.glyphs.push(glyph);
    } else if (piece !== undefined && isNextTo(piece, glyph, gapWithin(piece, glyph))) {
      pieces[pieces.length - 1] = extended(piece, glyph);
    } else {
      const { left, top, right, bottom, baseline, sizePoints } = glyph;
      pieces.push({ left, top, right, bottom, area: null, baseline, sizePoints, glyphs: [glyph] });
    }
  }

  return pieces;
}

/**
 * Largest gap between a glyph and the text painted before it: wide within one text object or after a space.
 */
function gapWithin({ glyphs }: LineSegment, glyph: PageGlyph): number {
  const last = glyphs.at(-1);
  const isWritten = last !== undefined && !last.made && !isInk(last);

  return isWritten || last?.object === glyph.object ? spaceGap : wordGap;
}

function isNextTo(piece: LineSegment, glyph: PageGlyph, gap: number): boolean {
  const size = Math.max(piece.sizePoints, glyph.sizePoints);
  const isSmaller = Math.min(piece.sizePoints, glyph.sizePoints) < 0.85 * size;
  const shift = Math.abs(glyph.baseline - piece.baseline);

  return (
    shift < (isSmaller ? 0.6 : 0.2) * size &&
    gapOf(piece, glyph) > -0.9 * size &&
    gapOf(piece, glyph) < gap * size
  );
}

function gapOf(a: Box, b: Box): number {
  return Math.max(b.left - a.right, a.left - b.right);
}

function extended(piece: LineSegment, glyph: PageGlyph): LineSegment {
  const isLarger = glyph.sizePoints > piece.sizePoints;
  piece.glyphs.push(glyph);

  return {
    ...boxAround([piece, glyph]),
    area: null,
    baseline: isLarger ? glyph.baseline : piece.baseline,
    sizePoints: Math.max(piece.sizePoints, glyph.sizePoints),
    glyphs: piece.glyphs,
  };
}

/** True when a piece continues the text of a region, on its line or below. */
function isContinued({ pieces, box: region }: OpenRegion, next: LineSegment, farthest: number): boolean {
  const last = pieces.at(-1)!;
  const size = Math.max(last.sizePoints, next.sizePoints);
  const distance = next.baseline - last.baseline;

  if (last.area !== next.area) {
    return false;
  }

  if (Math.abs(distance) < 0.3 * size) {
    const gap = gapOf(last, next);

    return gap > -0.3 * size && gap < (isLabel(last) ? labelGap : wordGap) * size;
  }

  if (distance < 0 || distance > farthest * size) {
    return false;
  }

  const shared = sharedAcross(region, next);

  return shared > 0 || Math.abs(next.left - region.left) < 2 * size;
}

function isLabel({ glyphs }: LineSegment): boolean {
  const text = glyphs
    .map((glyph) => glyph.text)
    .join('')
    .trim();

  return text.length <= labelLength && (!/^[\p{L}\p{N}]/u.test(text) || /^[\p{L}\p{N}.]+[.)]$/u.test(text));
}

/** Joins regions that share a line: some programs paint all words of one font, then those of the next. */
function joinLines(regions: readonly OpenRegion[]): readonly OpenRegion[] {
  const joined: OpenRegion[] = [];

  for (const region of regions) {
    const other = joined.findLast(
      (candidate) =>
        meetsDown(candidate.box, region.box) &&
        candidate.pieces.some((a) => region.pieces.some((b) => isWithinLine(a, b))),
    );

    if (other === undefined) {
      joined.push(region);
    } else {
      other.pieces.push(...region.pieces);
      other.box = boxAround([other.box, region.box]);
    }
  }

  return joined;
}

function meetsDown(a: Box, b: Box): boolean {
  return sharedDown(a, b) > 0;
}

function isWithinLine(a: LineSegment, b: LineSegment): boolean {
  const size = Math.max(a.sizePoints, b.sizePoints);
  const gap = gapOf(a, b);

  return (
    a.area === b.area &&
    Math.abs(a.baseline - b.baseline) < 0.1 * size &&
    gap > -0.15 * size &&
    gap < 0.6 * size
  );
}
