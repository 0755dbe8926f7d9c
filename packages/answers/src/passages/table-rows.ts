import type { Block, RunningText, Table, TableCell } from '@octavo/layout/model';
import { type ColumnNames, columnNames, filledCells, namesBelow } from './column-names.ts';
import { LocatedText } from './located-text.ts';
import type { PassageRow } from './passage.ts';
import type { PassageList } from './passage-list.ts';
import { runningNames } from './running-names.ts';
import type { SourcePage } from './source-page.ts';
import { isParagraph, TableGrid } from './table-grid.ts';

interface RowReading {
  readonly list: PassageList;
  readonly pages: readonly SourcePage[];
  /** Headings above the table, and its caption. */
  readonly headings: readonly string[];
  /** Number of the first table. */
  readonly number: number;
  readonly headers: readonly RunningText[];
  /** Reads blocks as ordinary text. */
  read(blocks: readonly Block[]): void;
}

interface RowNames {
  readonly section: string | null;
  readonly columns: readonly string[];
}

const thresholds = {
  /** Longest value of a row, in characters; longer cells are read as text. */
  longestValue: 400,

  /** Longest heading of a part of a table, in characters. */
  longestSection: 120,
};

/**
 * Adds a passage for each row of a table; long cells are read as text.
 *
 * @returns number of the next table
 */
export function addRows(table: Table, reading: RowReading): number {
  const grid = new TableGrid(table);
  const names = namesOf(table, grid, reading.headers);
  let columns = names.texts;
  let section: string | null = null;
  let widestAbove = 0;
  let number = reading.number;
  let next = reading.number + 1;

  for (let row = 0; row < grid.rows; row += 1) {
    const filled = filledCells(grid, row);
    const short = filled.filter((cell) => grid.textOf(cell).length <= thresholds.longestValue);
    const below = row >= names.rows ? namesBelow(grid, row, widestAbove) : null;
    widestAbove = Math.max(widestAbove, filled.length);

    if (below !== null) {
      columns = below;
      section = null;
      number = next;
      next += 1;
    }

    const isNamed = row >= names.rows && below === null;
    addRow(grid, short, { section, columns: isNamed ? columns : [] }, { ...reading, number });
    const [only] = filled;

    if (isNamed && only !== undefined && isSection(grid, filled, only)) {
      section = grid.textOf(only);
    }

    for (const cell of grid.cellsIn(row).filter((each) => each.row === row)) {
      const inner = cell.blocks.filter((block) => block.kind === 'table');
      next = inner.reduce((first, block) => addRows(block, { ...reading, number: first }), next);

      if (grid.textOf(cell).length > thresholds.longestValue) {
        reading.read(cell.blocks.filter((block) => block.kind !== 'table'));
      }
    }
  }

  return next;
}

function namesOf(table: Table, grid: TableGrid, headers: readonly RunningText[]): ColumnNames {
  const texts = runningNames(table, headers);

  return texts === null ? columnNames(grid, table.headerRows) : { rows: 0, texts };
}

/** True for a row of a single text that names the rows below it. */
function isSection(grid: TableGrid, filled: readonly TableCell[], only: TableCell): boolean {
  return (
    filled.length === 1 &&
    grid.columns > 1 &&
    only.column === 0 &&
    only.rowSpan === 1 &&
    grid.textOf(only).length <= thresholds.longestSection
  );
}

function addRow(
  grid: TableGrid,
  filled: readonly TableCell[],
  { section, columns }: RowNames,
  { list, pages, headings, number }: RowReading,
): void {
  const located = new LocatedText(pages);
  const [first, ...values] = filled;
  const cells: PassageRow['cells'][number][] = [];

  if (first === undefined) {
    return;
  }

  addCell(located, first);

  for (const cell of values) {
    const header = columns[cell.column] ?? '';
    located.addWords(header === '' ? '; ' : `; ${header}: `);
    const start = located.text.length;
    addCell(located, cell);
    cells.push({ header, start, end: located.text.length });
  }

  const row = { table: number, label: grid.textOf(first), section, cells };
  list.add({ kind: 'row', headings, located, row });
}

function addCell(located: LocatedText, { blocks }: TableCell): void {
  for (const [index, { source, vertical }] of blocks.filter(isParagraph).entries()) {
    if (source !== undefined) {
      located.addWords(index === 0 ? '' : ' ');
      located.add(source, vertical);
    }
  }
}
