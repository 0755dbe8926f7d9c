import { readFile, rm } from 'node:fs/promises';
import { Failure } from '@octavo/contract/failures';
import { assemble } from '@octavo/pdf/assemble';
import { type BookBinding, bindBook } from '@octavo/pdf/bind-book';
import { openPdf, type PdfDocument } from '@octavo/pdf/document';
import type { PrintedDocument } from '../chromium/print.ts';
import { codec } from '../codec.ts';
import { writeFileThrough } from '../file-sink.ts';
import type { RunContext } from '../pdf/open.ts';

/**
 * Size limit of a book: the printed parts are held in memory together, and readers struggle with larger
 * files.
 */
const largestBytes = 400 * 1024 ** 2;

/** Joins the printed parts in order into one PDF with contents, and removes them. */
export async function joinPages(
  printed: readonly PrintedDocument[],
  binding: BookBinding,
  { workspace, signal }: RunContext,
): Promise<{ path: string; pages: number }> {
  const sources: { document: PdfDocument; title: string }[] = [];
  let bytes = 0;

  for (const { path } of printed) {
    signal.throwIfAborted();
    const part = await readFile(path);
    bytes += part.length;

    if (bytes > largestBytes) {
      throw new Failure('output-limit', `parts of ${bytes} bytes`);
    }

    sources.push({ document: openPdf(part, codec), title: '' });
    await rm(path);
  }

  const joined = workspace.newPath('pdf');
  const pages = sources.flatMap(({ document }, source) =>
    document.pages.map((_, page) => ({ source, page })),
  );
  const bookmarks = binding.contents === null ? 'keep' : 'none';
  writeFileThrough(joined, (sink) => assemble({ sources, pages, bookmarks, packed: true }, sink, codec));

  const path = workspace.newPath('pdf');
  const document = openPdf(await readFile(joined), codec);
  writeFileThrough(path, (sink) => bindBook(document, binding, sink, codec));
  await rm(joined);

  return { path, pages: pages.length };
}
