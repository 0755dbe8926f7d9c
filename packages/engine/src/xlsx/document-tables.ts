import type { DocumentContent } from '../layout/page-content.ts';
import { captionOf } from '../layout/table/caption.ts';
import { findTables } from '../layout/table/find-tables.ts';
import { joinTables, type TablesOfPage } from '../layout/table/join-tables.ts';
import { isSheet, pageSheet } from '../layout/table/page-sheet.ts';
import { uprightPage } from '../layout/table/reading-frame.ts';
import { type SheetTable, sheetTable } from './sheet-table.ts';

/** The tables of a document, those that go on over pages joined, with their cells read. */
export function documentTables(content: DocumentContent): SheetTable[] {
  const pages = content.pages.map((page): TablesOfPage => {
    const upright = uprightPage(page);

    const tables = findTables(upright, content.fonts);

    return { content: upright, tables: isSheet(upright, tables) ? [pageSheet(upright, tables)] : tables };
  });
  const byIndex = new Map(pages.map((page) => [page.content.pageIndex, page.content]));

  return joinTables(pages).map((table) => {
    const page = byIndex.get(table.places[0].pageIndex);

    return sheetTable(table, content.fonts, page === undefined ? null : captionOf(table, page));
  });
}
