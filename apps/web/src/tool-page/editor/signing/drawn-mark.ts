import type { PenPoint } from '@octavo/contract/edits/primitives';
import { writtenStroke } from '@octavo/editing/paths/pen-stroke';
import { boxAround, rounded } from '../document/geometry.ts';
import type { Mark } from './mark.ts';

/** Thickness of the pen on the pad, in its pixels. */
export const padPen = 4.2;

/** Mark of strokes on the pad; null without ink. */
export function drawnMark(
  kind: 'signature' | 'initials',
  strokes: readonly (readonly PenPoint[])[],
  color: string,
): Mark | null {
  const outlines = strokes.flatMap((points) =>
    writtenStroke(points, padPen).flatMap((segment) => ('x' in segment ? [segment] : [])),
  );

  if (outlines.length === 0) {
    return null;
  }

  const { left, top, width, height } = boxAround(outlines);
  const size = { width: Math.max(1, rounded(width)), height: Math.max(1, rounded(height)) };

  return {
    kind,
    color,
    ratio: size.width / size.height,
    face: {
      kind: 'drawn',
      pen: padPen,
      size,
      strokes: strokes.map((points) =>
        points.map((point) => ({ ...point, x: rounded(point.x - left), y: rounded(point.y - top) })),
      ),
    },
  };
}
