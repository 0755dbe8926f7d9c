import { lexiconOf } from '../layout/block/lexicon.ts';
import { withoutDrawings } from '../layout/page/annotations.ts';
import { withFieldValues } from '../layout/page/field-glyphs.ts';
import type { DocumentContent } from '../layout/page-content.ts';
import { isSpreadsheet } from '../layout/sheet/is-spreadsheet.ts';
import { printedSheet } from '../layout/sheet/printed-sheet.ts';
import { captionOf } from '../layout/table/caption.ts';
import { findTables } from '../layout/table/find-tables.ts';
import { joinTables, type TablesOfPage } from '../layout/table/join-tables.ts';
import { pageSheet } from '../layout/table/page-sheet.ts';
import { uprightPage } from '../layout/table/reading-frame.ts';
import { withBlocks } from '../layout/tags/tagged-content.ts';
import { linesOf } from '../layout/text/lines.ts';
import { piecesOf } from '../layout/text/pieces.ts';
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
    const tables = findTables(upright, content.fonts, { splitsCells: true, tagTables });
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
