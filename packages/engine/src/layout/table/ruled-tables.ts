import { buildTable, type Ground } from './build-table.ts';
import type { FoundTable } from './found-table.ts';
import { type JoinedRuling, joinRulings } from './join-rulings.ts';
import { latticesOf } from './lattice.ts';
import { gridOf } from './lattice-grid.ts';
import type { PageRulings } from './rulings.ts';
import type { Word } from './words.ts';

/** Tables whose cells are parted by lines. */
export function findRuled(
  rulings: PageRulings,
  horizontal: readonly JoinedRuling[],
  words: readonly Word[],
  ground: Ground,
): FoundTable[] {
  const tables: FoundTable[] = [];

  for (const lattice of latticesOf(horizontal, joinRulings(rulings.vertical))) {
    const grid = gridOf(lattice);

    if (grid === null || grid.spans.length < 2) {
      continue;
    }

    const table = buildTable(grid, words, ground);

    if (isTable(table)) {
      tables.push(table);
    }
  }

  return tables;
}

/** A frame, a chart or a form has cells, too; a table has words in several rows and columns of them. */
function isTable(table: FoundTable): boolean {
  const filled = table.cells.filter(({ glyphs }) => glyphs.length > 0);
  const columns = new Set(filled.map(({ column }) => column)).size;

  return table.columnWidths.length > 1 && columns > 1 && filled.length >= table.cells.length * 0.1;
}
