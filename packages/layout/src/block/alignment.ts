import type { Alignment } from '../model.ts';
import type { TextLine } from '../text/lines.ts';
import type { Bounds } from './draft.ts';
import type { Label } from './labels.ts';

/** Upper limit for the width of a font's own space, in multiples of the font size. */
const widestSpace = 0.36;
/** Unstretched word gaps of two lines differ by less than this, in multiples of the font size. */
const spreadShare = 0.04;

/** Alignment of a paragraph's lines relative to the bounds of its column. */
export function alignmentOf(lines: readonly TextLine[], label: Label | null, bounds: Bounds): Alignment {
  const [first] = lines;
  const width = bounds.right - bounds.left;

  if (first === undefined || label !== null) {
    return justified(lines) ? 'justify' : 'left';
  }

  const tolerance = Math.max(2, first.sizePoints * 0.25);
  const isRightToLeft = first.direction === 'rtl';
  const centred = lines.every(
    (line) => Math.abs(line.left - bounds.left - (bounds.right - line.right)) < tolerance * 2,
  );
  const spread = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);

  if (lines.length === 1) {
    const isInset = first.left - bounds.left > width * 0.08;

    if (centred && isInset) {
      return 'centre';
    }

    const touchesRight = bounds.right - first.right < tolerance;

    if (isRightToLeft) {
      return touchesRight || first.left - bounds.left > width * 0.05 ? 'left' : 'right';
    }

    // A name or date at the end of its line: the little space after it could not hold a longer word.
    const endsThere = bounds.right - first.right < width * 0.06 && first.left - bounds.left > width * 0.55;

    return endsThere || (touchesRight && first.left - bounds.left > width * 0.35) ? 'right' : 'left';
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

/** Number of lines from which nearly equal line ends are taken as intentional. */
const manyLines = 4;

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
  const tolerance = Math.max(1, first.sizePoints * (full.length < manyLines ? 0.12 : 0.2));
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

  return usual === null ? gap > widestSpace : gap > usual + spreadShare;
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
