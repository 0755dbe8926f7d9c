import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { assemble } from '@octavo/pdf/assemble';
import { openPdf, type PdfDocument } from '@octavo/pdf/document';
import { countLetters, type LetterCounts } from '@octavo/pdf/text/letters';
import type { PlainText } from '@octavo/pdf/text/plain-text';
import type { PrintLayout } from '../chromium/page-to-pdf.ts';
import { printFolder } from '../chromium/print.ts';
import { codec } from '../codec.ts';
import { writeFileThrough } from '../file-sink.ts';
import type { RunContext } from '../pdf/open.ts';
import { pageTexts } from '../pdfium/page-texts.ts';
import { type TextPageLook, textPage } from './text-page.ts';
import { textParts } from './text-parts.ts';

/** A text as documents for the browser, stored in files to keep the text out of memory. */
export interface TextFolder {
  readonly path: string;
  readonly documents: readonly string[];
}

export interface TextPrint {
  readonly folder: TextFolder;
  readonly layout: PrintLayout;
  readonly seconds: number;
  report(done: number, total: number): void;
}

/** Writes a text as documents to print; a long one in parts. */
export async function writeTextFolder(
  text: PlainText,
  look: TextPageLook,
  context: RunContext,
): Promise<TextFolder> {
  const path = context.workspace.newPath('text');
  const documents: string[] = [];
  await mkdir(path);

  for (const part of textParts(text)) {
    const name = `${documents.length}.html`;
    await writeFile(join(path, name), textPage(part, look));
    documents.push(name);
  }

  return { path, documents };
}

export interface PrintedText {
  readonly path: string;
  readonly pages: number;
  /** Counts of the letters that are readable on the pages. */
  readonly letters: LetterCounts;
}

/**
 * Prints a text. Each part begins at the top of a page.
 *
 * @throws Failure those of `printFolder`
 */
export async function printText(print: TextPrint, context: RunContext): Promise<PrintedText> {
  const { folder, layout, seconds } = print;
  const { documents } = folder;

  try {
    // Joining the parts is one more step, after one per part.
    const onPrinted = (count: number) => print.report(count, documents.length + 1);
    const printed = await printFolder(
      { folder: folder.path, documents, layout, seconds, onPrinted },
      context,
    );

    const paths = printed.map(({ path }) => path);
    // Read one part at a time: for all pages at once PDFium would need as much memory as everything else.
    const letters = await countLetters(textsOf(paths));

    return { ...(await joinParts(paths, context)), letters };
  } finally {
    await rm(folder.path, { recursive: true, force: true });
  }
}

async function* textsOf(paths: readonly string[]): AsyncGenerator<string> {
  for (const path of paths) {
    yield* pageTexts(path);
  }
}

async function joinParts(
  paths: readonly string[],
  context: RunContext,
): Promise<{ path: string; pages: number }> {
  const sources: { document: PdfDocument; title: string }[] = [];

  for (const path of paths) {
    sources.push({ document: openPdf(await readFile(path), codec), title: '' });
    await rm(path);
  }

  const pages = sources.flatMap(({ document }, source) =>
    document.pages.map((_, page) => ({ source, page })),
  );
  const path = context.workspace.newPath('pdf');
  writeFileThrough(path, (sink) =>
    assemble({ sources, pages, bookmarks: 'none', packed: true }, sink, codec),
  );

  return { path, pages: pages.length };
}
