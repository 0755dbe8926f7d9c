import { areaOf } from '../../layout/boxes.ts';
import type { Box } from '../../layout/page-content.ts';

/** Points by which text may stand over the edges of what it stands in. */
const edge = 2;

/** The smallest of the boxes that a box stands in, by its sides and its middle; null for none. */
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
