import { rightToLeft } from '@octavo/pdf/text/right-to-left';
import { unspaced } from '@octavo/pdf/text/unspaced';
import type { PlacedGlyph } from './placed-glyph.ts';

/** Line of text, or the part of one in a column or cell; lengths in the frame of its direction. */
export interface UnitLine {
  /** Glyphs by their place, whatever the order in which they are painted or read. */
  readonly glyphs: readonly PlacedGlyph[];
  readonly base: number;
  /** Edges of what is not a space. */
  readonly left: number;
  readonly right: number;
  /** Font size of most of its letters. */
  readonly em: number;
  readonly isRightToLeft: boolean;
  /** Edges in the direction of reading: mirrored for lines from right to left, so that `start` is less than `end`. */
  readonly start: number;
  readonly end: number;
}

/** Makes a line of glyphs that are not all spaces; null for others. */
export function lineOf(unsorted: readonly PlacedGlyph[]): UnitLine | null {
  const glyphs = unsorted.toSorted((one, other) => one.left - other.left || one.index - other.index);
  const inked = glyphs.filter(({ isSpace }) => !isSpace);
  const main = mainGlyph(inked);

  if (main === null) {
    return null;
  }

  let [left, right] = [Infinity, -Infinity];

  for (const glyph of inked) {
    left = Math.min(left, glyph.left, glyph.right);
    right = Math.max(right, glyph.left, glyph.right);
  }

  const isRightToLeft = runsRightToLeft(inked);
  const [start, end] = isRightToLeft ? [-right, -left] : [left, right];

  return { glyphs, base: main.base, left, right, em: main.em, isRightToLeft, start, end };
}

/** True when most of the letters belong to scripts that run from right to left. */
function runsRightToLeft(glyphs: readonly PlacedGlyph[]): boolean {
  const letters = glyphs.filter(({ text }) => /\p{L}/u.test(text));

  return letters.filter(({ text }) => rightToLeft.test(text)).length * 2 > letters.length;
}

/** Glyph of the size that takes the most room; of several the first. */
function mainGlyph(glyphs: readonly PlacedGlyph[]): PlacedGlyph | null {
  const widths = new Map<string, number>();
  const keyOf = ({ em, base }: PlacedGlyph) => `${em.toFixed(2)} ${base.toFixed(2)}`;

  for (const glyph of glyphs) {
    widths.set(keyOf(glyph), (widths.get(keyOf(glyph)) ?? 0) + Math.max(0.01, glyph.right - glyph.left));
  }

  const widest = Math.max(0, ...widths.values());

  return glyphs.find((glyph) => widths.get(keyOf(glyph)) === widest) ?? glyphs[0] ?? null;
}

/** Width of the first word, or of the first character of a script without spaces. */
export function firstWordWidth({ glyphs, isRightToLeft }: UnitLine): number {
  const ordered = isRightToLeft ? glyphs.toReversed() : glyphs;
  const first = ordered.find(({ isSpace }) => !isSpace)!;
  let last = first;

  for (const glyph of ordered.slice(ordered.indexOf(first) + 1)) {
    if (
      glyph.isSpace ||
      isWordGap(...(isRightToLeft ? ([glyph, last] as const) : ([last, glyph] as const)))
    ) {
      break;
    }

    if (unspaced.test(glyph.text)) {
      break;
    }

    last = glyph;
  }

  return Math.max(first.right, last.right) - Math.min(first.left, last.left);
}

/** Distance between two letters from which a space is read, in ems. */
const wordGap = 0.15;

export function isWordGap(before: PlacedGlyph, after: PlacedGlyph): boolean {
  const isContinued = before.glyph.shown === after.glyph.shown;
  const gap = after.left - (isContinued ? Math.max(before.pen, before.right) : before.right);

  return gap > wordGap * Math.min(before.em, after.em);
}
