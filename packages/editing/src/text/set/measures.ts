import type { TextAlignment } from '@octavo/contract/edits/text';
import { spaceOf } from '../units/alignment.ts';
import type { PageUnit } from '../units/page-unit.ts';

/** Lengths by which a unit is broken into lines, in its frame and in the direction of reading. */
export interface Measures {
  readonly align: TextAlignment;
  readonly isRightToLeft: boolean;
  /** Position where a line starts; lines of the page have their own. */
  startOf(line: number): number;
  /** Position where lines end. */
  readonly end: number;
  /** Height of the baseline of a line. */
  baseOf(line: number): number;
  /** Width of a space between new words. */
  readonly space: number;
  /** Factor of all letters and their distances. */
  readonly scale: number;
}

/** Width of a space where the unit has none, in ems. */
const usualSpace = 0.26;

export interface MeasureChanges {
  readonly align?: TextAlignment | undefined;
  /** Distance of baselines in units of user space. */
  readonly leading?: number | undefined;
  /** Left edge of lines that are flush at their end, or centred. */
  readonly start?: number;
  readonly end?: number;
  readonly scale?: number;
  /** Factor of the width of spaces. */
  readonly spaces?: number;
}

export function measuresOf(unit: PageUnit, changes: MeasureChanges = {}): Measures {
  const { lines } = unit;
  const first = lines[0]!;
  const { isRightToLeft } = first;
  const align = changes.align ?? unit.align;
  const scale = changes.scale ?? 1;
  const leading = changes.leading ?? unit.leading;
  // Lines that start in different places have one edge only when they are aligned otherwise.
  const isFlush =
    (changes.align !== undefined && changes.align !== unit.align) ||
    align === 'center' ||
    align === endSide(isRightToLeft);
  const body = lines.length > 1 ? Math.min(...lines.slice(1).map(({ start }) => start)) : first.start;
  const edge = Math.min(first.start, body);

  return {
    align,
    isRightToLeft,
    scale,
    end: changes.end ?? Math.max(...lines.map(({ end }) => end)),
    space: spaceWidth(unit) * (changes.spaces ?? 1) * scale,
    startOf: (line) => (isFlush ? (changes.start ?? edge) : (lines[line]?.start ?? body)),
    baseOf: (line) => baseOf(unit, line, leading, changes.leading !== undefined),
  };
}

function baseOf({ lines }: PageUnit, line: number, leading: number, isEven: boolean): number {
  const own = lines[line];

  if (isEven) {
    return lines[0]!.base - line * leading;
  }

  return own === undefined ? lines.at(-1)!.base - (line - lines.length + 1) * leading : own.base;
}

/** Width of a space that is not stretched. */
function spaceWidth({ lines, align }: PageUnit): number {
  const last = spaceOf(lines.at(-1)!);
  const widths = lines.map(spaceOf).filter((width) => width !== null);
  const { em } = lines[0]!;

  if (align === 'justify' && widths.length > 0) {
    // The last line of a justified unit is not stretched.
    return last ?? Math.min(...widths);
  }

  return widths.sort((one, other) => one - other)[widths.length >> 1] ?? usualSpace * em;
}

function endSide(isRightToLeft: boolean): TextAlignment {
  return isRightToLeft ? 'left' : 'right';
}
