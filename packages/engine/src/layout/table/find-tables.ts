import type { FontFace, PageContent } from '../page-content.ts';
import { buildTable } from './build-table.ts';
import type { FoundTable } from './found-table.ts';
import { joinRulings } from './join-rulings.ts';
import { latticesOf } from './lattice.ts';
import { gridOf } from './lattice-grid.ts';
import { rulingsOf } from './rulings.ts';
import { wordsOf } from './words.ts';

/** The tables of a page, from the top. Fonts tell headings from what stands below them. */
export function findTables(page: PageContent, fonts: readonly FontFace[]): FoundTable[] {
  const rulings = rulingsOf(page);
  const words = wordsOf(page.glyphs);
  const lattices = latticesOf(joinRulings(rulings.horizontal), joinRulings(rulings.vertical));
  const tables: FoundTable[] = [];

  for (const lattice of lattices) {
    const grid = gridOf(lattice);

    if (grid === null || grid.spans.length < 2) {
      continue;
    }

    const table = buildTable(grid, words, { pageIndex: page.pageIndex, rulings });

    if (isTable(table, fonts)) {
      tables.push(table);
    }
  }

  return tables.sort((one, other) => one.places[0].box.top - other.places[0].box.top);
}

/** A frame, a chart or a form has cells, too; a table has words in several rows and columns of them. */
function isTable(table: FoundTable, _fonts: readonly FontFace[]): boolean {
  const filled = table.cells.filter(({ glyphs }) => glyphs.length > 0);
  const columns = new Set(filled.map(({ column }) => column)).size;

  return table.columnWidths.length > 1 && columns > 1 && filled.length >= table.cells.length * 0.1;
}
