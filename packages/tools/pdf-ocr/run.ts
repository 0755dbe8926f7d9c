import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { ToolFailure } from '@octavo/contract/failures';
import { parsePages } from '@octavo/engine/pdf/page-expression';
import { textOfLines } from '@octavo/engine/scan/text-of-lines';
import { readingOrder } from '@octavo/engine/text/reading-order';
import { openScan } from '@octavo/engine-node/ocr/open-scan';
import { type ReadPages, readPages } from '@octavo/engine-node/ocr/read-pages';
import { readingNotes } from '@octavo/engine-node/ocr/reading-notes';
import { writeLayers } from '@octavo/engine-node/ocr/write-layers';
import { keepProtection } from '@octavo/engine-node/pdf/keep-protection';
import { mendedNotes, signatureNotes } from '@octavo/engine-node/pdf/notes';
import type { OpenedPdf, Place } from '@octavo/engine-node/pdf/open';
import { glyphsOf } from '@octavo/engine-node/pdfium/glyphs';
import { loadDocument, type PdfiumDocument } from '@octavo/engine-node/pdfium/library';
import { resultName, stemOf } from '../_kit/result-name.ts';
import type { InputFile, OutputFile, ToolRun } from '../_kit/types.ts';
import type { options } from './options.ts';

export const run: ToolRun<typeof options> = async ({ file, options, workspace, signal, report }) => {
  const place = { workspace, signal };
  const opened = await openScan(
    file,
    stemOf(file.name),
    options.format === 'pdf' ? 'modify' : 'extract',
    place,
  );
  const pages = parsePages(options.pages === '' ? '1-' : options.pages, opened.document.pageCount);
  using pdfium = await loadDocument(await readFile(opened.path));
  const reading = {
    pages,
    languages: options.language,
    levels: options.deskew,
    force: options.force,
  };
  const done = await readPages(pdfium, opened.document, reading, place, report);

  return options.format === 'pdf'
    ? [await searchable(file, opened, done, options.rotate, place)]
    : [await plainText(file, pdfium, pages, done, place)];
};

async function searchable(
  file: InputFile,
  opened: OpenedPdf,
  done: ReadPages,
  rotate: boolean,
  place: Place,
): Promise<OutputFile> {
  const { document } = opened;
  const result = {
    name: resultName(file.name, 'pdf', 'ocr'),
    kind: 'pdf',
    pages: document.pageCount,
  } as const;
  const path = place.workspace.newPath('pdf');

  if (done.read.length === 0 && file.kind === 'pdf') {
    await copyFile(file.path, path);

    return { ...result, path, notes: readingNotes(done, rotate) };
  }

  writeLayers(document, done.read, rotate, path);

  return {
    ...result,
    path: await keepProtection(path, opened, place),
    notes: [...readingNotes(done, rotate), ...signatureNotes(document), ...mendedNotes(opened.mended)],
  };
}

/** Page texts in UTF-8, pages apart by a form feed as text tools expect. */
async function plainText(
  file: InputFile,
  pdfium: PdfiumDocument,
  pages: readonly number[],
  done: ReadPages,
  place: Place,
): Promise<OutputFile> {
  const read = new Map(done.read.map(({ pageIndex, lines }) => [pageIndex, textOfLines(lines)]));
  const texts = pages.map((page) => read.get(page) ?? readingOrder(glyphsOf(pdfium, page).glyphs));

  if (texts.every((text) => text === '')) {
    throw new ToolFailure('no-words', `${texts.length} pages, nothing read on any`);
  }

  const path = place.workspace.newPath('txt');
  await writeFile(path, `${texts.join('\n\f')}\n`, { mode: 0o600 });

  return { name: resultName(file.name, 'txt'), kind: 'txt', path, notes: readingNotes(done, false) };
}
