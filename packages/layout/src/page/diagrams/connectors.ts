import type { Box, PageContent, PagePath } from '@octavo/pdf/content/page-content';
import { heightOf, sharedAcross, sharedDown, widthOf } from '../../boxes.ts';
import { type Point, pathParts } from '../../path-parts.ts';

/** A drawn line; its points show the directions of its two ends. */
export interface Connector {
  readonly path: PagePath;
  readonly points: readonly Point[];
}

const thresholds = {
  /** Maximum number of lines; pages with more are drawings of another kind. */
  mostConnectors: 400,

  /** Maximum number of points; a line with more bends does not lead from one shape to another. */
  mostPoints: 10,

  /** A filled bar no thicker than this, in points, is a line. */
  thickest: 3,

  /** Largest size of an arrowhead, in points. */
  largestHead: 16,

  /** Largest distance between the side of a box and the line or arrowhead that leads to it, in points. */
  reach: 6,

  /** Distance within which ends touch, in points. */
  touching: 2.5,

  /** Number of path commands of an arrowhead. */
  fewestHeadCommands: 3,

  /** The same: most commands. */
  mostHeadCommands: 9,

  /** Largest distance of the end of a connector from a corner, in points. */
  cornerPoints: 4,

  /** The same, as a share of the side. */
  cornerShare: 0.15,
};

/** Lines of a page that may lead from one shape to another. */
export function connectorsOf({ paths }: PageContent, isShape: (path: PagePath) => boolean): Connector[] {
  const connectors = paths.flatMap((path) => (isShape(path) || path.opacity === 0 ? [] : linesOf(path)));

  return connectors.length > thresholds.mostConnectors ? [] : connectors;
}

/** Arrowheads: small filled shapes with a point. */
export function arrowHeadsOf({ paths }: PageContent): PagePath[] {
  const heads = paths.filter(
    ({ fill, opacity, left, top, right, bottom, commands }) =>
      fill !== null &&
      fill !== 'ffffff' &&
      opacity > 0 &&
      Math.max(right - left, bottom - top) <= thresholds.largestHead &&
      Math.min(right - left, bottom - top) >= 2 &&
      commands.length >= thresholds.fewestHeadCommands &&
      commands.length <= thresholds.mostHeadCommands &&
      isPointed(commands.flatMap((command) => (command.kind === 'close' ? [] : [command]))),
  );

  return heads.length > thresholds.mostConnectors ? [] : heads;
}

/** True when a line leaves a side of a box away from its corners, where rulings of tables begin. */
export function leaves({ points }: Connector, box: Box): boolean {
  return leavesFrom(points[0], points[1], box) || leavesFrom(points.at(-1), points.at(-2), box);
}

/** True when an arrowhead points at a side of a box from outside. */
export function pointsAt(head: Box, box: Box): boolean {
  const x = (head.left + head.right) / 2;
  const y = (head.top + head.bottom) / 2;
  const size = Math.max(widthOf(head), heightOf(head));
  const away = Math.max(box.left - x, x - box.right, box.top - y, y - box.bottom);

  return away > 0 && away <= size / 2 + thresholds.reach && (isOver(x, box) || isBeside(y, box));
}

/** True when a line ends in an arrowhead. */
export function endsIn({ points }: Connector, head: Box): boolean {
  return [points[0], points.at(-1)].some(
    (end) =>
      end !== undefined &&
      end.x > head.left - thresholds.touching &&
      end.x < head.right + thresholds.touching &&
      end.y > head.top - thresholds.touching &&
      end.y < head.bottom + thresholds.touching,
  );
}

/** True when one of two lines ends on the other. */
export function areJoined(one: Connector, other: Connector): boolean {
  const areNear =
    sharedAcross(one.path, other.path) > -thresholds.touching &&
    sharedDown(one.path, other.path) > -thresholds.touching;

  return areNear && (endsOn(one, other) || endsOn(other, one));
}

function linesOf(path: PagePath): Connector[] {
  const { fill, stroke, left, top, right, bottom } = path;

  if (stroke === null && fill !== null && fill !== 'ffffff') {
    const [across, down] = [right - left, bottom - top];
    const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };

    if (Math.min(across, down) > thresholds.thickest || Math.max(across, down) < thresholds.thickest * 2) {
      return [];
    }

    const points =
      across > down
        ? [
            { x: left, y: middle.y },
            { x: right, y: middle.y },
          ]
        : [
            { x: middle.x, y: top },
            { x: middle.x, y: bottom },
          ];

    return [{ path, points }];
  }

  if (stroke === null || stroke === 'ffffff') {
    return [];
  }

  return pathParts(path.commands)
    .filter(({ points, closed }) => !closed && points.length <= thresholds.mostPoints)
    .map(({ points }) => ({ path, points }));
}

/** True for a shape with a corner where its bounding box has none, as arrowheads have. */
function isPointed(points: readonly Point[]): boolean {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];

  return points.some(({ x, y }) => Math.min(x - left, right - x) > 1 || Math.min(y - top, bottom - y) > 1);
}

function leavesFrom(end: Point | undefined, next: Point | undefined, box: Box): boolean {
  if (end === undefined || next === undefined) {
    return false;
  }

  const isNear = (one: number, other: number) => Math.abs(one - other) <= thresholds.reach;

  return (
    (isOver(end.x, box) &&
      ((isNear(end.y, box.top) && next.y < box.top - thresholds.touching) ||
        (isNear(end.y, box.bottom) && next.y > box.bottom + thresholds.touching))) ||
    (isBeside(end.y, box) &&
      ((isNear(end.x, box.left) && next.x < box.left - thresholds.touching) ||
        (isNear(end.x, box.right) && next.x > box.right + thresholds.touching)))
  );
}

function isOver(x: number, { left, right }: Box): boolean {
  const corner = cornerOf(right - left);

  return x > left + corner && x < right - corner;
}

function isBeside(y: number, { top, bottom }: Box): boolean {
  const corner = cornerOf(bottom - top);

  return y > top + corner && y < bottom - corner;
}

/** Distance from the end of a side within which rulings of tables begin. */
function cornerOf(side: number): number {
  return Math.min(thresholds.cornerPoints, side * thresholds.cornerShare);
}

function endsOn(one: Connector, other: Connector): boolean {
  return [one.points[0], one.points.at(-1)].some(
    (end) =>
      end !== undefined &&
      other.points.some((to, index) => {
        const from = other.points[index - 1];

        return from !== undefined && distance(end, from, to) <= thresholds.touching;
      }),
  );
}

/** Distance from a point to the line segment between two others. */
function distance(point: Point, from: Point, to: Point): number {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const length = x * x + y * y;
  const share = length === 0 ? 0 : ((point.x - from.x) * x + (point.y - from.y) * y) / length;
  const at = Math.min(1, Math.max(0, share));

  return Math.hypot(point.x - from.x - x * at, point.y - from.y - y * at);
}
