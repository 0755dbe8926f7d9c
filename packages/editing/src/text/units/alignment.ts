import type { TextAlignment } from '@octavo/contract/edits/text';
import { isCentred, type UnitLines } from './paragraph-lines.ts';
import type { UnitLine } from './unit-line.ts';

/** Difference of edges that count as the same, in ems. */
const edge = 0.09;

/** Alignment of the lines of a unit of several. `isEnded` is true for lines that their author ended. */
export function alignmentOf(lines: UnitLines, isEnded: (line: number) => boolean): TextAlignment {
  const [first] = lines;
  const em = first!.em;
  const isSame = (values: readonly number[]) => Math.max(...values) - Math.min(...values) < edge * em;
  const free = lines.filter((_, index) => index < lines.length - 1 && !isEnded(index));
  const start = startOf(first!);

  // The first line may be indented, or hang out with the mark of a list.
  if (isSame(lines.slice(1).map((line) => line.start))) {
    const isFull = free.length > 1 || (free.length === 1 && hasWiderSpaces(free[0]!, lines.at(-1)!));

    return isFull && isSame(free.map((line) => line.end)) ? 'justify' : start;
  }

  if (lines.slice(1).every((line) => isCentred(first!, line) || sameEdges(first!, line, em))) {
    return 'center';
  }

  if (isSame(lines.map((line) => line.end))) {
    return first!.isRightToLeft ? 'left' : 'right';
  }

  return start;
}

/**
 * Two lines, of which the last is one word, show by themselves no difference between spaces: the unit is justified
 * if another one of the same width is.
 */
export function isJustifiedLike({ lines, align }: AlignedLines, others: readonly AlignedLines[]): boolean {
  const [first, last] = lines;

  if (lines.length !== 2 || align !== startOf(first!) || spaceOf(last!) !== null) {
    return false;
  }

  return others.some(
    (other) =>
      other.align === 'justify' &&
      Math.abs(other.lines[0]!.end - first!.end) < edge * first!.em &&
      Math.abs(other.lines.at(-1)!.start - last!.start) < edge * first!.em,
  );
}

interface AlignedLines {
  readonly lines: UnitLines;
  readonly align: TextAlignment;
}

function startOf({ isRightToLeft }: UnitLine): TextAlignment {
  return isRightToLeft ? 'right' : 'left';
}

function sameEdges(one: UnitLine, other: UnitLine, em: number): boolean {
  return Math.abs(one.left - other.left) < 0.5 * em && Math.abs(one.right - other.right) < 0.5 * em;
}

/** True when the spaces of a line differ from those of another one. */
function hasWiderSpaces(line: UnitLine, other: UnitLine): boolean {
  const [one, two] = [spaceOf(line), spaceOf(other)];

  return one !== null && two !== null && Math.abs(one - two) > 0.02 * line.em;
}

/** Median width of the spaces between words; null for a line of one word. */
export function spaceOf({ glyphs }: UnitLine): number | null {
  const inked = glyphs.filter(({ isSpace }) => !isSpace);
  const gaps = inked
    .slice(1)
    .map((glyph, index) => ({ gap: glyph.left - inked[index]!.right, em: glyph.em }))
    .filter(({ gap, em }) => gap > 0.14 * em)
    .map(({ gap }) => gap)
    .sort((one, other) => one - other);

  return gaps[gaps.length >> 1] ?? null;
}
