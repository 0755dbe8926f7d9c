import type { BlockRecord } from '@node-projects/acad-ts';
import {
  compose,
  cross,
  lengthOf,
  minus,
  type Point3,
  plus,
  rotation,
  scaling,
  times,
  translation,
  unit,
  zAxis,
} from '@octavo/cad/geometry/affine';
import type { CadShape } from '@octavo/cad/shapes';
import { plainInsert } from './plain-insert.ts';
import type { EntityContext } from './reading.ts';

/** Half the width of the closed arrow for a length of 1. */
const halfWidth = 1 / 6;

/** Arrowheads at whose base the line ends; through others, such as dots and ticks, it runs to the tip. */
const closedHead = /^_?(?:closed|datum|boxblank|boxfilled|dotblank)/i;

/** Start point of an arrow's line: the base of the arrowhead, because the pen is wider than the tip. */
export function startOfLine(block: BlockRecord | null, tip: Point3, next: Point3, size: number): Point3 {
  const isClosed = block === null || closedHead.test(block.name);
  const way = minus(next, tip);

  return isClosed && size > 0 && lengthOf(way) > size ? plus(tip, times(unit(way), size)) : tip;
}

/** The arrow of a leader at its tip: the block its style names, or the closed arrow. */
export function arrowhead(
  block: BlockRecord | null,
  tip: Point3,
  next: Point3,
  size: number,
  reader: EntityContext,
): CadShape[] {
  if (!(size > 0) || /^_?none$/i.test(block?.name ?? '')) {
    return [];
  }

  const back = unit(minus(next, tip));

  if (block !== null && block.entities.count > 0) {
    // Arrow blocks are one unit long, with their tip in the origin and pointing to the right.
    const angle = Math.atan2(-back.y, -back.x);
    const inner = compose(rotation(angle), scaling(size));

    return [{ ...plainInsert(reader.block(block)), frame: translation(tip), inner }];
  }

  const base = plus(tip, times(back, size));
  const side = times(cross(zAxis, back), size * halfWidth);

  return [{ kind: 'fill', points: [tip, plus(base, side), minus(base, side)] }];
}
