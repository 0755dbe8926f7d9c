import type { Alignment } from '../model.ts';
import type { TextLine } from '../text/lines.ts';
import type { Bounds } from './draft.ts';
import type { Label } from './labels.ts';

/** Sizes of a font that no space of its own is as wide as. */
const widestSpace = 0.36;
/** Lines that are not spread have gaps that differ by less, in sizes of the font. */
const spreadShare = 0.04;

/** How the lines of a paragraph stand to the bounds of its column. */
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

    // A name, a date at the end of its line: what little is left behind it would not hold a longer word.
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

/** So many lines that end at nearly one place do so by intent. */
const manyLines = 4;

/** All lines but the last end at one edge, though their words would hardly do so by themselves. */
function justified(lines: readonly TextLine[]): boolean {
  const [first, second] = lines;

  if (first === undefined || second === undefined) {
    return false;
  }

  const full = lines.slice(0, -1);
  const rights = full.map((line) => line.right);
  const lefts = lines.slice(1).map((line) => line.left);
  // Hyphens and stops may hang over the edge a little: what many lines share is one edge all the same.
  const tolerance = Math.max(1, first.sizePoints * (full.length < manyLines ? 0.12 : 0.2));
  const isFlush = (values: readonly number[]): boolean =>
    Math.max(...values) - Math.min(...values) < tolerance;
  const last = lines.at(-1)!;

  // One full line proves nothing; its neighbour's end must not differ either, or words must have been spread.
  return (
    isFlush(lefts) &&
    isFlush(rights) &&
    (full.length > 1 || Math.abs(last.right - first.right) < tolerance || isSpread(first, last))
  );
}

/** True when the words of a line stand farther apart than those of the last one, or than any font has them. */
function isSpread(line: TextLine, last: TextLine): boolean {
  const usual = wordGap(last);
  const gap = wordGap(line) ?? 0;

  return usual === null ? gap > widestSpace : gap > usual + spreadShare;
}

/** The usual gap between the words of a line in sizes of its font; null when there are too few. */
function wordGap({ glyphs, sizePoints }: TextLine): number | null {
  const gaps = glyphs
    .flatMap(({ glyph, before }, index) =>
      before === ' ' && index > 0 ? [glyph.left - glyphs[index - 1]!.glyph.right] : [],
    )
    .sort((a, b) => a - b);

  return gaps.length < 2 ? null : gaps[gaps.length >> 1]! / sizePoints;
}
