import type { Table } from '@octavo/layout/model';
import { expect, it } from 'vitest';
import { columnNames, namesBelow } from './column-names.ts';
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
  expect([0, 1, 2, 3, 4].map((row) => namesBelow(statement, row))).toEqual([
    null,
    null,
    ['Date', 'Description', 'Paid out', 'Balance'],
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
  const grid = gridOf(rows);

  expect(rows.map((__, row) => namesBelow(grid, row))).toEqual(rows.map(() => null));
});
