import { areaOf } from '@octavo/layout/boxes';
import type { Box } from '@octavo/pdf/content/page-content';

/** Points by which text may exceed the left and right edges of its container. */
const edge = 2;

/** Smallest box that contains the sides and the vertical centre of a box; null when there is none. */
export function smallestAround(box: Box, boxes: readonly Box[]): Box | null {
  const middle = (box.top + box.bottom) / 2;
  let smallest: Box | null = null;

  for (const outer of boxes) {
    const isAround =
      box.left > outer.left - edge &&
      box.right < outer.right + edge &&
      middle > outer.top &&
      middle < outer.bottom;

    if (isAround && (smallest === null || areaOf(outer) < areaOf(smallest))) {
      smallest = outer;
    }
  }

  return smallest;
}
