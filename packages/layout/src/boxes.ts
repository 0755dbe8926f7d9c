import type { Box } from '@octavo/pdf/content/page-content';

const thresholds = {
  /** Size of a box that another one mostly holds, in multiples of that other box. */
  hardlyWider: 1.1,

  /** Added to it, in points. */
  hardlyWiderPoints: 2,
};

export function widthOf({ left, right }: Box): number {
  return right - left;
}

export function heightOf({ top, bottom }: Box): number {
  return bottom - top;
}

export function areaOf(box: Box): number {
  return Math.max(0, widthOf(box)) * Math.max(0, heightOf(box));
}

/** Copies only the four edges of an object, so that the object itself is not retained. */
export function bareBox({ left, top, right, bottom }: Box): Box {
  return { left, top, right, bottom };
}

/** The smallest box around boxes; empty at the origin for none. */
export function boxAround(boxes: readonly Box[]): Box {
  let left = Number.POSITIVE_INFINITY;
  let top = Number.POSITIVE_INFINITY;
  let right = Number.NEGATIVE_INFINITY;
  let bottom = Number.NEGATIVE_INFINITY;

  for (const box of boxes) {
    left = Math.min(left, box.left);
    top = Math.min(top, box.top);
    right = Math.max(right, box.right);
    bottom = Math.max(bottom, box.bottom);
  }

  return boxes.length === 0 ? { left: 0, top: 0, right: 0, bottom: 0 } : { left, top, right, bottom };
}

export function grown(box: Box, by: number): Box {
  return { left: box.left - by, top: box.top - by, right: box.right + by, bottom: box.bottom + by };
}

/** Horizontal overlap of two boxes in points; negative for a gap. */
export function sharedAcross(one: Pick<Box, 'left' | 'right'>, other: Pick<Box, 'left' | 'right'>): number {
  return Math.min(one.right, other.right) - Math.max(one.left, other.left);
}

/** Vertical overlap of two boxes in points; negative for a gap. */
export function sharedDown(one: Pick<Box, 'top' | 'bottom'>, other: Pick<Box, 'top' | 'bottom'>): number {
  return Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
}

export function meet(one: Box, other: Box): boolean {
  return sharedAcross(one, other) > 0 && sharedDown(one, other) > 0;
}

/** Area of the intersection of two boxes. */
export function sharedArea(one: Box, other: Box): number {
  return meet(one, other) ? sharedAcross(one, other) * sharedDown(one, other) : 0;
}

/** Intersection of two overlapping boxes. */
export function sharedBox(one: Box, other: Box): Box {
  return {
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  };
}

/** True when `inner` lies within `outer`, extended by a tolerance in points. */
export function holds(outer: Box, inner: Box, tolerance = 0): boolean {
  return (
    inner.left >= outer.left - tolerance &&
    inner.right <= outer.right + tolerance &&
    inner.top >= outer.top - tolerance &&
    inner.bottom <= outer.bottom + tolerance
  );
}

/** True when the centre of `inner` lies in `outer` and `inner` is hardly larger. */
export function mostlyHolds(outer: Box, inner: Box): boolean {
  const x = (inner.left + inner.right) / 2;
  const y = (inner.top + inner.bottom) / 2;

  return (
    x >= outer.left &&
    x <= outer.right &&
    y >= outer.top &&
    y <= outer.bottom &&
    widthOf(inner) <= widthOf(outer) * thresholds.hardlyWider + thresholds.hardlyWiderPoints &&
    heightOf(inner) <= heightOf(outer) * thresholds.hardlyWider + thresholds.hardlyWiderPoints
  );
}
