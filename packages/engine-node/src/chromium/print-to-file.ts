import { open, readFile, rm } from 'node:fs/promises';
import { Failure } from '@octavo/contract/failures';
import { assemble } from '@octavo/pdf/assemble';
import { openPdf, type PdfDocument } from '@octavo/pdf/document';
import { PdfStream } from '@octavo/pdf/objects';
import type { CDPSession } from 'playwright-core';
import { codec } from '../codec.ts';
import { writeFileThrough } from '../file-sink.ts';
import type { PrintLayout } from './page-to-pdf.ts';

/**
 * Prints into a tagged file with an outline. Blank pages at the end, such as a margin below the last line
 * causes, are left out. Chromium's report of success is not trusted: the file is opened and its pages
 * counted.
 *
 * @throws Failure `output-broken`
 */
export async function printToFile(
  session: CDPSession,
  layout: PrintLayout,
  path: string,
): Promise<{ pages: number }> {
  await print(session, layout, path);
  const document = await openPrinted(path);
  const pages = document.pages.findLastIndex(({ dict }) => hasMarks(document, dict)) + 1;

  // A document without any painted content consists of blank pages and is kept as it is.
  if (pages === document.pages.length || pages === 0) {
    return { pages: document.pages.length };
  }

  await keepFirst(document, pages, path);

  return { pages };
}

/** Copies the first pages: printing again in Chromium would take as long as the first time. */
async function keepFirst(document: PdfDocument, count: number, path: string): Promise<void> {
  const pages = Array.from({ length: count }, (_, page) => ({ source: 0, page }));
  const plan = { sources: [{ document, title: '' }], pages, bookmarks: 'keep' as const };
  await rm(path);
  writeFileThrough(path, (sink) => assemble(plan, sink, codec));
}

async function print(session: CDPSession, layout: PrintLayout, path: string): Promise<void> {
  const { margins } = layout;
  const { stream } = await session.send('Page.printToPDF', {
    paperWidth: layout.widthPoints / 72,
    paperHeight: layout.heightPoints / 72,
    marginTop: margins.top / 72,
    marginRight: margins.right / 72,
    marginBottom: margins.bottom / 72,
    marginLeft: margins.left / 72,
    scale: layout.scale ?? 1,
    printBackground: layout.background,
    preferCSSPageSize: layout.pageRules ?? false,
    generateTaggedPDF: true,
    generateDocumentOutline: true,
    transferMode: 'ReturnAsStream',
  });

  if (stream === undefined) {
    throw new Failure('output-broken', 'chromium printed nothing');
  }

  await saveStream(session, stream, path);
}

async function saveStream(session: CDPSession, handle: string, path: string): Promise<void> {
  const file = await open(path, 'w');

  try {
    for (let isOver = false; !isOver; ) {
      const { data, eof, base64Encoded } = await session.send('IO.read', { handle, size: 1024 ** 2 });
      await file.write(Buffer.from(data, base64Encoded === true ? 'base64' : 'utf8'));
      isOver = eof;
    }
  } finally {
    await file.close();
    await session.send('IO.close', { handle });
  }
}

async function openPrinted(path: string): Promise<PdfDocument> {
  let document: PdfDocument;

  try {
    document = openPdf(await readFile(path), codec);
  } catch (cause) {
    throw new Failure('output-broken', 'print of chromium cannot be opened', { cause });
  }

  if (document.pageCount === 0) {
    throw new Failure('output-broken', 'print of chromium has no pages');
  }

  return document;
}

/** Operators that paint, show text or draw an object (ISO 32000-2, annex A). */
const marks = /(?:^|\s)(?:Tj|TJ|Do|sh|BI|S|s|f\*?|F|B\*?|b\*?)(?=\s|$)/;

function hasMarks(document: PdfDocument, page: PdfDocument['catalog']): boolean {
  const contents = document.get(page, 'Contents');

  // Chromium writes one stream per page; contents in another form are assumed to paint.
  return !(contents instanceof PdfStream) || marks.test(latin1.decode(document.decode(contents)));
}

const latin1 = new TextDecoder('latin1');
