import type { Box, Point } from '@octavo/contract/edits/primitives';
import type { Size } from '../document/geometry.ts';

/** Smallest visible signature that can be read, in points. */
const least = { width: 60, height: 20 } as const;

/** Corner of a box: -1 for left or upper, 1 for right or lower. */
export interface Corner {
  readonly x: -1 | 1;
  readonly y: -1 | 1;
}

export const corners: readonly Corner[] = [
  { x: -1, y: -1 },
  { x: 1, y: -1 },
  { x: -1, y: 1 },
  { x: 1, y: 1 },
];

/** Box that was moved, kept on the page. */
export function movedBox(box: Box, by: Point, page: Size): Box {
  return {
    ...box,
    left: within(box.left + by.x, 0, page.width - box.width),
    top: within(box.top + by.y, 0, page.height - box.height),
  };
}

/** Box one of whose corners was moved; the opposite one stays. */
export function resizedBox({ left, top, width, height }: Box, corner: Corner, by: Point, page: Size): Box {
  const [right, bottom] = [left + width, top + height];
  const newLeft = corner.x < 0 ? within(left + by.x, 0, right - least.width) : left;
  const newTop = corner.y < 0 ? within(top + by.y, 0, bottom - least.height) : top;
  const newRight = corner.x > 0 ? within(right + by.x, left + least.width, page.width) : right;
  const newBottom = corner.y > 0 ? within(bottom + by.y, top + least.height, page.height) : bottom;

  return { left: newLeft, top: newTop, width: newRight - newLeft, height: newBottom - newTop };
}

/** The lower bound counts where there is no room. */
function within(value: number, from: number, to: number): number {
  return Math.max(from, Math.min(to, value));
}
