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

const thresholds = {
  /** Minimum length of a run down the page; shorter ones are chance: numbers of a form, a column of a table. */
  shortestRun: 3,

  /** Minimum share of the page's ideographs that are in such runs. */
  fewestShare: 0.5,

  /** Largest shift between characters of a vertical line, in multiples of the font size. */
  sameColumn: 0.3,

  /** Distance between characters of a vertical line, in multiples of the font size. */
  leastStep: 0.4,

  /** The same: largest distance, in letter-spaced lines. */
  mostStep: 1.6,

  /** Position of the baseline of turned characters, in multiples of half of their size. */
  baseline: 0.76,
};

const ideographs = /[\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef]/;

/** Finds text whose characters follow each other down the page; null when there is none. */
export function verticalText({ pageIndex }: PageContent, glyphs: readonly PageGlyph[]): VerticalText | null {
  const printed = glyphs.filter(({ made, text }) => !made && text.trim() !== '');
  const asian = printed.filter(({ text }) => ideographs.test(text)).length;
  const runs =
    asian < thresholds.shortestRun
      ? []
      : runsOf(printed).filter((run) => run.length >= thresholds.shortestRun);
  const own = runs.flat();

  if (own.length === 0 || own.length < asian * thresholds.fewestShare) {
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

  return (
    Math.abs(second.x - first.x) < size * thresholds.sameColumn &&
    step > size * thresholds.leastStep &&
    step < size * thresholds.mostStep
  );
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
    baseline: -x + half * thresholds.baseline,
    // Marks the glyph as rotated: nothing drawn on the page is at these coordinates.
    angle: 90,
    shown: glyph.shown ?? glyph,
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
