import type { Box } from '@octavo/contract/edits/primitives';
import { boundsOf } from '../../geometry/bounds.ts';
import type { PageSpace } from '../../geometry/page-space.ts';
import type { PageUnit } from './page-unit.ts';
import { unitBounds } from './read-units.ts';
import { fromFrame, type TextFrame } from './text-frame.ts';

/** Box of a unit on the page as shown. */
export function shownBox(unit: Pick<PageUnit, 'frame' | 'lines'>, space: PageSpace): Box {
  const { left, right, top, bottom } = unitBounds(unit);
  const corners = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ] as const;

  return boundsOf(space.toShown(corners.flatMap((corner) => [...fromFrame(unit.frame, corner)])));
}

/** Degrees clockwise of the direction of text on the page as shown. */
export function shownAngle({ right }: TextFrame, space: PageSpace): number {
  const [start, end] = space.toShown([0, 0, right[0] * 1000, right[1] * 1000]);
  const degrees = (Math.atan2(end!.y - start!.y, end!.x - start!.x) * 180) / Math.PI;

  // Adding zero turns -0 into 0.
  return Math.round(degrees * 100) / 100 + 0;
}
