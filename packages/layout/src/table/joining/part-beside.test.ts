import { expect, it } from 'vitest';
import type { FoundTable } from '../found-table.ts';
import { partBeside } from './part-beside.ts';

const stroke = { widthPoints: 1, colour: '000000' };

/** A table of a single cell with a border around it. */
function frame(left: number, top: number, right: number, bottom: number, tables: readonly FoundTable[] = []) {
  const place = { pageIndex: 0, box: { left, top, right, bottom } };

  return {
    places: [place],
    columnWidths: [right - left],
    rowHeights: [bottom - top],
    headerRows: 0,
    headerColumns: 0,
    ruled: true,
    direction: 'ltr',
    cells: [
      {
        row: 0,
        column: 0,
        rowSpan: 1,
        columnSpan: 1,
        place,
        background: null,
        borders: { top: stroke, right: stroke, bottom: stroke, left: stroke },
        verticalAlignment: 'top',
        glyphs: [],
        tables,
      },
    ],
  } satisfies FoundTable;
}

it('gives tables side by side in a frame a column each', () => {
  const [left, right] = [frame(50, 60, 150, 300), frame(170, 60, 290, 290)];
  const { columnWidths, cells } = partBeside(frame(40, 50, 300, 310, [right, left]));

  expect(columnWidths).toEqual([120, 140]);
  expect(cells.map(({ column, tables }) => ({ column, tables }))).toEqual([
    { column: 0, tables: [left] },
    { column: 1, tables: [right] },
  ]);
  expect(cells.map(({ borders }) => [borders.left, borders.right])).toEqual([
    [stroke, null],
    [null, stroke],
  ]);
});

it('leaves tables below each other in their cell', () => {
  const table = frame(40, 50, 300, 310, [frame(50, 60, 150, 150), frame(170, 160, 290, 290)]);

  expect(partBeside(table)).toBe(table);
});
