import { copyFile } from 'node:fs/promises';
import { Failure } from '@octavo/contract/failures';
import { openFileBytes } from '@octavo/engine-node/file-bytes';
import { contentOf } from '@octavo/engine-node/ocr/content-of';
import { openScan } from '@octavo/engine-node/ocr/open-scan';
import { readPages } from '@octavo/engine-node/ocr/read-pages';
import { readingNotes } from '@octavo/engine-node/ocr/reading-notes';
import { writeLayers } from '@octavo/engine-node/ocr/write-layers';
import { keepProtection } from '@octavo/engine-node/pdf/keep-protection';
import { changedNotes, repairedNotes, signatureNotes } from '@octavo/engine-node/pdf/notes';
import type { OpenedPdf, RunContext } from '@octavo/engine-node/pdf/open';
import { loadDocument, type PdfiumDocument } from '@octavo/engine-node/pdfium/library';
import type { OutputFile } from '@octavo/engine-node/run-files';
import { parsePages } from '@octavo/pdf/pages/page-expression';
import type * as z from 'zod';
import { resultName, stemOf } from '../_kit/result-name.ts';
import type { ToolRun, ToolRunInput } from '../_kit/types.ts';
import type { options as schema } from './options.ts';

type OcrRun = ToolRunInput<z.output<typeof schema>>;

/** A scan opened twice: as PDF objects, and with PDFium. */
interface OpenScan {
  readonly opened: OpenedPdf;
  readonly pdfium: PdfiumDocument;
  /** Page indexes in the requested order. */
  readonly pages: readonly number[];
}

export const run: ToolRun<typeof schema> = async (input) => {
  const { file, options } = input;
  const opened = await openScan(
    file,
    stemOf(file.name),
    options.format === 'pdf' ? 'modify' : 'extract',
    input,
  );
  const pages = parsePages(options.pages === '' ? '1-' : options.pages, opened.document.pageCount);
  using pdfium = await loadDocument(await openFileBytes(opened.path));
  const scan = { opened, pdfium, pages };

  return [
    options.format === 'pdf' ? await asPdf(scan, input) : await asDocument(scan, options.format, input),
  ];
};

async function asPdf(
  { opened, pdfium, pages }: OpenScan,
  { file, options, workspace, signal, report }: OcrRun,
): Promise<OutputFile> {
  const { document } = opened;
  const reading = {
    pages,
    languages: options.language,
    levels: options.deskew,
    force: options.force,
    rulings: false,
  };
  const done = await readPages(pdfium, document, reading, { workspace, signal }, report);
  const result = {
    name: resultName(file.name, 'pdf', 'ocr'),
    kind: 'pdf',
    pages: document.pageCount,
  } as const;
  const path = workspace.newPath('pdf');
  const notes = readingNotes(done, options.rotate);

  if (done.read.length === 0 && file.kind === 'pdf') {
    await copyFile(file.path, path);

    return { ...result, path, notes };
  }

  writeLayers(document, done.read, options.rotate, path);

  const isAppended = opened.repaired.length === 0 && opened.protection === null;
  const signatures = isAppended ? changedNotes(document) : signatureNotes(document);

  return {
    ...result,
    path: await keepProtection(path, opened, { workspace, signal }),
    notes: [...notes, ...signatures, ...repairedNotes(opened.repaired)],
  };
}

async function asDocument(
  { opened, pdfium, pages }: OpenScan,
  kind: 'docx' | 'xlsx' | 'txt',
  { file, options, workspace, signal, report }: OcrRun,
): Promise<OutputFile> {
  const place: RunContext = { workspace, signal };
  const { document } = opened;
  const reading = { languages: options.language, levels: options.deskew, force: options.force };
  const { content, done } = await contentOf({ pdfium, document, pages, signal, report }, reading, place);

  if (content.pages.every(({ glyphs }) => glyphs.length === 0)) {
    throw nothingRead(pages);
  }

  // Loaded on demand, because most scans become PDFs and do not need these writers.
  const { writePlainText, writeSheets, writeWord } = await import('./documents.ts');
  const write = {
    docx: () => writeWord(pdfium, content, place),
    xlsx: () => writeSheets(content, place),
    txt: () => writePlainText(content, pages, place),
  };

  const { path, notes } = await write[kind]();

  return { name: resultName(file.name, kind), kind, path, notes: [...notes, ...readingNotes(done, false)] };
}

function nothingRead(pages: readonly number[]): Failure {
  return new Failure('no-words', `${pages.length} pages, nothing read on any`);
}
