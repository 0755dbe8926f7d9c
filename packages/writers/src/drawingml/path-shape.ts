import { areaOf } from '@octavo/layout/boxes';
import type { PagePath } from '@octavo/pdf/content/page-content';
import { geometryOfPath } from './path-geometry.ts';
import type { DrawnShape, ShapeOutline } from './shape.ts';

/** Width of a zero-width line, which devices draw as thin as they can. */
const hairline = 0.25;

/** A path as a shape; null when it must be rendered. */
export function shapeOfPath(path: PagePath): DrawnShape | null {
  const drawn = path.intricate === true ? null : geometryOfPath(path);

  if (drawn === null) {
    return null;
  }

  const { geometry } = drawn;
  const isFilledBox = geometry.kind === 'rectangle' && path.stroke === null;
  const fill = geometry.kind === 'line' ? null : path.fill;
  const outline = outlineOf(path);

  if (fill === null && outline === null) {
    return null;
  }

  return {
    // Clipping a plain box leaves a box.
    box: isFilledBox ? { left: path.left, top: path.top, right: path.right, bottom: path.bottom } : drawn.box,
    geometry,
    fill,
    outline,
    opacity: path.opacity,
  };
}

function outlineOf({ stroke, strokeWidth, dashed }: PagePath): ShapeOutline | null {
  return stroke === null ? null : { widthPoints: Math.max(strokeWidth, hairline), colour: stroke, dashed };
}

/** Merges a fill and a following stroke of the same path into one shape; null when they differ. */
export function strokedShape(below: DrawnShape, above: DrawnShape): DrawnShape | null {
  const isSame =
    below.fill !== null &&
    below.outline === null &&
    above.fill === null &&
    above.outline !== null &&
    below.opacity === above.opacity &&
    below.geometry.kind === above.geometry.kind &&
    areaOf(below.box) > 0 &&
    (['left', 'top', 'right', 'bottom'] as const).every(
      (side) => Math.abs(below.box[side] - above.box[side]) < 0.3,
    ) &&
    (below.geometry.kind !== 'path' ||
      above.geometry.kind !== 'path' ||
      below.geometry.commands.length === above.geometry.commands.length);

  return isSame ? { ...below, outline: above.outline } : null;
}
