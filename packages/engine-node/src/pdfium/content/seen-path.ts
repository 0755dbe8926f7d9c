import { boxOfPoints, type Point, pathParts, rectangleOf } from '@octavo/layout/path-parts';
import type { Box, PathCommand } from '@octavo/pdf/content/page-content';
import type { Clip } from './clip.ts';

/** Clips that take away less than this, in points, only touch the edge of a line. */
const slightCut = 1;

/**
 * Path left visible by a clip; null when strokes cannot express the shape. A plain box stays unchanged: its
 * own bounding box describes the visible part.
 *
 * @param lineWidth of a stroked path, null for one that is only filled
 */
export function seenPath(
  commands: readonly PathCommand[],
  clip: Clip,
  lineWidth: number | null,
): readonly PathCommand[] | null {
  if (!isCut(commands, clip, lineWidth ?? 0)) {
    return commands;
  }

  if (!clip.isBox) {
    return null;
  }

  const isCurved = commands.some(({ kind }) => kind === 'curve');
  const isPlain = commands.length <= 6 && !isCurved;

  if (isPlain && (lineWidth !== null || isRectangle(commands))) {
    return commands;
  }

  return lineWidth === null && !isCurved ? cutPolygons(commands, clip) : null;
}

function isCut(commands: readonly PathCommand[], clip: Clip, lineWidth: number): boolean {
  const drawn = boxOfPoints(commands.flatMap(pointsOf));
  const reach = lineWidth / 2;
  const isShorter =
    clip.left > drawn.left - reach + slightCut ||
    clip.top > drawn.top - reach + slightCut ||
    clip.right < drawn.right + reach - slightCut ||
    clip.bottom < drawn.bottom + reach - slightCut;
  const isWide =
    clip.left < drawn.left - reach - slightCut &&
    clip.top < drawn.top - reach - slightCut &&
    clip.right > drawn.right + reach + slightCut &&
    clip.bottom > drawn.bottom + reach + slightCut;

  return clip.isBox ? isShorter : !isWide;
}

function pointsOf(command: PathCommand): readonly Point[] {
  switch (command.kind) {
    case 'close':
      return [];
    case 'curve':
      return [command, { x: command.x1, y: command.y1 }, { x: command.x2, y: command.y2 }];
    default:
      return [command];
  }
}

function isRectangle(commands: readonly PathCommand[]): boolean {
  const [part, ...others] = pathParts(commands);

  return part !== undefined && others.length === 0 && rectangleOf(part.points) !== null;
}

/** Clips areas with straight sides by a box, one side after the other (Sutherland and Hodgman). */
function cutPolygons(commands: readonly PathCommand[], { left, top, right, bottom }: Box): PathCommand[] {
  return pathParts(commands).flatMap(({ points }) => {
    const cut = [
      (point: Point) => point.x - left,
      (point: Point) => right - point.x,
      (point: Point) => point.y - top,
      (point: Point) => bottom - point.y,
    ].reduce(cutAlong, points);
    const [first, ...rest] = cut;

    return first === undefined
      ? []
      : [
          { kind: 'move' as const, ...first },
          ...rest.map((point) => ({ kind: 'line' as const, ...point })),
          { kind: 'close' as const },
        ];
  });
}

/**
 * Clips along one side. `insideOf` is the distance of a point inside that side, negative for points outside.
 */
function cutAlong(points: readonly Point[], insideOf: (point: Point) => number): readonly Point[] {
  return points.flatMap((to, index) => {
    const from = points.at(index - 1) ?? to;
    const [fromInside, toInside] = [insideOf(from), insideOf(to)];
    const crosses = fromInside >= 0 !== toInside >= 0;
    const share = fromInside / (fromInside - toInside);
    const crossing = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };

    return [...(crosses ? [crossing] : []), ...(toInside >= 0 ? [{ x: to.x, y: to.y }] : [])];
  });
}
