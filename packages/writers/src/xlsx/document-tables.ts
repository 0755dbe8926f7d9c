import { lexiconOf } from '@octavo/layout/block/lexicon';
import { withoutDrawings } from '@octavo/layout/page/annotations';
import { withFieldValues } from '@octavo/layout/page/field-glyphs';
import { isSpreadsheet } from '@octavo/layout/sheet/is-spreadsheet';
import { pageSheet } from '@octavo/layout/sheet/page-sheet';
import { printedSheet } from '@octavo/layout/sheet/printed-sheet';
import { captionOf } from '@octavo/layout/table/caption';
import { findTables } from '@octavo/layout/table/find-tables';
import { joinTables, type TablesOfPage } from '@octavo/layout/table/joining/join-tables';
import { uprightPage } from '@octavo/layout/table/words/reading-frame';
import { withBlocks } from '@octavo/layout/tags/tagged-content';
import { linesOf } from '@octavo/layout/text/lines';
import { piecesOf } from '@octavo/layout/text/pieces';
import type { DocumentContent } from '@octavo/pdf/content/page-content';
import { type OutsideText, outsideTexts } from './outside-text.ts';
import { type SheetTable, sheetTable } from './sheet-table.ts';

export interface DocumentTables {
  readonly tables: readonly SheetTable[];
  /** Text outside the tables, if requested or if there are no tables. */
  readonly texts: readonly OutsideText[];
  /** Pages without a table, counted from 1. */
  readonly pagesWithout: readonly number[];
  /** Number of pages that are printed sheets and were recovered completely. */
  readonly sheets: number;
}

/** Reads the tables of a document with their cells; tables that continue across pages are joined. */
export function documentTables(source: DocumentContent, withText: boolean): DocumentTables {
  const { content, tables: tagTables } = withBlocks(source);
  const isPrinted = isSpreadsheet(content.creator);
  const sheets = new Set<number>();
  const pages = content.pages.map((page): TablesOfPage => {
    const upright = uprightPage(withoutDrawings(withFieldValues(page)));
    const tables = findTables(upright, content.fonts, { isForSheet: true, tagTables });
    const sheet =
      (isPrinted && !page.scanned ? printedSheet(upright, content.fonts, tables) : null) ??
      pageSheet(upright, tables, isPrinted);

    if (sheet === null) {
      return { content: upright, tables };
    }

    sheets.add(page.pageIndex);

    return { content: upright, tables: [sheet] };
  });
  const lines = pages.flatMap(({ content: { glyphs, pageIndex } }) => linesOf(piecesOf(glyphs), pageIndex));
  const lexicon = lexiconOf(lines, content);
  const byIndex = new Map(pages.map((page) => [page.content.pageIndex, page.content]));
  const tables = joinTables(pages).map((table) => {
    const page = byIndex.get(table.places[0].pageIndex);

    const name = page === undefined ? null : captionOf(table, page);

    return sheetTable(table, { name, fonts: content.fonts, lexicon });
  });
  const texts =
    withText || tables.length === 0
      ? outsideTexts({ ...source, pages: source.pages.filter(({ pageIndex }) => !sheets.has(pageIndex)) })
      : [];
  const pagesWithout = pages.flatMap((page) =>
    page.tables.length === 0 ? [page.content.pageIndex + 1] : [],
  );

  return { tables, texts, pagesWithout, sheets: sheets.size };
}
