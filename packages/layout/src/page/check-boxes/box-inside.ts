import type { Box, PagePath, PathCommand } from '@octavo/pdf/content/page-content';
import { type PathPart, type Point, pathParts, rectangleOf } from '../../path-parts.ts';
import { blended, contrasts, rgbOf, type UnitRgb } from './colour-contrast.ts';

/** Inside of a small box as a reader sees it, after everything is painted. */
export interface BoxInside {
  /** Colour of the inside without its marks. */
  readonly ground: UnitRgb;
  /** Share of the middle of the box that a mark covers with contrasting ink, from 0 to 1. */
  readonly inked: number;
}

const thresholds = {
  /** Samples along each side. */
  samples: 24,

  /**
   * Outlines, inner borders and bevels stay within this share of the side from an edge; marks reach further
   * in.
   */
  rim: 0.28,

  /** Distance of the ground from the edges, as a share of the side. */
  edge: 0.18,

  /** A fill over more than this share of the ground hides earlier marks. */
  groundShare: 0.9,

  /** Largest size of a mark as a multiple of its box: ticks extend beyond it. */
  largestMark: 2.4,

  /** A fill larger than this, in multiples of the box, lies over words, too. */
  sheetSides: 1.6,

  /** Half the width of the thinnest painted line, in points. */
  hairline: 0.35,

  /** Opacity from which a fill hides what is below it. */
  opaque: 0.9,

  /** Opacity from which a path is visible. */
  visible: 0.05,

  /** Largest thickness of a rule through a box, as a share of its side. */
  ruleThickness: 0.15,

  /** Shortest length of such a rule, as a share of the side. */
  ruleLength: 0.9,
};

const white: UnitRgb = [1, 1, 1];

interface BorderSample {
  readonly point: Point;
  /** Distance to the nearest edge as a share of the side. */
  readonly depth: number;
  /** Null where only the ground is visible. */
  ink: UnitRgb | null;
}

/** Paints all paths that touch a box, sample by sample, in the painting order of the page. */
export function insideOfBox(box: Box, paths: readonly PagePath[]): BoxInside {
  const points = samplesOf(box);
  const inner = points.filter(({ depth }) => depth >= thresholds.edge);
  let ground = white;

  for (const path of paths.filter((each) => touches(each, box)).toSorted((a, b) => a.order - b.order)) {
    const parts = pathParts(path.commands.flatMap(straightened));
    const isOwn = isNear(path, box);

    if (path.fill !== null) {
      const fill = rgbOf(path.fill);
      const filled = new Set(points.filter(({ point }) => isInside(point, parts)));
      const covers =
        inner.filter((sample) => filled.has(sample)).length >= inner.length * thresholds.groundShare;

      if (covers && (path.opacity < thresholds.opaque || isSheet(path, box))) {
        // Words under a highlight are meant to be read: whatever its blend mode, it hides no mark.
        ground = blended(ground, fill, path.opacity);
      } else if (covers) {
        ground = fill;
        paint(points, null, ground, 1);
      } else if (isOwn) {
        paint([...filled], fill, ground, path.opacity);
      }
    }

    if (path.stroke !== null && isOwn && !isFrameOrRule(path, parts, box)) {
      const reach = Math.max(thresholds.hairline, path.strokeWidth / 2);
      const touched = points.filter(({ point }) => isOnLine(point, parts, reach));
      paint(touched, rgbOf(path.stroke), ground, path.opacity);
    }
  }

  const middle = points.filter(({ depth }) => depth >= thresholds.rim);
  const inked = middle.filter(({ ink }) => ink !== null && contrasts(ink, ground)).length;

  return { ground, inked: inked / middle.length };
}

/**
 * True for a path that belongs to a box rather than to the page around it: small, with its centre in the box.
 */
export function isNear(path: Box, box: Box): boolean {
  const [x, y] = [(path.left + path.right) / 2, (path.top + path.bottom) / 2];
  const largest = Math.max(box.right - box.left, box.bottom - box.top) * thresholds.largestMark;

  return (
    x > box.left &&
    x < box.right &&
    y > box.top &&
    y < box.bottom &&
    path.right - path.left < largest &&
    path.bottom - path.top < largest
  );
}

function paint(
  points: readonly BorderSample[],
  colour: UnitRgb | null,
  ground: UnitRgb,
  opacity: number,
): void {
  for (const sample of points) {
    sample.ink = colour === null ? null : blended(sample.ink ?? ground, colour, opacity);
  }
}

function samplesOf({ left, top, right, bottom }: Box): BorderSample[] {
  const shares = Array.from({ length: thresholds.samples }, (_, index) => (index + 0.5) / thresholds.samples);

  return shares.flatMap((across) =>
    shares.map((down) => ({
      point: { x: left + (right - left) * across, y: top + (bottom - top) * down },
      depth: Math.min(across, 1 - across, down, 1 - down),
      ink: null,
    })),
  );
}

function touches(path: PagePath, box: Box): boolean {
  return (
    path.opacity > thresholds.visible &&
    path.left < box.right &&
    path.right > box.left &&
    path.top < box.bottom &&
    path.bottom > box.top
  );
}

function isSheet(path: PagePath, box: Box): boolean {
  const side = (box.right - box.left) * thresholds.sheetSides;

  return path.right - path.left > side || path.bottom - path.top > side;
}

/** True for rectangles and lines from edge to edge, which border or divide a box and do not mark it. */
function isFrameOrRule(path: PagePath, parts: readonly PathPart[], box: Box): boolean {
  const side = box.right - box.left;
  const [width, height] = [path.right - path.left, path.bottom - path.top];
  const isRule =
    Math.min(width, height) < side * thresholds.ruleThickness &&
    Math.max(width, height) > side * thresholds.ruleLength;

  return isRule || parts.every(({ points }) => rectangleOf(points) !== null);
}

/** Approximates a curve by lines, closely enough for a box of a few points. */
function straightened(command: PathCommand, at: number, all: readonly PathCommand[]): PathCommand[] {
  const from = all[at - 1];

  if (command.kind !== 'curve' || from === undefined || from.kind === 'close') {
    return [command];
  }

  return [0.25, 0.5, 0.75, 1].map((share) => {
    const rest = 1 - share;
    const along = (a: number, b: number, c: number, d: number) =>
      a * rest ** 3 + 3 * b * rest ** 2 * share + 3 * c * rest * share ** 2 + d * share ** 3;

    return {
      kind: 'line',
      x: along(from.x, command.x1, command.x2, command.x),
      y: along(from.y, command.y1, command.y2, command.y),
    };
  });
}

/** Even-odd rule: a frame drawn as one path with two outlines is hollow. */
function isInside({ x, y }: Point, parts: readonly PathPart[]): boolean {
  let inside = false;

  for (const { points } of parts) {
    for (const [index, to] of points.entries()) {
      const from = points.at(index - 1) ?? to;
      const crosses = from.y > y !== to.y > y;

      if (crosses && x < from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x)) {
        inside = !inside;
      }
    }
  }

  return inside;
}

function isOnLine(point: Point, parts: readonly PathPart[], reach: number): boolean {
  return parts.some(({ points }) =>
    points.some((to, index) => index > 0 && distanceTo(point, points[index - 1] ?? to, to) <= reach),
  );
}

function distanceTo({ x, y }: Point, from: Point, to: Point): number {
  const [along, down] = [to.x - from.x, to.y - from.y];
  const length = along * along + down * down;
  const dot = (x - from.x) * along + (y - from.y) * down;
  const share = length === 0 ? 0 : Math.max(0, Math.min(1, dot / length));

  return Math.hypot(x - from.x - share * along, y - from.y - share * down);
}
