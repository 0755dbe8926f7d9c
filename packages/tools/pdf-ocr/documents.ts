import { writeFile } from 'node:fs/promises';
import { Failure } from '@octavo/contract/failures';
import type { Note } from '@octavo/contract/job';
import { writeZip } from '@octavo/engine-node/archive/write-zip';
import { figurePictures } from '@octavo/engine-node/layout/figure-pictures';
import type { RunContext } from '@octavo/engine-node/pdf/open';
import type { PdfiumDocument } from '@octavo/engine-node/pdfium/library';
import { contentsNote } from '@octavo/engine-node/report/contents-note';
import { sheetCard } from '@octavo/engine-node/report/sheet-card';
import { pageText } from '@octavo/engine-node/report/words-kept';
import { readLayout } from '@octavo/layout/read-layout';
import type { DocumentContent } from '@octavo/pdf/content/page-content';
import { fitFonts } from '@octavo/writers/docx/fonts/font-fit';
import { writeDocx } from '@octavo/writers/docx/write-docx';
import { writeText } from '@octavo/writers/text/txt/write-text';
import { buildWorkbook } from '@octavo/writers/xlsx/build-workbook';
import { documentTables } from '@octavo/writers/xlsx/document-tables';
import { readTables } from '@octavo/writers/xlsx/read-tables';
import { writeWorkbook } from '@octavo/writers/xlsx/write-workbook';

/** A written file with notes for the user. */
interface WrittenDocument {
  readonly path: string;
  readonly notes: readonly Note[];
}

/** Writes flowing text, with headings, lists and tables as far as the words of a scan reveal them. */
export async function writeWord(
  pdfium: PdfiumDocument,
  content: DocumentContent,
  { workspace, signal }: RunContext,
): Promise<WrittenDocument> {
  const layout = readLayout(content, { acrossPages: true, softHyphens: true, drawingParts: true });
  const pictures = await figurePictures({ pdfium, content, layout, signal });
  const path = workspace.newPath('docx');
  await writeZip(path, writeDocx(layout, pictures, fitFonts(content)));

  return { path, notes: contentsNote(layout) };
}

/** Writes tables as sheets, with the text around them. @throws Failure `no-tables` */
export async function writeSheets(
  content: DocumentContent,
  { workspace }: RunContext,
): Promise<WrittenDocument> {
  const found = documentTables(content, true);
  const tables = readTables(found.tables, content.language);

  if (tables.length === 0 && found.texts.length === 0) {
    throw new Failure('no-tables', `${content.pages.length} pages without a table`);
  }

  const path = workspace.newPath('xlsx');
  const plan = { title: content.title, sheets: 'table' } as const;
  await writeZip(path, writeWorkbook(buildWorkbook(tables, found.texts, plan)));

  return { path, notes: sheetCard({ seen: content.pages.map(pageText), tables, texts: found.texts }) };
}

/** Writes UTF-8 text with pages separated by form feeds, as text tools expect. */
export async function writePlainText(
  content: DocumentContent,
  pages: readonly number[],
  { workspace }: RunContext,
): Promise<WrittenDocument> {
  const layout = readLayout(content, { acrossPages: true, drawingsAsText: true });
  const path = workspace.newPath('txt');
  await writeFile(path, writeText(layout, [...new Set(pages)]), { mode: 0o600 });

  return { path, notes: [] };
}
