import type { Box, PageContent, PageGlyph } from '@octavo/pdf/content/page-content';
import { boxAround } from '../boxes.ts';
import { changedGlyph } from '../changed-glyph.ts';
import { linesOf, type TextLine } from '../text/lines.ts';
import { piecesOf } from '../text/pieces.ts';

/** Text set from top to bottom, its lines from right to left. */
export interface VerticalText {
  /** Lines as if set from left to right: x runs down the page, y towards its left. */
  readonly lines: readonly TextLine[];
  /** Glyphs that form the text. */
  readonly glyphs: ReadonlySet<PageGlyph>;
}

const ideographs = /[\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef]/;

/** Minimum length of a run down the page; shorter ones are chance: numbers of a form, a column of a table. */
const shortestRun = 3;

/** Minimum share of the page's ideographs that are in such runs. */
const fewestShare = 0.5;

/** Finds text whose characters follow each other down the page; null when there is none. */
export function verticalText({ pageIndex }: PageContent, glyphs: readonly PageGlyph[]): VerticalText | null {
  const printed = glyphs.filter(({ made, text }) => !made && text.trim() !== '');
  const asian = printed.filter(({ text }) => ideographs.test(text)).length;
  const runs = asian < shortestRun ? [] : runsOf(printed).filter((run) => run.length >= shortestRun);
  const own = runs.flat();

  if (own.length === 0 || own.length < asian * fewestShare) {
    return null;
  }

  return { lines: linesOf(piecesOf(own.map(laidDown)), pageIndex), glyphs: new Set(own) };
}

function runsOf(glyphs: readonly PageGlyph[]): PageGlyph[][] {
  const runs: PageGlyph[][] = [];

  for (const glyph of glyphs) {
    const last = runs.at(-1)?.at(-1);

    if (last !== undefined && standsUnder(last, glyph)) {
      runs.at(-1)?.push(glyph);
    } else {
      runs.push([glyph]);
    }
  }

  return runs.filter((run) => run.some(({ text }) => ideographs.test(text)));
}

function standsUnder(above: PageGlyph, below: PageGlyph): boolean {
  const size = Math.max(above.sizePoints, below.sizePoints);
  const [first, second] = [centreOf(above), centreOf(below)];
  const step = second.y - first.y;

  return Math.abs(second.x - first.x) < size * 0.3 && step > size * 0.4 && step < size * 1.6;
}

function centreOf({ left, top, right, bottom }: Box) {
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}

function laidDown(glyph: PageGlyph): PageGlyph {
  const { x, y } = centreOf(glyph);
  const half = glyph.sizePoints / 2;

  return changedGlyph(glyph, {
    left: y - half,
    right: y + half,
    top: -x - half,
    bottom: -x + half,
    originX: y - half,
    baseline: -x + half * 0.76,
    // Marks the glyph as rotated: nothing drawn on the page is at these coordinates.
    angle: 90,
  });
}

/** Converts a box among the lines of vertical text to page coordinates. */
export function stoodUp({ left, top, right, bottom }: Box): Box {
  return { left: -bottom, top: left, right: -top, bottom: right };
}

/** Limits of the lines of vertical text. */
export function verticalBounds({ lines }: VerticalText) {
  const { left, right } = boxAround(lines);

  return { left, right };
}
