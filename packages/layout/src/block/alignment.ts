import type { Alignment } from '../model.ts';
import type { TextLine } from '../text/lines.ts';
import type { Bounds } from './draft.ts';
import type { Label } from './labels.ts';

const thresholds = {
  /** Upper limit for the width of a font's own space, in multiples of the font size. */
  widestSpace: 0.36,

  /** Unstretched word gaps of two lines differ by less than this, in multiples of the font size. */
  spreadShare: 0.04,

  /** Number of lines from which nearly equal line ends are taken as intentional. */
  manyLines: 4,

  /** Smallest tolerance for ends of lines at one edge, in points. */
  leastTolerance: 2,

  /** Tolerance for ends of lines at one edge, in multiples of the font size. */
  tolerance: 0.25,

  /**
   * Space left of a single centred line, as a share of the column; with less, every full line would be
   * centred.
   */
  centredInset: 0.08,

  /** Space left of a single right-to-left line that begins at the right, as a share of the column. */
  leftInset: 0.05,

  /**
   * Space right of a single line that ends at the right edge, as a share of the column: it could not hold a
   * longer word.
   */
  endSpace: 0.06,

  /** Start of a single line that nearly ends at the right edge, as a share of the column. */
  lateStart: 0.55,

  /** Start of a single line that ends exactly at the right edge, as a share of the column. */
  flushStart: 0.35,

  /** Smallest tolerance for justified line ends, in points. */
  leastFlush: 1,

  /** Spread of the line ends of a justified paragraph with few lines, in multiples of the font size. */
  flushFew: 0.12,

  /** The same with many lines, whose hyphens and full stops overhang the edge a little. */
  flushMany: 0.2,
};

/** Alignment of a paragraph's lines relative to the bounds of its column. */
export function alignmentOf(lines: readonly TextLine[], label: Label | null, bounds: Bounds): Alignment {
  const [first] = lines;
  const width = bounds.right - bounds.left;

  if (first === undefined || label !== null) {
    return justified(lines) ? 'justify' : 'left';
  }

  const tolerance = Math.max(thresholds.leastTolerance, first.sizePoints * thresholds.tolerance);
  const isRightToLeft = first.direction === 'rtl';
  const centred = lines.every(
    (line) => Math.abs(line.left - bounds.left - (bounds.right - line.right)) < tolerance * 2,
  );
  const spread = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);

  if (lines.length === 1) {
    const isInset = first.left - bounds.left > width * thresholds.centredInset;

    if (centred && isInset) {
      return 'centre';
    }

    const touchesRight = bounds.right - first.right < tolerance;

    if (isRightToLeft) {
      return touchesRight || first.left - bounds.left > width * thresholds.leftInset ? 'left' : 'right';
    }

    // A name or date at the end of its line: the little space after it could not hold a longer word.
    const endsThere =
      bounds.right - first.right < width * thresholds.endSpace &&
      first.left - bounds.left > width * thresholds.lateStart;

    return endsThere || (touchesRight && first.left - bounds.left > width * thresholds.flushStart)
      ? 'right'
      : 'left';
  }

  const lefts = spread(lines.slice(1).map((line) => line.left));
  const rights = spread(lines.slice(0, -1).map((line) => line.right));
  const allLefts = spread(lines.map((line) => line.left));
  const allRights = spread(lines.map((line) => line.right));

  if (justified(lines)) {
    return 'justify';
  }

  if (centred && allLefts > tolerance && allRights > tolerance) {
    return 'centre';
  }

  const flushLeft = Math.min(lefts, allLefts) < tolerance;
  const flushRight = allRights < tolerance && rights < tolerance;

  if (isRightToLeft) {
    return flushRight || !flushLeft ? 'left' : 'right';
  }

  return flushRight && !flushLeft ? 'right' : 'left';
}

/** True when all lines but the last end at one edge, which unstretched words would hardly do by chance. */
function justified(lines: readonly TextLine[]): boolean {
  const [first, second] = lines;

  if (first === undefined || second === undefined) {
    return false;
  }

  const full = lines.slice(0, -1);
  const rights = full.map((line) => line.right);
  const lefts = lines.slice(1).map((line) => line.left);
  // Hyphens and full stops may overhang the edge a little; with many lines a larger spread still counts as
  // one edge.
  const tolerance = Math.max(
    thresholds.leastFlush,
    first.sizePoints * (full.length < thresholds.manyLines ? thresholds.flushFew : thresholds.flushMany),
  );
  const isFlush = (values: readonly number[]): boolean =>
    Math.max(...values) - Math.min(...values) < tolerance;
  const last = lines.at(-1)!;

  // One full line proves nothing: the last line must end at the same edge, or the words of the first must be
  // stretched.
  return (
    isFlush(lefts) &&
    isFlush(rights) &&
    (full.length > 1 || Math.abs(last.right - first.right) < tolerance || isSpread(first, last))
  );
}

/**
 * True when the word gaps of a line are wider than those of the last line, or wider than any font's space.
 */
function isSpread(line: TextLine, last: TextLine): boolean {
  const usual = wordGap(last);
  const gap = wordGap(line) ?? 0;

  return usual === null ? gap > thresholds.widestSpace : gap > usual + thresholds.spreadShare;
}

/** Median word gap of a line in multiples of the font size; null when there are too few gaps. */
function wordGap({ glyphs, sizePoints }: TextLine): number | null {
  const gaps = glyphs
    .flatMap(({ glyph, before }, index) =>
      before === ' ' && index > 0 ? [glyph.left - glyphs[index - 1]!.glyph.right] : [],
    )
    .sort((a, b) => a - b);

  return gaps.length < 2 ? null : gaps[gaps.length >> 1]! / sizePoints;
}
