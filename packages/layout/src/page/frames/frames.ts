import type { Box, Colour, PageContent, PagePath } from '@octavo/pdf/content/page-content';
import { areaOf, grown, heightOf, holds, meet, mostlyHolds, sharedArea, widthOf } from '../../boxes.ts';
import type { LineStroke } from '../../model.ts';
import { type Point, pathParts } from '../../path-parts.ts';
import { type Lattice, latticesOf } from '../../table/lattice/lattice.ts';
import { gridOf } from '../../table/lattice/lattice-grid.ts';
import { joinRulings } from '../../table/rulings/join-rulings.ts';
import { type FilledArea, rulingsOf } from '../../table/rulings/rulings.ts';

/** Four lines around content of a column, or a background behind it. */
export interface PageFrame extends Box {
  /** Null for a background without lines. */
  readonly stroke: LineStroke | null;
  readonly background: Colour | null;
  /** True when it contains more than paragraphs. */
  readonly isMixed: boolean;
}

/** A vertical line with text on its right side only. */
export interface MarginBar {
  readonly x: number;
  readonly top: number;
  readonly bottom: number;
  readonly stroke: LineStroke;
}

const thresholds = {
  /** Smallest frame in points; smaller boxes are check boxes or fields. */
  narrowest: 60,
  lowest: 12,

  /** Share of the page area from which a frame is that of the page. */
  mostOfPage: 0.6,

  /** Distance in points within which text left of a bar makes the bar a separator of columns. */
  besideBar: 14,

  /** Maximum number of lines and boxes in a frame; more are a chart. */
  mostInside: 24,

  /** Minimum share of a side that is drawn. */
  drawnShare: 0.9,

  /** Distance around tables and figures in which frames belong to them, in points. */
  takenMargin: 3,

  /** Distance within which a line meets the side of a frame, in points. */
  meeting: 3,

  /** Largest distance of a line from the side of a frame that it draws, in points. */
  sameSide: 4,

  /** Thinnest border that is written, in points. */
  thinnest: 0.25,
};

/** Frames of a page, the smallest first. `taken`: areas with their own lines, such as tables and drawings. */
export function framesOf(content: PageContent, taken: readonly Box[]): PageFrame[] {
  const { widthPoints, heightPoints } = content;
  const { horizontal, vertical, areas } = rulingsOf(content);
  const drawn = latticesOf(joinRulings(horizontal), joinRulings(vertical)).flatMap((lattice) => {
    const frame = frameOf(lattice, areas);

    return frame === null ? [] : [frame];
  });
  const grounds = areas.flatMap(({ left, top, right, bottom, colour }) =>
    colour === 'ffffff' ? [] : [{ left, top, right, bottom, stroke: null, background: colour }],
  );
  const free = content.paths.filter((path) => !taken.some((box) => mostlyHolds(box, path)));

  return [...drawn, ...grounds]
    .filter(
      (frame) =>
        widthOf(frame) > thresholds.narrowest &&
        heightOf(frame) > thresholds.lowest &&
        areaOf(frame) < widthPoints * heightPoints * thresholds.mostOfPage &&
        !taken.some((box) => sharedArea(box, frame) > 0 && !holds(grown(frame, -1), box)) &&
        !holdsDrawing(frame, free),
    )
    .map((frame): PageFrame => ({ ...frame, isMixed: taken.some((box) => sharedArea(box, frame) > 0) }))
    .sort(
      (one, other) =>
        areaOf(one) - areaOf(other) || Number(one.stroke === null) - Number(other.stroke === null),
    );
}

/** True when a frame contains a drawing such as a chart, which is more than rules and check boxes. */
function holdsDrawing(frame: Box, paths: readonly PagePath[]): boolean {
  const inside = paths.filter((path) => path.opacity > 0 && holds(frame, path));
  const slanted = inside.filter(({ commands }) =>
    pathParts(commands).some(
      ({ points, curved }) => curved || points.some((to, index) => leans(points[index - 1], to)),
    ),
  );

  return inside.length > thresholds.mostInside || slanted.length > 2;
}

function leans(from: Point | undefined, to: Point): boolean {
  return from !== undefined && Math.abs(from.x - to.x) > 2 && Math.abs(from.y - to.y) > 2;
}

/** Margin bars: longer than a line of text, with nothing close on their left. */
export function marginBarsOf(content: PageContent, taken: readonly Box[]): MarginBar[] {
  const { horizontal, vertical } = rulingsOf(content);
  const crossing = joinRulings(horizontal);
  const glyphs = content.glyphs.filter(({ text }) => text.trim() !== '');

  return joinRulings(vertical).flatMap(({ position, start, end, pieces }) => {
    const [piece] = pieces;
    const box = { left: position, right: position, top: start, bottom: end };
    const isAlone =
      end - start > thresholds.lowest &&
      end - start < content.heightPoints * thresholds.mostOfPage &&
      !taken.some((other) => meet(grown(other, thresholds.takenMargin), box)) &&
      !crossing.some(
        (line) =>
          line.position > start - thresholds.meeting &&
          line.position < end + thresholds.meeting &&
          line.start < position + thresholds.meeting &&
          line.end > position - thresholds.meeting,
      ) &&
      !glyphs.some((glyph) => meet(glyph, { ...box, left: position - thresholds.besideBar }));

    return isAlone && piece?.drawn === true && piece.colour !== 'ffffff'
      ? [
          {
            x: position,
            top: start,
            bottom: end,
            stroke: { widthPoints: Math.max(thresholds.thinnest, piece.widthPoints), colour: piece.colour },
          },
        ]
      : [];
  });
}

function frameOf(lattice: Lattice, areas: readonly FilledArea[]): Omit<PageFrame, 'isMixed'> | null {
  const grid = gridOf(lattice);
  const [left, right, ...columns] = grid?.xs ?? [];
  const [top, bottom, ...rows] = grid?.ys ?? [];

  if (
    left === undefined ||
    right === undefined ||
    top === undefined ||
    bottom === undefined ||
    columns.length + rows.length > 0
  ) {
    return null;
  }

  const isDrawn = (lines: Lattice['horizontal'], position: number, length: number) =>
    lines.some(
      (line) =>
        Math.abs(line.position - position) < thresholds.sameSide &&
        line.end - line.start >= length * thresholds.drawnShare &&
        line.pieces.some(({ drawn, colour }) => drawn && colour !== 'ffffff'),
    );
  const sides = [
    isDrawn(lattice.horizontal, top, right - left),
    isDrawn(lattice.horizontal, bottom, right - left),
    isDrawn(lattice.vertical, left, bottom - top),
    isDrawn(lattice.vertical, right, bottom - top),
  ];
  const drawn = lattice.horizontal.flatMap(({ pieces }) => pieces).find((piece) => piece.drawn);

  if (drawn === undefined || sides.includes(false)) {
    return null;
  }

  const box = { left, top, right, bottom };
  const area = areas.findLast(
    (candidate) => mostlyHolds(box, candidate) && areaOf(candidate) > areaOf(box) * thresholds.drawnShare,
  );

  return {
    ...box,
    stroke: { widthPoints: Math.max(thresholds.thinnest, drawn.widthPoints), colour: drawn.colour },
    background: area === undefined || area.colour === 'ffffff' ? null : area.colour,
  };
}
