import { areaOf } from '../layout/boxes.ts';
import type { PagePath } from '../layout/page-content.ts';
import { geometryOfPath } from './path-geometry.ts';
import type { DrawnShape, ShapeOutline } from './shape.ts';

/** A line without width is drawn as thin as a device can. */
const hairline = 0.25;

/** A path as a shape of its own; null when only painting shows it. */
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
    // What its clip leaves of a plain box is a box again.
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

/** Programs often fill a path and then stroke it again: one shape does both. Null when they are two. */
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
