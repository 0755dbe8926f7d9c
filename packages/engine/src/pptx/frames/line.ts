import { boxAround } from '../../layout/boxes.ts';
import type { Box, PageGlyph } from '../../layout/page-content.ts';

/** A line of text as it stands on the page. */
export interface SlideLine extends Box {
  readonly baseline: number;
  /** Of the largest text in it. */
  readonly sizePoints: number;
  /** Place of its first glyph in the painting order. */
  readonly order: number;
  /** From the left to the right, spaces among them. */
  readonly glyphs: readonly PageGlyph[];
}

/** Text of at least this share of the usual size makes lines; smaller one joins them, as raised figures do. */
const smallShare = 0.75;

/** Shares of the size by which glyphs of one line may stand above or below each other. */
const sameLine = 0.35;
const raisedLine = 0.6;

/** Puts upright glyphs together into lines, from the top to the bottom. */
export function linesOf(glyphs: readonly PageGlyph[]): readonly SlideLine[] {
  const usual = usualSize(glyphs.filter(isInk));
  const rows: { baseline: number; sizePoints: number; glyphs: PageGlyph[] }[] = [];

  for (const glyph of byBaseline(glyphs.filter(({ sizePoints }) => sizePoints >= usual * smallShare))) {
    const row = rows.at(-1);

    if (row !== undefined && glyph.baseline - row.baseline < sameLine * row.sizePoints) {
      row.glyphs.push(glyph);
      row.sizePoints = Math.max(row.sizePoints, glyph.sizePoints);
    } else {
      rows.push({ baseline: glyph.baseline, sizePoints: glyph.sizePoints, glyphs: [glyph] });
    }
  }

  for (const glyph of byBaseline(glyphs.filter(({ sizePoints }) => sizePoints < usual * smallShare))) {
    const row = rows.find(
      ({ baseline, sizePoints }) => Math.abs(baseline - glyph.baseline) < raisedLine * sizePoints,
    );

    if (row === undefined) {
      rows.push({ baseline: glyph.baseline, sizePoints: glyph.sizePoints, glyphs: [glyph] });
    } else {
      row.glyphs.push(glyph);
    }
  }

  return rows
    .filter((row) => row.glyphs.some(isInk))
    .map((row) => lineOf(row.glyphs, row.baseline, row.sizePoints))
    .sort((a, b) => a.baseline - b.baseline);
}

export function isInk({ text }: PageGlyph): boolean {
  return text.trim() !== '';
}

function lineOf(glyphs: readonly PageGlyph[], baseline: number, sizePoints: number): SlideLine {
  const ink = glyphs.filter(isInk);

  return {
    ...boxAround(ink),
    baseline,
    sizePoints,
    order: Math.min(...ink.map(({ order }) => order)),
    glyphs: glyphs.toSorted((a, b) => a.left - b.left),
  };
}

function byBaseline(glyphs: readonly PageGlyph[]): readonly PageGlyph[] {
  return glyphs.toSorted((a, b) => a.baseline - b.baseline);
}

/** The size that most glyphs have. */
function usualSize(glyphs: readonly PageGlyph[]): number {
  const counts = new Map<number, number>();

  for (const { sizePoints } of glyphs) {
    counts.set(sizePoints, (counts.get(sizePoints) ?? 0) + 1);
  }

  return [...counts].reduce((most, each) => (each[1] > most[1] ? each : most), [0, 0])[0];
}

/** Width of the first word of a line on the side where it begins, and of the space after it. */
export function firstWord(line: SlideLine, direction: 'ltr' | 'rtl'): number {
  const glyphs = direction === 'ltr' ? line.glyphs : line.glyphs.toReversed();
  const start = glyphs.findIndex(isInk);
  const first = glyphs[start];
  let last = first;

  if (first === undefined || last === undefined) {
    return 0;
  }

  for (const glyph of glyphs.slice(start + 1)) {
    const gap = direction === 'ltr' ? glyph.left - last.right : last.left - glyph.right;

    if (!isInk(glyph) || gap > 0.2 * glyph.sizePoints || isIdeograph(last.text)) {
      break;
    }

    last = glyph;
  }

  const space = isIdeograph(first.text) ? 0 : 0.2 * line.sizePoints;

  return (direction === 'ltr' ? last.right - first.left : first.right - last.left) + space;
}

/** Lines may end after any of these signs. */
function isIdeograph(text: string): boolean {
  return /[\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uffef]/.test(text);
}
