import type { PageUnit } from '../units/page-unit.ts';
import type { PlacedGlyph } from '../units/placed-glyph.ts';
import type { GlyphChanges } from '../write/glyph-changes.ts';
import { isSameSetting } from '../write/same-setting.ts';
import type { PlacedLine } from './place-lines.ts';

/**
 * Writes words that go to another line among those of that line. Readers that follow the painting order would read them
 * before what else stands on the line that they have left: lines from right to left are painted from left to right, so
 * that words which go to the next line come first. Lines that are painted in another order keep it.
 */
export function orderByLines(
  { lines: own }: PageUnit,
  lines: readonly PlacedLine[],
  changes: GlyphChanges,
): void {
  const middles = own.map(({ glyphs }) => middleOf(glyphs.map(({ index }) => index)));

  if (middles.some((middle, line) => middle < (middles[line - 1] ?? 0))) {
    return;
  }

  const wanted = lines.flatMap(({ parts }, line) =>
    parts
      .flatMap(({ part }) =>
        part.kind === 'old'
          ? part.glyphs.map((glyph) => ({ glyph, isMoved: part.line !== line && changes.has(glyph.index) }))
          : [],
      )
      .sort((one, other) => one.glyph.index - other.glyph.index),
  );
  const kept = longestAscending(wanted.filter(({ isMoved }) => !isMoved).map(({ glyph }) => glyph.index));
  const following: (PlacedGlyph | null)[] = [];

  for (const [at, { glyph }] of [...wanted.entries()].reverse()) {
    following[at] = kept.has(glyph.index) ? glyph : (following[at + 1] ?? null);
  }

  let last: PlacedGlyph | null = null;

  for (const [at, { glyph, isMoved }] of wanted.entries()) {
    const next = following[at] ?? null;
    const isInPlace = glyph.index > (last?.index ?? -1) && glyph.index < (next?.index ?? Infinity);

    if (isMoved ? isInPlace : kept.has(glyph.index)) {
      last = glyph;
    } else if (isMoved) {
      relocate(glyph, { last, next }, changes);
    }
  }
}

function relocate(
  { index, copies, glyph }: PlacedGlyph,
  { last, next }: { readonly last: PlacedGlyph | null; readonly next: PlacedGlyph | null },
  changes: GlyphChanges,
): void {
  const beside = [last, next].find((each) => each !== null && isSameSetting(each.glyph.shown, glyph.shown));

  if (beside !== undefined && beside !== null) {
    // Readers drop copies that are painted next to the letter.
    for (const each of [index, ...copies]) {
      changes.relocate(each, { beside: beside.index, isBefore: beside !== last });
    }
  }
}

function middleOf(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;
}

/** Longest ascending part of a list of different numbers. */
function longestAscending(values: readonly number[]): ReadonlySet<number> {
  /** Place of the last value of the best part of each length. */
  const ends: number[] = [];
  const before: number[] = [];

  for (const [at, value] of values.entries()) {
    const found = ends.findIndex((end) => values[end]! >= value);
    const length = found === -1 ? ends.length : found;
    before.push(ends[length - 1] ?? -1);
    ends[length] = at;
  }

  const longest = new Set<number>();

  for (let at = ends.at(-1) ?? -1; at >= 0; at = before[at]!) {
    longest.add(values[at]!);
  }

  return longest;
}
