import type { PlacedGlyph } from './placed-glyph.ts';
import { lineOf, type UnitLine } from './unit-line.ts';

/** Limits that decide where lines end, in ems. */
const limits = {
  /** Distance of baselines on one line. */
  baseline: 0.12,
  /** Distance along the line between two words of one text. */
  apart: 1.15,
  /** The same between words that one operator shows: justified text. */
  shownApart: 2.6,
  /** Distance of a superscript or subscript from what it belongs to, and its place above or below the baseline. */
  script: 0.4,
  highest: 0.75,
  lowest: 0.4,
  /** Share of the font size that scripts have at most. */
  scriptSize: 0.86,
  /** Distance of letters of full size above or below the baseline. */
  shifted: 0.35,
  /** Distance between a letter and its copy. */
  copy: 0.12,
};

/** Letters of full size that stand off the baseline together. */
const mostShifted = 3;

/** Vertical line between two texts, in the frame of the text. */
export interface Separator {
  readonly along: number;
  readonly bottom: number;
  readonly top: number;
}

/** Lines of the glyphs of one direction, from top to bottom. */
export function readLines(glyphs: readonly PlacedGlyph[], separators: readonly Separator[]): UnitLine[] {
  const parts = rowsOf(withoutCopies(glyphs)).flatMap((row) => splitRow(row, separators));
  const lines = withScripts(parts);

  return lines.sort((one, other) => other.base - one.base || one.left - other.left);
}

/** Glyphs without those that are painted over an equal one. */
function withoutCopies(glyphs: readonly PlacedGlyph[]): PlacedGlyph[] {
  const cells = new Map<string, PlacedGlyph[]>();

  return glyphs.filter((glyph) => {
    const reach = limits.copy * glyph.em;
    const [column, row] = [Math.round(glyph.left / reach), Math.round(glyph.base / reach)];
    const near = [-1, 0, 1].flatMap((x) =>
      [-1, 0, 1].flatMap((y) => cells.get(`${column + x} ${row + y}`) ?? []),
    );
    const original = near.find(
      (other) =>
        other.text === glyph.text &&
        !glyph.isSpace &&
        Math.abs(other.em - glyph.em) < 0.05 * glyph.em &&
        Math.abs(other.left - glyph.left) < reach &&
        Math.abs(other.base - glyph.base) < reach,
    );

    if (original !== undefined) {
      original.copies.push(glyph.index);

      return false;
    }

    const key = `${column} ${row}`;
    cells.set(key, [...(cells.get(key) ?? []), glyph]);

    return true;
  });
}

/** Glyphs of one baseline, by their place along it. */
function rowsOf(glyphs: readonly PlacedGlyph[]): PlacedGlyph[][] {
  const rows: { readonly base: number; readonly glyphs: PlacedGlyph[] }[] = [];

  for (const glyph of glyphs.toSorted((one, other) => other.base - one.base)) {
    const row = rows.at(-1);

    if (row !== undefined && row.base - glyph.base <= limits.baseline * glyph.em) {
      row.glyphs.push(glyph);
    } else {
      rows.push({ base: glyph.base, glyphs: [glyph] });
    }
  }

  return rows.map((row) => row.glyphs.sort((one, other) => one.left - other.left || one.index - other.index));
}

function splitRow(row: readonly PlacedGlyph[], separators: readonly Separator[]): PlacedGlyph[][] {
  const parts: PlacedGlyph[][] = [];
  let before: PlacedGlyph | null = null;

  for (const glyph of row) {
    const part = parts.at(-1);

    if (part === undefined || (before !== null && !glyph.isSpace && standsApart(before, glyph, separators))) {
      parts.push([glyph]);
    } else {
      part.push(glyph);
    }

    // A space joins nothing by itself.
    if (!glyph.isSpace) {
      before = before === null || glyph.right > before.right ? glyph : before;
    }
  }

  return parts;
}

function standsApart(before: PlacedGlyph, after: PlacedGlyph, separators: readonly Separator[]): boolean {
  const em = Math.max(before.em, after.em);
  const gap = (after.left - before.right) / em;

  if (gap > (before.glyph.shown === after.glyph.shown ? limits.shownApart : limits.apart)) {
    return true;
  }

  return (
    gap > 0.1 &&
    separators.some(
      ({ along, bottom, top }) =>
        along > before.right - 0.1 * em &&
        along < after.left + 0.1 * em &&
        bottom < after.base + 0.3 * em &&
        top > after.base + 0.2 * em,
    )
  );
}

/** Lines with the superscripts and subscripts that belong to them. */
function withScripts(parts: readonly PlacedGlyph[][]): UnitLine[] {
  const lines = parts.map(lineOf).filter((line) => line !== null);
  const bySize = lines.toSorted((one, other) => one.em - other.em);
  const ordered = lines.toSorted((one, other) => one.base - other.base);
  const merged = new Map<UnitLine, UnitLine>();
  const current = (line: UnitLine): UnitLine => {
    let known = line;

    while (merged.has(known)) {
      known = merged.get(known)!;
    }

    return known;
  };
  const merge = (one: UnitLine, other: UnitLine): void => {
    const made = lineOf([...one.glyphs, ...other.glyphs])!;
    merged.set(one, made);
    merged.set(other, made);
  };

  for (const script of bySize) {
    const owner = near(ordered, script)
      .map(current)
      .filter((line) => line !== current(script) && carries(line, script))
      .sort((one, other) => gapTo(one, script) - gapTo(other, script))[0];

    if (owner !== undefined && current(script) === script) {
      merge(owner, script);
    }
  }

  // A script may have stood between two parts of its line.
  for (const line of ordered) {
    const part = current(line);
    const neighbour = near(ordered, part)
      .map(current)
      .find(
        (other) =>
          other !== part &&
          Math.abs(other.base - part.base) < limits.baseline * part.em &&
          other.left >= part.right - 0.2 * part.em &&
          other.left - part.right < 0.6 * part.em &&
          part.glyphs.length + other.glyphs.length > 2 &&
          merged.size > 0 &&
          hasScript(part, other),
      );

    if (neighbour !== undefined) {
      merge(part, neighbour);
    }
  }

  return [...new Set(ordered.map(current))];
}

/** Lines whose baseline is near that of another one. */
function near(ordered: readonly UnitLine[], { base, em }: UnitLine): UnitLine[] {
  const reach = em * 3;
  let low = 0;
  let high = ordered.length;

  while (low < high) {
    const middle = (low + high) >> 1;

    if (ordered[middle]!.base < base - reach) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }

  const found: UnitLine[] = [];

  for (let at = low; at < ordered.length && ordered[at]!.base <= base + reach; at += 1) {
    found.push(ordered[at]!);
  }

  return found;
}

function carries(line: UnitLine, script: UnitLine): boolean {
  const rise = (script.base - line.base) / line.em;

  const isSmall = script.em <= limits.scriptSize * line.em;

  return (
    (isSmall || isShiftedLetter(line, script)) &&
    rise > -limits.lowest &&
    rise < limits.highest &&
    Math.abs(rise) > 0.02 &&
    gapTo(line, script) < limits.script * line.em
  );
}

/** True for letters of full size within a line, such as the E of a logo. */
function isShiftedLetter(line: UnitLine, script: UnitLine): boolean {
  return (
    script.em < 1.02 * line.em &&
    script.glyphs.length <= mostShifted &&
    line.glyphs.length > 2 * script.glyphs.length &&
    Math.abs(script.base - line.base) < limits.shifted * line.em &&
    gapTo(line, script) < 0.05 * line.em
  );
}

/** Distance along the line between a script and the nearest letter of the line. */
function gapTo({ glyphs, left, right }: UnitLine, script: UnitLine): number {
  if (script.left >= right) {
    return script.left - right;
  }

  if (script.right <= left) {
    return left - script.right;
  }

  const overlaps = glyphs.some(
    (glyph) =>
      !glyph.isSpace &&
      Math.min(glyph.right, script.right) - Math.max(glyph.left, script.left) >
        0.92 * (script.right - script.left),
  );

  return overlaps ? Infinity : 0;
}

/** True for parts of a line that are joined by a script between them. */
function hasScript(part: UnitLine, next: UnitLine): boolean {
  const isScript = ({ base, em }: PlacedGlyph, line: UnitLine) =>
    em <= limits.scriptSize * line.em && Math.abs(base - line.base) > 0.02 * line.em;
  const [last, first] = [part.glyphs.at(-1)!, next.glyphs[0]!];

  return isScript(last, part) || isScript(first, next);
}
