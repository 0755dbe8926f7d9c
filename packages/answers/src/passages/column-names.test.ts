import type { Table } from '@octavo/layout/model';
import { expect, it, vi } from 'vitest';
import { columnNames, filledCells, namesBelow } from './column-names.ts';
import { TableGrid } from './table-grid.ts';

/** A table of texts; an empty text is a cell without words. */
function gridOf(rows: readonly (readonly string[])[]): TableGrid {
  const table = {
    rowHeights: rows.map(() => 12),
    columnWidths: (rows[0] ?? []).map(() => 80),
    cells: rows.flatMap((texts, row) =>
      texts.map((text, column) => ({
        row,
        column,
        rowSpan: 1,
        columnSpan: 1,
        blocks: text === '' ? [] : [{ kind: 'paragraph', source: { text, lines: [] } }],
      })),
    ),
  };

  return new TableGrid(table as unknown as Table);
}

/** Names at each row, with the widest row above it counted as the reader of rows does. */
function namesByRow(grid: TableGrid): (readonly string[] | null)[] {
  let widestAbove = 0;

  return Array.from({ length: grid.rows }, (_, row) => {
    const names = namesBelow(grid, row, widestAbove);
    widestAbove = Math.max(widestAbove, filledCells(grid, row).length);

    return names;
  });
}

const statement = gridOf([
  ['Opening balance', '', '', '£1,204.18'],
  ['Closing balance', '', '', '£1,842.72'],
  ['Date', 'Description', 'Paid out', 'Balance'],
  ['02 Oct', 'Rent', '1,150.00', '54.18'],
  ['05 Oct', 'Salary', '', '2,924.18'],
  ['07 Oct', 'Groceries', '86.40', '2,837.78'],
]);

it('finds the names of a table that begins right below another one', () => {
  expect(columnNames(statement, 0).rows).toBe(0);
  expect(namesByRow(statement)).toEqual([
    null,
    null,
    ['Date', 'Description', 'Paid out', 'Balance'],
    null,
    null,
    null,
  ]);
});

it.each([
  [
    'a row of words no wider than those above it',
    [
      ['Team', 'Won', 'Lost'],
      ['Reds', '3', '4'],
      ['none', 'yet', 'played'],
      ['Blues', '5', '1'],
      ['Greens', '2', '2'],
      ['Whites', '0', '6'],
    ],
  ],
  [
    'a row of words at the end',
    [
      ['Opening', '', '12.50'],
      ['Cash', 'card', 'cheque'],
      ['Bank', '10.00', '2.50'],
    ],
  ],
])('takes %s for no names', (_, rows) => {
  expect(namesByRow(gridOf(rows))).toEqual(rows.map(() => null));
});

it('reads a table of many rows once', () => {
  const grid = gridOf(Array.from({ length: 300 }, (_, row) => ['Rent', `${row}.10`, `${row}.20`, 'paid']));
  const cellsIn = vi.spyOn(grid, 'cellsIn');
  namesByRow(grid);

  expect(cellsIn.mock.calls.length).toBeLessThan(4 * grid.rows);
});

it.each([
  ['a number', `1${' '.repeat(100_000)}with more words`, 0],
  ['an amount', `${'1,23 '.repeat(20_000)}per day`, 2],
])('tells a long text from %s in linear time', (_, text, headerRows) => {
  const startedAt = performance.now();
  columnNames(
    gridOf([
      ['Name', 'Sum'],
      ['A', text],
      ['B', '2'],
      ['C', '3'],
    ]),
    headerRows,
  );
  expect(performance.now() - startedAt).toBeLessThan(2000);
});
