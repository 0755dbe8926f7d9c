import type { PageGlyph } from '@octavo/pdf/content/page-content';
import { rightToLeft } from '@octavo/pdf/text/right-to-left';
import { unspaced } from '@octavo/pdf/text/unspaced';
import { clustersOf } from './clusters.ts';
import type { SetGlyph, TextLine } from './lines.ts';
import type { GlyphPiece } from './pieces.ts';
import { readingOrder } from './reading-order.ts';

type GlyphGap = SetGlyph['before'];

const thresholds = {
  /**
   * Smallest space between words, as a share of the font size, beyond the usual gap between the line's letters.
   */
  spaceGap: 0.14,

  /**
   * A gap wider than this share of the font size is more than a space: the next text was positioned
   * separately.
   */
  tabGap: 1.9,

  /** Fewest gaps of a letter-spaced line; a few letters far apart are one-letter words. */
  fewestGaps: 8,

  /** Share of the gaps that are smaller than the usual one of a letter-spaced line. */
  usualShare: 0.4,

  /** Overlap of letters at a change of direction, in multiples of the font size. */
  turnOverlap: 0.1,

  /** Overlap of letters around a real space, in multiples of the font size: overhanging letters may hide it. */
  realOverlap: 0.12,

  /** Gap at a space that the text engine guessed, as a share of `spaceGap`. */
  madeGap: 0.5,

  /** Gap of a space in text without spaces, in multiples of the font size. */
  unspacedGap: 0.45,
};

const letters = /\p{L}/u;

/**
 * Glyphs of a line in reading order. Words are separated by the gaps of the line in visual order, from left
 * to right.
 */
export function withSpaces(
  pieces: readonly GlyphPiece[],
  sizePoints: number,
  direction: TextLine['direction'],
): SetGlyph[] {
  const glyphs = pieces.flatMap((piece) => piece.glyphs);
  const spaced = pieces[0]?.spaced ?? new Map();

  return glyphs.some(({ text }) => rightToLeft.test(text))
    ? inBothDirections(glyphs, spaced, sizePoints, direction)
    : fromTheLeft(glyphs, spaced, sizePoints);
}

function fromTheLeft(
  glyphs: readonly PageGlyph[],
  spaced: GlyphPiece['spaced'],
  sizePoints: number,
): SetGlyph[] {
  const seen = [...glyphs].sort((a, b) => a.left - b.left);
  const gaps = gapsOf(seen, seen, sizePoints, (_, glyph) => spaced.get(glyph));

  return inWords(glyphs, seen, gaps);
}

function inBothDirections(
  glyphs: readonly PageGlyph[],
  spaced: GlyphPiece['spaced'],
  sizePoints: number,
  direction: TextLine['direction'],
): SetGlyph[] {
  const clusters = clustersOf(glyphs);
  const heads = clusters.map((cluster) => cluster.glyphs[0]);
  const gaps = gapsOf(clusters, heads, sizePoints, (left, right) => {
    // Of two letters, the one read later records the space; for other signs the reading direction is unknown.
    if (!letters.test(left.text) || !letters.test(right.text) || isTurned(left) !== isTurned(right)) {
      return undefined;
    }

    return spaced.get(isTurned(left) ? left : right);
  });
  const order = readingOrder(
    heads.map(({ text }, index) => ({ text, before: gaps[index] ?? '' })),
    direction,
  );
  const set = inWords(
    order.map((index) => heads[index]!),
    heads,
    gaps,
  );

  // The marks of a letter follow it.
  return set.flatMap((first, index) => [
    first,
    ...clusters[order[index]!]!.glyphs.slice(1).map((glyph) => ({ glyph, before: '' as const })),
  ]);
}

/** Separates words among glyphs whose reading order differs from the visual order. */
function inWords(
  read: readonly PageGlyph[],
  seen: readonly PageGlyph[],
  gaps: readonly GlyphGap[],
): SetGlyph[] {
  const wordOf = new Map<PageGlyph, number>();
  const gapBefore: GlyphGap[] = [];

  for (const [index, glyph] of seen.entries()) {
    if (index === 0 || gaps[index] !== '') {
      gapBefore.push(gaps[index] ?? '');
    }

    wordOf.set(glyph, gapBefore.length - 1);
  }

  let previous: number | null = null;

  return read.map((glyph) => {
    const word = wordOf.get(glyph) ?? 0;
    const isNext = previous !== null && word !== previous;
    const isBeside = previous !== null && Math.abs(word - previous) === 1;
    const before = isNext ? (isBeside ? (gapBefore[Math.max(word, previous ?? 0)] ?? ' ') : ' ') : '';
    previous = word;

    return { glyph, before };
  });
}

/** Gap before each glyph of a line in visual order, from the left. */
function gapsOf(
  boxes: readonly { readonly left: number; readonly right: number }[],
  glyphs: readonly PageGlyph[],
  sizePoints: number,
  spaceBetween: (left: PageGlyph, right: PageGlyph) => 'real' | 'made' | undefined,
): GlyphGap[] {
  const usual = usualGap(boxes);
  let right = Number.NEGATIVE_INFINITY;

  return glyphs.map((glyph, index) => {
    const last = glyphs[index - 1];
    const box = boxes[index]!;
    const gap =
      last === undefined
        ? ''
        : gapKind(last, glyph, box.left - right, sizePoints, usual, spaceBetween(last, glyph));
    right = Math.max(right, box.right);

    return gap;
  });
}

/** Usual gap between neighbouring letters of a line; above 0 in letter-spaced headings. */
function usualGap(seen: readonly { readonly left: number; readonly right: number }[]): number {
  const gaps = seen
    .slice(1)
    .map((glyph, index) => glyph.left - seen[index]!.right)
    .sort((a, b) => a - b);

  // A few letters far apart are one-letter words.
  return gaps.length < thresholds.fewestGaps
    ? 0
    : Math.max(0, gaps[Math.floor(gaps.length * thresholds.usualShare)] ?? 0);
}

function isTurned({ text }: PageGlyph): boolean {
  return rightToLeft.test(text) && letters.test(text);
}

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

  if (gap > size * thresholds.tabGap + usual) {
    return '\t';
  }

  // Producers lose the space at a change of direction, as the change of fonts replaces it.
  if (turns(first, second) && gap > -size * thresholds.turnOverlap) {
    return ' ';
  }

  const isUnspaced = unspaced.test(first.text) && unspaced.test(second.text);

  // Overhanging letters may hide a real space of the document; a guessed space must show some room.
  const least =
    space === 'real'
      ? -thresholds.realOverlap
      : space === 'made'
        ? thresholds.spaceGap * thresholds.madeGap
        : isUnspaced
          ? thresholds.unspacedGap
          : thresholds.spaceGap;

  return gap > size * least + (space === undefined ? usual : 0) ? ' ' : '';
}
