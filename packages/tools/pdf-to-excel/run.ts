import { writeFile } from 'node:fs/promises';
import { Failure } from '@octavo/contract/failures';
import type { Note } from '@octavo/contract/job';
import { writeZip } from '@octavo/engine-node/archive/write-zip';
import { convertibleContent } from '@octavo/engine-node/ocr/convertible-content';
import { openForReading } from '@octavo/engine-node/pdf/open-for-reading';
import { annotationNotes } from '@octavo/engine-node/report/annotation-notes';
import { seenWords } from '@octavo/engine-node/report/seen-words';
import { sheetCard } from '@octavo/engine-node/report/sheet-card';
import type { OutputFile, Workspace } from '@octavo/engine-node/run-files';
import { parsePages } from '@octavo/pdf/pages/page-expression';
import { buildWorkbook } from '@octavo/writers/xlsx/build-workbook';
import { linesAsCsv, tableAsCsv } from '@octavo/writers/xlsx/csv';
import { type DocumentTables, documentTables } from '@octavo/writers/xlsx/document-tables';
import { type ReadTable, readTables } from '@octavo/writers/xlsx/read-tables';
import { writeWorkbook } from '@octavo/writers/xlsx/write-workbook';
import { resultName } from '../_kit/result-name.ts';
import type { ToolRun } from '../_kit/types.ts';
import type { options } from './options.ts';

/** Converts tables to sheets of a workbook or separated values; documents without tables yield their text. */
export const run: ToolRun<typeof options> = async ({ file, options, workspace, signal, report }) => {
  using opened = await openForReading(file, { workspace, signal });
  const { document, pdfium } = opened;
  const pages = parsePages(options.pages === '' ? '1-' : options.pages, document.pageCount);
  // Writing counts as one more step, so that reading the pages does not complete the progress.
  const onRead = (done: number, of: number) => report(done, of + 1);
  const source = { pdfium, document, pages, signal, report: onRead };
  const {
    content,
    notes: ofScans,
    whyEmpty,
  } = await convertibleContent(source, options, { workspace, signal });

  if (content.pages.every(({ glyphs }) => glyphs.length === 0)) {
    throw new Failure(whyEmpty, `${pages.length} pages, none with text`);
  }

  const found = documentTables(content, options.textOutside);
  const tables = readTables(found.tables, content.language);

  if (tables.length === 0 && found.texts.length === 0) {
    throw new Failure('no-tables', `${pages.length} pages without a table`);
  }

  const seen = await seenWords(opened.path, content.pages, { workspace, signal });
  const card = sheetCard({ seen, tables, texts: found.texts });
  const left = annotationNotes(opened.original, pages, { showsMarks: false });
  const notes = [...card, ...pagesWithout(found, pages.length), ...left, ...ofScans];

  if (options.format === 'csv') {
    return writeCsv(file.name, tables, found, notes, workspace);
  }

  const path = workspace.newPath('xlsx');
  const plan = { title: content.title, sheets: options.sheets };
  await writeZip(path, writeWorkbook(buildWorkbook(tables, found.texts, plan)));

  return [{ name: resultName(file.name, 'xlsx'), kind: 'xlsx', path, notes }];
};

/** Writes one file per table, and one for the text. */
async function writeCsv(
  name: string,
  tables: readonly ReadTable[],
  { texts }: DocumentTables,
  notes: readonly Note[],
  workspace: Workspace,
): Promise<OutputFile[]> {
  const contents = tables.map((table, index) => ({
    text: tableAsCsv(table),
    suffix: tables.length === 1 ? '' : String(index + 1).padStart(String(tables.length).length, '0'),
  }));

  if (texts.length > 0) {
    contents.push({ text: linesAsCsv(texts.map(({ text }) => [text])), suffix: 'text' });
  }

  const files: OutputFile[] = [];

  for (const { text, suffix } of contents) {
    const path = workspace.newPath('csv');
    await writeFile(path, text, { mode: 0o600 });
    files.push({
      name: resultName(name, 'csv', suffix),
      kind: 'csv',
      path,
      notes: files.length === 0 ? notes : [],
    });
  }

  return files;
}

/** Note on the pages without a table, when others have some. */
function pagesWithout({ pagesWithout: pages }: DocumentTables, of: number): Note[] {
  return pages.length > 0 && pages.length < of
    ? [{ code: 'pages-without-tables', values: { pages: pages.length } }]
    : [];
}
