import type { Box, PageGlyph } from '@octavo/pdf/content/page-content';
import { rightToLeft } from '@octavo/pdf/text/right-to-left';
import { boxAround } from '../boxes.ts';

/** A letter with its marks, or letters that share one glyph, in the order of reading. */
export interface Cluster extends Box {
  readonly glyphs: readonly [PageGlyph, ...PageGlyph[]];
}

const thresholds = {
  /** Share of the narrower box that letters of a ligature have in common. */
  mostOfBox: 0.8,

  /** Largest distance between the pen positions of one cluster, in points. */
  sameOrigin: 0.01,
};

const mark = /^\p{M}+$/u;

/** Clusters of a line with right-to-left letters in visual order, from the left. */
export function clustersOf(glyphs: readonly PageGlyph[]): Cluster[] {
  const groups: [PageGlyph, ...PageGlyph[]][] = [];

  for (const glyph of glyphs) {
    const last = groups.at(-1);

    if (last !== undefined && isOneGlyph(last[0], glyph)) {
      last.push(glyph);
    } else {
      groups.push([glyph]);
    }
  }

  const sorted = groups.map(asRead).sort((a, b) => a[0].originX - b[0].originX);
  // Separate marks do not extend the box of their letter.
  const boxes = new Map(sorted.map((group) => [group, boxAround(group)]));
  const bases = sorted.filter((group) => !isMark(group));

  for (const group of sorted.filter(isMark)) {
    baseOf(group[0], bases)?.push(...group);
  }

  return (bases.length === 0 ? sorted : bases).map((group) => ({ ...boxes.get(group)!, glyphs: group }));
}

function isOneGlyph(a: PageGlyph, b: PageGlyph): boolean {
  const shared = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const narrower = Math.min(a.right - a.left, b.right - b.left);

  return (
    a.object === b.object &&
    a.baseline === b.baseline &&
    (Math.abs(a.originX - b.originX) < thresholds.sameOrigin ||
      (narrower > 0 && shared > narrower * thresholds.mostOfBox))
  );
}

const lam = '\u0644';

/**
 * Puts a ligature into reading order. The text engine reverses most ligatures with the line, not all; none
 * ends with lam. Marks follow their letter.
 */
function asRead(group: [PageGlyph, ...PageGlyph[]]): [PageGlyph, ...PageGlyph[]] {
  const [first] = group;
  const isTurned =
    rightToLeft.test(first.text) &&
    (first.text !== lam || group.at(-1)?.text === lam) &&
    group.every(({ left, right }) => left === first.left && right === first.right);
  const [head = first, ...rest] = isTurned ? group.toReversed() : group;
  const letters = [head, ...rest].filter(({ text }) => !mark.test(text));
  const [base] = letters;

  return base === undefined || head === base
    ? [head, ...rest]
    : [base, ...[head, ...rest].filter((glyph) => glyph !== base)];
}

function isMark(group: readonly PageGlyph[]): boolean {
  return group.every(({ text }) => mark.test(text));
}

/** Letter that a mark belongs to: the nearest one around the centre of the mark. */
function baseOf(
  { left, right }: PageGlyph,
  bases: readonly [PageGlyph, ...PageGlyph[]][],
): [PageGlyph, ...PageGlyph[]] | null {
  const middle = (left + right) / 2;
  const distance = ([glyph]: readonly [PageGlyph, ...PageGlyph[]]): number =>
    middle >= glyph.left && middle <= glyph.right
      ? 0
      : Math.min(Math.abs(middle - glyph.left), Math.abs(middle - glyph.right));
  const next = bases.findIndex(([glyph]) => glyph.originX > middle);
  const at = next < 0 ? bases.length : next;
  const near = bases.slice(Math.max(0, at - 2), at + 2);

  return near.length === 0
    ? null
    : near.reduce((best, base) => (distance(base) < distance(best) ? base : best));
}
