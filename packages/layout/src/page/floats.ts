import type { Box, Colour, FontFace, PageContent, PageGlyph } from '@octavo/pdf/content/page-content';
import type { Bounds } from '../block/draft.ts';
import { boxAround } from '../boxes.ts';
import { changedGlyph } from '../changed-glyph.ts';
import type { LineStroke } from '../model.ts';
import { faceOfGlyph } from '../text/inlines.ts';
import { linesOf, type TextLine } from '../text/lines.ts';
import { piecesOf } from '../text/pieces.ts';
import { isUpright } from '../upright.ts';

/** Text outside of the flow: rotated, or in a separate box beside other text. */
export interface FoundFloat {
  /** Position; for slanted text, the box before it is rotated about its centre. */
  readonly box: Box;
  readonly angle: number;
  /** Lines as if upright: rotated text uses local coordinates. */
  readonly lines: readonly TextLine[];
  readonly bounds: Bounds;
  readonly background: Colour | null;
  readonly border: LineStroke | null;
}

const thresholds = {
  /** Baseline distance from which lines are separate, in multiples of the font size. */
  farthestLines: 1.9,

  /** Smallest advance of a rotated glyph, in multiples of the font size. */
  narrowestGlyph: 0.1,
};

/** Rotated texts of a page, each with its lines. */
export function turnedTexts(
  content: PageContent,
  glyphs: readonly PageGlyph[],
  fonts: readonly FontFace[],
): FoundFloat[] {
  const byAngle = new Map<number, PageGlyph[]>();

  for (const glyph of glyphs) {
    const angle = Math.round(glyph.angle);
    const list = byAngle.get(angle);

    if (list === undefined) {
      byAngle.set(angle, [glyph]);
    } else {
      list.push(glyph);
    }
  }

  return [...byAngle].flatMap(([angle, own]) =>
    clustersOf(linesOf(piecesOf(own.map((glyph) => upright(glyph, fonts))), content.pageIndex)).map((lines) =>
      floatOf(lines, angle),
    ),
  );
}

/** Upright text outside of the flow, with a box for each cluster of lines. */
export function floatingTexts(glyphs: readonly PageGlyph[], pageIndex: number): FoundFloat[] {
  return clustersOf(linesOf(piecesOf(glyphs), pageIndex)).map((lines) => floatOf(lines, 0));
}

function floatOf(lines: readonly TextLine[], angle: number): FoundFloat {
  const box = boxAround(lines);

  return {
    box: shownBox(box, angle),
    angle,
    lines,
    bounds: { left: box.left, right: box.right },
    background: null,
    border: null,
  };
}

/** Groups lines that are below each other. */
function clustersOf(lines: readonly TextLine[]): TextLine[][] {
  const clusters: TextLine[][] = [];

  for (const line of lines) {
    const near = clusters.find((cluster) => {
      const last = cluster.at(-1)!;

      return (
        line.baseline - last.baseline < line.sizePoints * thresholds.farthestLines &&
        line.left < last.right + line.sizePoints &&
        line.right > last.left - line.sizePoints
      );
    });

    if (near === undefined) {
      clusters.push([line]);
    } else {
      near.push(line);
    }
  }

  return clusters;
}

/** A rotated glyph in the local coordinates of its line: x along the baseline, y across. */
function upright(glyph: PageGlyph, fonts: readonly FontFace[]): PageGlyph {
  const { ascent, descent } = faceOfGlyph(glyph, fonts);
  const radians = (glyph.angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  const height = (ascent + descent) * glyph.sizePoints;
  const [across, down] = [glyph.right - glyph.left, glyph.bottom - glyph.top];
  // The bounding box of a rotated rectangle determines its sides, best along the axis nearer to the baseline.
  const isAcross = Math.abs(cos) > Math.abs(sin);
  const advance = isAcross
    ? (across - height * Math.abs(sin)) / Math.abs(cos)
    : (down - height * Math.abs(cos)) / Math.abs(sin);
  const width = Math.min(
    Math.max(advance, glyph.sizePoints * thresholds.narrowestGlyph),
    glyph.sizePoints * 2 * glyph.text.length,
  );
  const left = glyph.originX * cos + glyph.baseline * sin;
  const baseline = glyph.baseline * cos - glyph.originX * sin;

  return changedGlyph(glyph, {
    left,
    right: left + width,
    top: baseline - ascent * glyph.sizePoints,
    bottom: baseline + descent * glyph.sizePoints,
    originX: left,
    baseline,
    shown: glyph.shown ?? glyph,
  });
}

/**
 * Converts a local box to the page: as shown for quarter turns, else before it is rotated about its centre.
 */
function shownBox({ left, top, right, bottom }: Box, angle: number): Box {
  const radians = (angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const [centreX, centreY] = [x * cos - y * sin, x * sin + y * cos];
  const isOnSide = isUpright({ angle: Math.abs(angle) - 90 });
  const halfWidth = (isOnSide ? bottom - top : right - left) / 2;
  const halfHeight = (isOnSide ? right - left : bottom - top) / 2;

  return {
    left: centreX - halfWidth,
    top: centreY - halfHeight,
    right: centreX + halfWidth,
    bottom: centreY + halfHeight,
  };
}
