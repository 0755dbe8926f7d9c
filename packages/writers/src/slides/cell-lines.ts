import { heightOf, holds, sharedAcross, sharedDown, widthOf } from '@octavo/layout/boxes';
import type { Box, PageContent, PagePath } from '@octavo/pdf/content/page-content';
import type { ShapeOutline } from '../drawingml/shape.ts';

/** Thicker lines are fills. */
const thickest = 4;

/** Largest distance of a line from the cell edge it draws, in points. */
const nearEdge = 2.5;

/** Smallest share of an edge that its line covers. */
const coveredShare = 0.7;

/** Larger than the number of lines in any readable table. */
const mostLines = 3_000;

/** Lines drawn within a table, including those in the colour of the paper. */
export function linesIn(table: Box, { paths }: PageContent): readonly PagePath[] {
  return paths
    .filter((path) => Math.min(widthOf(path), heightOf(path)) <= thickest && holds(table, path, nearEdge))
    .slice(0, mostLines);
}

/** Line drawn along a side of a cell; null when there is none. */
export function drawnAlong(
  side: 'left' | 'right' | 'top' | 'bottom',
  cell: Box,
  lines: readonly PagePath[],
): ShapeOutline | null {
  const isUpright = side === 'left' || side === 'right';
  const length = isUpright ? heightOf(cell) : widthOf(cell);
  const line = lines.find((path) => {
    const middle = isUpright ? (path.left + path.right) / 2 : (path.top + path.bottom) / 2;
    const shared = isUpright ? sharedDown(path, cell) : sharedAcross(path, cell);

    return Math.abs(middle - cell[side]) < nearEdge && shared > coveredShare * length;
  });

  if (line === undefined) {
    return null;
  }

  const colour = line.stroke ?? line.fill;
  const widthPoints =
    line.stroke === null ? (isUpright ? widthOf(line) : heightOf(line)) : Math.max(0.25, line.strokeWidth);

  return colour === null ? null : { widthPoints, colour, dashed: line.dashed };
}
