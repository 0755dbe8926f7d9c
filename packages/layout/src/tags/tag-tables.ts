import type { TagElement } from '@octavo/pdf/content/page-content';
import type { Span } from '../table/found-table.ts';
import { none } from './tag-blocks.ts';

export interface TagCell extends Span {
  /** Element of the TH or TD; -1 for a position of the grid without a cell. */
  readonly element: number;
}

/** A table of the tag tree, its cells positioned by their spans (ISO 32000-2, 14.8.4.8.3 and 14.8.5.7). */
export interface TagTable {
  readonly element: number;
  readonly rows: number;
  readonly columns: number;
  /** Every position of the grid is covered by one cell. */
  readonly cells: readonly TagCell[];
  /** Number of rows at the top that contain only headings. */
  readonly headerRows: number;
}

export interface TagTables {
  readonly tables: readonly TagTable[];
  /** The TH or TD that an element is part of, -1 for none. */
  cellOf(element: number): number;
  /** The table that a cell is part of, -1 for none. */
  tableOf(cell: number): number;
  /** The cell that contains the table of a cell, -1 for none. */
  outerCellOf(cell: number): number;
}

const thresholds = {
  /** Limits beyond the size of any readable table, as attributes may contain arbitrary values. */
  mostColumns: 250,
  mostPlaces: 200_000,
};

/** An open table: the elements of its cells, row by row. */
interface OpenTable {
  readonly element: number;
  readonly rows: number[][];
}

export function tagTables(tags: readonly TagElement[]): TagTables {
  const tables = new Map<number, OpenTable>();
  const tableOf: number[] = [];
  const cellOf: number[] = [];

  for (const [index, { type, parent }] of tags.entries()) {
    tableOf.push(type === 'Table' ? index : (tableOf[parent] ?? none));
    cellOf.push(type === 'Table' ? none : (cellOf[parent] ?? none));
    const table = tables.get(tableOf[index] ?? none);

    if (type === 'Table') {
      tables.set(index, { element: index, rows: [] });
    } else if (type === 'TR') {
      table?.rows.push([]);
    } else if (type === 'TH' || type === 'TD') {
      table?.rows.at(-1)?.push(index);
      cellOf[index] = index;
    }
  }

  return {
    tables: [...tables.values()].flatMap((table) => placed(table, tags) ?? []),
    cellOf: (element) => cellOf[element] ?? none,
    tableOf: (cell) => tableOf[cell] ?? none,
    outerCellOf: (cell) => cellOf[tags[tableOf[cell] ?? none]?.parent ?? none] ?? none,
  };
}

function placed({ element, rows }: OpenTable, tags: readonly TagElement[]): TagTable | null {
  const grid = rows.map((): number[] => []);
  const cells: TagCell[] = [];

  for (const [row, own] of rows.entries()) {
    for (const cell of own) {
      const { columnSpan = 1, rowSpan = 1 } = tags[cell] ?? {};
      const column = firstFree(grid[row] ?? []);
      const span = {
        row,
        column,
        rowSpan: Math.min(rowSpan, rows.length - row),
        columnSpan: Math.min(columnSpan, freeFrom(grid[row] ?? [], column)),
      };

      if (column + span.columnSpan > thresholds.mostColumns) {
        return null;
      }

      cells.push({ ...span, element: cell });
      cover(grid, span);
    }
  }

  const columns = Math.max(0, ...grid.map((row) => row.length));

  if (columns === 0 || columns * rows.length > thresholds.mostPlaces) {
    return null;
  }

  return {
    element,
    rows: rows.length,
    columns,
    cells: [...cells, ...gaps(grid, columns)],
    headerRows: headerRows(rows, tags),
  };
}

function firstFree(row: readonly (number | undefined)[]): number {
  const hole = Array.from(row, (place) => place === undefined).indexOf(true);

  return hole < 0 ? row.length : hole;
}

/** Number of free positions in a row from a column on. */
function freeFrom(row: readonly (number | undefined)[], column: number): number {
  const taken = row.findIndex((place, index) => index >= column && place !== undefined);

  return taken < 0 ? Number.POSITIVE_INFINITY : taken - column;
}

function cover(grid: number[][], { row, column, rowSpan, columnSpan }: Span): void {
  for (let down = row; down < row + rowSpan; down += 1) {
    for (let across = column; across < column + columnSpan; across += 1) {
      grid[down]![across] = 1;
    }
  }
}

function gaps(grid: readonly (readonly (number | undefined)[])[], columns: number): TagCell[] {
  return grid.flatMap((places, row) =>
    Array.from({ length: columns }, (_, column) => column)
      .filter((column) => places[column] === undefined)
      .map((column) => ({ row, column, rowSpan: 1, columnSpan: 1, element: none })),
  );
}

function headerRows(rows: readonly (readonly number[])[], tags: readonly TagElement[]): number {
  const first = rows.findIndex((row) => row.some((cell) => tags[cell]?.type !== 'TH'));

  return first < 0 ? 0 : first;
}
