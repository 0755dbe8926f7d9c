import { holds } from '../../boxes.ts';
import type { FoundCell, FoundTable } from '../../table/found-table.ts';
import type { FoundFigure } from './figures.ts';

const thresholds = {
  /** Largest overhang of a picture over the rulings of its cell, in points. */
  overhang: 2,
};

/** Pictures of a page that are in cells of its tables, by cell. */
export function cellPictures(
  tables: readonly FoundTable[],
  figures: readonly FoundFigure[],
  pageIndex: number,
): Map<FoundCell, FoundFigure[]> {
  const cells = tables.flatMap(cellsOf).filter(({ place }) => place.pageIndex === pageIndex);
  const pictures = new Map<FoundCell, FoundFigure[]>();

  for (const figure of figures.filter(({ behindText }) => !behindText)) {
    const cell = cells.find(({ place }) => holds(place.box, figure, thresholds.overhang));

    if (cell !== undefined) {
      pictures.set(cell, [...(pictures.get(cell) ?? []), figure]);
    }
  }

  return pictures;
}

/** Cells of nested tables come first, as their content lies within the outer cell, too. */
function cellsOf({ cells }: FoundTable): FoundCell[] {
  return cells.flatMap((cell) => [...cell.tables.flatMap(cellsOf), cell]);
}
