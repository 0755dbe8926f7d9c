/** Layout of pages on a sheet. Lengths are in points. */
export interface ImpositionGrid {
  readonly widthPoints: number;
  readonly heightPoints: number;
  readonly columns: number;
  readonly rows: number;
  /** Scale of the drawn pages relative to their own size. */
  readonly scale: number;
}

export interface PaperSize {
  readonly widthPoints: number;
  readonly heightPoints: number;
}

/** Margin of the sheet, for its unprintable border, and gap between pages, for handwritten notes. */
const marginPoints = 36;
const gapPoints = 18;

/** Returns the grid that draws pages of this size largest, with the sheet in portrait or landscape. */
export function largestGrid(count: number, page: PaperSize, sheet: PaperSize): ImpositionGrid {
  const sides = [sheet, { widthPoints: sheet.heightPoints, heightPoints: sheet.widthPoints }];
  const columns = Array.from({ length: count }, (_, index) => index + 1).filter((some) => count % some === 0);
  const grids = sides.flatMap((side) => columns.map((across) => gridOf(across, count / across, page, side)));
  const [first, ...others] = grids;

  if (first === undefined) {
    throw new RangeError(`${count} pages on a sheet`);
  }

  return others.reduce((best, grid) => (grid.scale > best.scale ? grid : best), first);
}

function gridOf(columns: number, rows: number, page: PaperSize, side: PaperSize): ImpositionGrid {
  const width = (side.widthPoints - 2 * marginPoints - (columns - 1) * gapPoints) / columns;
  const height = (side.heightPoints - 2 * marginPoints - (rows - 1) * gapPoints) / rows;

  return { ...side, columns, rows, scale: Math.min(width / page.widthPoints, height / page.heightPoints) };
}

/** Left and bottom of the page in a grid cell; cells are counted from 0 along rows from the top. */
export function positionIn(
  grid: ImpositionGrid,
  cell: number,
  page: PaperSize,
): { left: number; bottom: number } {
  const column = cell % grid.columns;
  const row = Math.floor(cell / grid.columns);
  const cellWidth = (grid.widthPoints - 2 * marginPoints + gapPoints) / grid.columns;
  const cellHeight = (grid.heightPoints - 2 * marginPoints + gapPoints) / grid.rows;
  const spareWidth = cellWidth - gapPoints - page.widthPoints * grid.scale;
  const spareHeight = cellHeight - gapPoints - page.heightPoints * grid.scale;

  return {
    left: marginPoints + column * cellWidth + spareWidth / 2,
    bottom:
      grid.heightPoints - marginPoints - row * cellHeight - spareHeight / 2 - page.heightPoints * grid.scale,
  };
}
