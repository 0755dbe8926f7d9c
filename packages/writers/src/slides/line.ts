import { boxAround } from '@octavo/layout/boxes';
import type { Box, PageGlyph } from '@octavo/pdf/content/page-content';

/** A line of text on the page. */
export interface SlideLine extends Box {
  readonly baseline: number;
  /** Size of its largest text. */
  readonly sizePoints: number;
  /** Index of its first glyph in the painting order. */
  readonly order: number;
  /** From left to right, including spaces. */
  readonly glyphs: readonly PageGlyph[];
}

/**
 * Text of at least this share of the usual size forms lines; smaller text, such as superscript digits, joins
 * them.
 */
const smallShare = 0.75;

/** Largest vertical offset of glyphs in one line, as a share of the size. */
const sameLine = 0.35;
const raisedLine = 0.6;

/** Groups upright glyphs into lines, from top to bottom. */
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

/** Most common glyph size. */
function usualSize(glyphs: readonly PageGlyph[]): number {
  const counts = new Map<number, number>();

  for (const { sizePoints } of glyphs) {
    counts.set(sizePoints, (counts.get(sizePoints) ?? 0) + 1);
  }

  return [...counts].reduce((most, each) => (each[1] > most[1] ? each : most), [0, 0])[0];
}

/** Width of the first word of a line on its start side, including the space after it. */
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

/** True for ideographs, after which a line may break. */
function isIdeograph(text: string): boolean {
  return /[\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uffef]/.test(text);
}
