/** Geometry of a grid of equal cells that draws only the rows in view. Lengths are pixels. */
export interface GridShape {
  readonly columns: number;
  readonly cellWidth: number;
  readonly cellHeight: number;
  readonly rows: number;
}

export const gap = 14;
/** Height of the caption below a page: its number. */
export const captionHeight = 26;
/** Height of the box of a page for a width of one: a little more than A4. */
const boxRatio = 1.36;

/** Rows rendered above and below the view, so that slow scrolling never shows empty paper. */
const spareRows = 2;

export function shapeOf(width: number, count: number, preferredWidth: number): GridShape {
  // At least two columns: a single one would be a list rather than a grid.
  const columns = Math.max(2, Math.floor((width + gap) / (preferredWidth + gap)));
  const cellWidth = Math.max(1, Math.floor((width - gap * (columns - 1)) / columns));

  return {
    columns,
    cellWidth,
    cellHeight: Math.round(cellWidth * boxRatio) + captionHeight,
    rows: Math.ceil(count / columns),
  };
}

export function heightOf({ rows, cellHeight }: GridShape): number {
  return rows === 0 ? 0 : rows * (cellHeight + gap) - gap;
}

/** First and last index to draw, `to` not included, for a view from `top` to `bottom` of the grid. */
export function visible(
  shape: GridShape,
  top: number,
  bottom: number,
  count: number,
): { from: number; to: number } {
  const rowHeight = shape.cellHeight + gap;
  const first = Math.max(0, Math.floor(top / rowHeight) - spareRows);
  const last = Math.min(shape.rows, Math.ceil(bottom / rowHeight) + spareRows);

  return {
    from: Math.min(count, first * shape.columns),
    to: Math.min(count, Math.max(first, last) * shape.columns),
  };
}

export function placeOf(shape: GridShape, index: number): { left: number; top: number } {
  return {
    left: (index % shape.columns) * (shape.cellWidth + gap),
    top: Math.floor(index / shape.columns) * (shape.cellHeight + gap),
  };
}
