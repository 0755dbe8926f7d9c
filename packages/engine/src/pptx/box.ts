import type { Box } from '../layout/page-content.ts';

/** Points by which text may stand over the edges of what it stands in. */
const edge = 2;

export function widthOf({ left, right }: Box): number {
  return right - left;
}

export function heightOf({ top, bottom }: Box): number {
  return bottom - top;
}

export function areaOf(box: Box): number {
  return widthOf(box) * heightOf(box);
}

/** True when `inner` lies within `outer`, which may be overstepped by a tolerance in points. */
export function holds(outer: Box, inner: Box, tolerance = 0): boolean {
  return (
    inner.left >= outer.left - tolerance &&
    inner.right <= outer.right + tolerance &&
    inner.top >= outer.top - tolerance &&
    inner.bottom <= outer.bottom + tolerance
  );
}

/** Length that two stretches share, below 0 the gap between them. */
export function overlap(fromA: number, toA: number, fromB: number, toB: number): number {
  return Math.min(toA, toB) - Math.max(fromA, fromB);
}

export function meet(a: Box, b: Box): boolean {
  return overlap(a.left, a.right, b.left, b.right) > 0 && overlap(a.top, a.bottom, b.top, b.bottom) > 0;
}

/** The box around boxes, of which there must be one. */
export function around(boxes: readonly Box[]): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];

  for (const box of boxes) {
    left = Math.min(left, box.left);
    top = Math.min(top, box.top);
    right = Math.max(right, box.right);
    bottom = Math.max(bottom, box.bottom);
  }

  return { left, top, right, bottom };
}

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
