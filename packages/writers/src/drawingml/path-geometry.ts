import { boxAround, heightOf, widthOf } from '@octavo/layout/boxes';
import type { Box, PagePath, PathCommand } from '@octavo/pdf/content/page-content';
import type { Geometry } from './shape.ts';

/** Largest deviation of a drawn shape from the exact one, in points. */
const tolerance = 0.35;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Geometry of a path, and its box without the line width. */
export interface PathGeometry {
  readonly geometry: Geometry;
  readonly box: Box;
}

/** Recognises common shapes; any other path stays a path. Null for a path without segments. */
export function geometryOfPath(path: PagePath): PathGeometry | null {
  const commands = withoutIdle(path.commands);

  if (commands.length < 2) {
    return null;
  }

  const box = boxAround(pointsOf(commands).map(({ x, y }) => ({ left: x, right: x, top: y, bottom: y })));

  return { box, geometry: simpleGeometry(commands, box) ?? { kind: 'path', commands } };
}

function simpleGeometry(commands: readonly PathCommand[], box: Box): Geometry | null {
  if (commands.filter(({ kind }) => kind === 'move').length > 1) {
    return null;
  }

  const lines = commands.filter(({ kind }) => kind === 'line').length;
  const curves = commands.filter((command) => command.kind === 'curve');

  if (curves.length === 0 && lines === 1) {
    return lineThrough(commands);
  }

  if (curves.length === 0 && (lines === 3 || lines === 4) && isRectangle(commands, box)) {
    return { kind: 'rectangle' };
  }

  if (curves.length === 4 && lines <= 1 && endsOf(commands).every((end) => isMiddleOfSide(end, box))) {
    return { kind: 'ellipse' };
  }

  return curves.length === 4 && lines >= 2 && lines <= 5 ? roundRectangle(commands, box) : null;
}

function lineThrough(commands: readonly PathCommand[]): Geometry | null {
  const [from, to] = endsOf(commands);

  if (from === undefined || to === undefined || commands.some(({ kind }) => kind === 'close')) {
    return null;
  }

  return { kind: 'line', rises: (to.x - from.x) * (to.y - from.y) < 0 };
}

/** True when every corner is a corner of the box and neighbours share a side. */
function isRectangle(commands: readonly PathCommand[], box: Box): boolean {
  const ends = endsOf(commands);
  const [first] = ends;
  const last = ends.at(-1);
  const returns = first !== undefined && last !== undefined && near(first.x, last.x) && near(first.y, last.y);
  const corners = returns ? ends.slice(0, -1) : ends;

  return (
    corners.length === 4 &&
    corners.every(
      (corner, index) =>
        (near(corner.x, box.left) || near(corner.x, box.right)) &&
        (near(corner.y, box.top) || near(corner.y, box.bottom)) &&
        near(corner.x, corners[(index + 1) % 4]!.x) !== near(corner.y, corners[(index + 1) % 4]!.y),
    )
  );
}

function isMiddleOfSide({ x, y }: Point, box: Box): boolean {
  const isMiddleAcross = near(x, (box.left + box.right) / 2);
  const isMiddleDown = near(y, (box.top + box.bottom) / 2);

  return (
    (isMiddleAcross && (near(y, box.top) || near(y, box.bottom))) ||
    (isMiddleDown && (near(x, box.left) || near(x, box.right)))
  );
}

/** Recognises four sides joined by quarter circles of one radius. */
function roundRectangle(commands: readonly PathCommand[], box: Box): Geometry | null {
  const ends = endsOf(commands);
  const radii: number[] = [];

  for (const [index, command] of commands.entries()) {
    if (command.kind === 'curve') {
      const from = ends[index - 1]!;
      radii.push(Math.abs(command.x - from.x), Math.abs(command.y - from.y));
    }
  }

  const radius = Math.max(...radii);
  const isEven = radii.every((each) => Math.abs(each - radius) < tolerance + radius * 0.05);
  const isOnSides = ends.every(
    ({ x, y }) => near(x, box.left) || near(x, box.right) || near(y, box.top) || near(y, box.bottom),
  );
  const shorter = Math.min(widthOf(box), heightOf(box));

  return isEven && isOnSides && shorter > 0
    ? { kind: 'round-rectangle', radiusShare: Math.min(0.5, radius / shorter) }
    : null;
}

/** End point of each command except `close`. */
function endsOf(commands: readonly PathCommand[]): readonly Point[] {
  return commands.flatMap((command) => (command.kind === 'close' ? [] : [command]));
}

function pointsOf(commands: readonly PathCommand[]): readonly Point[] {
  return commands.flatMap((command): readonly Point[] => {
    if (command.kind === 'close') {
      return [];
    }

    // Control points exceed the curve only slightly, and the box only positions the drawing.
    return command.kind === 'curve'
      ? [command, { x: command.x1, y: command.y1 }, { x: command.x2, y: command.y2 }]
      : [command];
  });
}

/** Removes moves that draw nothing, which many programs leave at the end. */
function withoutIdle(commands: readonly PathCommand[]): readonly PathCommand[] {
  return commands.filter(
    ({ kind }, index) =>
      kind !== 'move' || (commands[index + 1] !== undefined && commands[index + 1]?.kind !== 'move'),
  );
}

function near(a: number, b: number): boolean {
  return Math.abs(a - b) < tolerance;
}
