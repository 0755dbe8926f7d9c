import type { Box, Point } from '@octavo/contract/edits/primitives';
import type { Drawing } from '@octavo/pdf/edit/drawing';
import type { PathPaint, PathSegment, RgbColor } from '@octavo/pdf/edit/path-operators';
import { mappedPath } from '../../paths/lines.ts';

/** Side of an icon in points, as Acrobat draws it. */
const iconSide = 20;

/** Color of the lines of an icon, readable on any color. */
export const iconLine: RgbColor = [0.2, 0.2, 0.2];

/** Box of an icon by its upper left corner. */
export function iconBox({ x, y }: Point): Box {
  return { left: x, top: y, width: iconSide, height: iconSide };
}

/** Draws a path in the units of an icon, of which each is a twentieth of its side. */
export function drawInIcon(
  drawing: Drawing,
  { left, top, width, height }: Box,
  path: readonly PathSegment[],
  paint: PathPaint,
): void {
  const scale = Math.min(width, height) / iconSide;
  drawing.drawPath(
    mappedPath(path, ({ x, y }) => ({ x: left + x * scale, y: top + y * scale })),
    paint,
  );
}
