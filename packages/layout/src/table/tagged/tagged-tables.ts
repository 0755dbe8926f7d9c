import type { PageGlyph } from '@octavo/pdf/content/page-content';
import { boxAround, holds, meet } from '../../boxes.ts';
import { none } from '../../tags/tag-blocks.ts';
import type { TagCell, TagTable, TagTables } from '../../tags/tag-tables.ts';
import { assignWords } from '../cells/assign-words.ts';
import { type TableSource, tableOf } from '../cells/build-table.ts';
import { boxOf, type FoundTable } from '../found-table.ts';
import { glyphsOf } from '../joining/disjoint-tables.ts';
import { isBlank, isUpright, type Word, wordsOf } from '../words/words.ts';
import { wordGrid } from './tagged-grid.ts';

/**
 * Tables of a page according to the document's tags, positioned by their words. `found` are the tables
 * detected on the page, which are better evidence of the lines of the same tables.
 */
export function taggedTables(
  glyphs: readonly PageGlyph[],
  { tables, cellOf, tableOf, outerCellOf }: TagTables,
  ground: TableSource,
  found: readonly FoundTable[],
): FoundTable[] {
  const byCell = new Map<number, PageGlyph[]>();

  for (const glyph of glyphs) {
    const cell = cellOf(glyph.block ?? none);
    const own = byCell.get(cell);

    if (own === undefined) {
      byCell.set(cell, [glyph]);
    } else {
      own.push(glyph);
    }
  }

  const wordsIn = new Map([...byCell].map(([cell, own]) => [cell, wordsOf(ofOneTurn(own))]));
  const free = (wordsIn.get(none) ?? []).filter(({ glyphs: [first] }) => (first?.block ?? none) === none);

  const innerOf = new Map<number, Word[]>();

  for (const [cell, words] of wordsIn) {
    for (let outer = outerCellOf(cell); outer !== none; outer = outerCellOf(outer)) {
      innerOf.set(outer, [...(innerOf.get(outer) ?? []), ...words]);
    }
  }

  // Only few of the document's tables are on the page.
  const here = new Set([...wordsIn.keys(), ...innerOf.keys()].map(tableOf));

  return tables.flatMap((table) => {
    if (!here.has(table.element)) {
      return [];
    }

    const part = onPage(table, (cell) => ({
      words: cell === none ? [] : (wordsIn.get(cell) ?? []),
      inner: innerOf.get(cell) ?? [],
    }));

    return part === null || found.some((own) => knowsMoreOf(table, part, own))
      ? []
      : (drawn(isReadFromRight(part) ? mirrored(part) : part, free, ground, found) ?? []);
  });
}

/**
 * True when a detected table of the same shape has words in more cells than the tags: the producer assigned a
 * list over several cells to the first one.
 */
function knowsMoreOf(table: TagTable, { cells }: TablePart, found: FoundTable): boolean {
  const filled = cells.filter(({ words, inner }) => words.length + inner.length > 0);
  const [{ box }] = found.places;

  return (
    found.columnWidths.length === table.columns &&
    found.rowHeights.length === table.rows &&
    found.cells.filter(({ glyphs }) => glyphs.length > 0).length > filled.length &&
    holds(box, boxAround(filled.flatMap(({ words }) => words)), 2)
  );
}

/** Upright glyphs of a cell, or all when there are none: rotated words beside upright ones are separate. */
function ofOneTurn(glyphs: readonly PageGlyph[]): readonly PageGlyph[] {
  const upright = glyphs.filter(isUpright);

  return upright.some((glyph) => !isBlank(glyph)) ? upright : glyphs;
}

interface PlacedCell extends TagCell {
  readonly words: readonly Word[];
  /** Words of nested tables. */
  readonly inner: readonly Word[];
}

interface TablePart extends Omit<TagTable, 'cells'> {
  readonly cells: readonly PlacedCell[];
}

/**
 * Rows of a table that have words on the page, and those between them; null when there are none, and for a
 * single cell, which is no table.
 */
function onPage(
  table: TagTable,
  wordsOfCell: (cell: number) => Pick<PlacedCell, 'words' | 'inner'>,
): TablePart | null {
  const filled = table.cells.flatMap(({ element, row }) => {
    const { words, inner } = wordsOfCell(element);

    return words.length + inner.length > 0 ? [row] : [];
  });
  const first = Math.min(...filled);
  const end = Math.max(...filled) + 1;

  if (filled.length === 0 || table.columns * table.rows === 1) {
    return null;
  }

  const cells = table.cells.flatMap((cell): PlacedCell[] => {
    const row = Math.max(cell.row, first);
    const rowEnd = Math.min(cell.row + cell.rowSpan, end);

    return rowEnd > row
      ? [{ ...cell, ...wordsOfCell(cell.element), row: row - first, rowSpan: rowEnd - row }]
      : [];
  });

  return { ...table, rows: end - first, cells, headerRows: first === 0 ? table.headerRows : 0 };
}

/** True when the words of following cells are mostly left of those before them. */
function isReadFromRight({ cells }: TablePart): boolean {
  let balance = 0;

  for (const [index, cell] of cells.entries()) {
    const next = cells[index + 1];

    if (next?.row === cell.row && next.words.length > 0 && cell.words.length > 0) {
      balance += boxAround(next.words).right < boxAround(cell.words).left ? 1 : -1;
    }
  }

  return balance > 0;
}

function mirrored(part: TablePart): TablePart {
  return {
    ...part,
    cells: part.cells.map((cell) => ({ ...cell, column: part.columns - cell.column - cell.columnSpan })),
  };
}

/** Table for the part on its page; null when its cells form no rows and columns. */
function drawn(
  part: TablePart,
  free: readonly Word[],
  ground: TableSource,
  found: readonly FoundTable[],
): FoundTable | null {
  const cells = [...part.cells].sort((one, other) => one.row - other.row || one.column - other.column);
  const grid = wordGrid(
    cells.map((cell) => ({ ...cell, words: [...cell.words, ...cell.inner] })),
    ground.rulings,
    found,
  );

  if (grid === null) {
    return null;
  }

  const whole = boxOf(grid, { row: 0, column: 0, rowSpan: part.rows, columnSpan: part.columns });
  const strays = assignWords(
    grid,
    free.filter((word) => holds(whole, word)),
  );
  const contents = cells.map((cell, index) => [...cell.words, ...(strays[index] ?? [])]);

  return { ...tableOf(grid, contents, ground), headerRows: part.headerRows, element: part.element };
}

/**
 * Tables of a page: the tagged ones, and the detected ones that have other words or contain the tagged ones
 * in a cell.
 */
export function withTagged(found: readonly FoundTable[], tagged: readonly FoundTable[]): FoundTable[] {
  const taken = new Set(tagged.flatMap(glyphsOf));
  const kept = found.filter(
    (table) =>
      !glyphsOf(table).some((glyph) => taken.has(glyph)) || tagged.every((own) => isWithinCell(own, table)),
  );

  return [...kept, ...tagged];
}

/** True when a table contains another one in a cell, as a frame does, or does not overlap it. */
function isWithinCell({ places: [{ box }] }: FoundTable, { places: [outer], cells }: FoundTable): boolean {
  return !meet(box, outer.box) || cells.some(({ place }) => holds(place.box, box, 1));
}
