import { availableParallelism } from 'node:os';
import type { PdfDocument } from '@octavo/pdf/document';
import type { RunContext } from '../pdf/open.ts';
import type { PdfiumDocument } from '../pdfium/library.ts';
import { pageFacts } from './page-facts.ts';
import { type RecognizedPage, readPage } from './read-page.ts';
import type { OcrSettings } from './read-picture.ts';
import { isScan } from './scan-facts.ts';
import { requireLanguages } from './tesseract.ts';

export interface PagesReading extends OcrSettings {
  /** Page indices, counted from 0. */
  readonly pages: readonly number[];
  /** True to run OCR also on pages that contain text. */
  readonly force: boolean;
}

export interface ReadPages {
  /** In document order. */
  readonly read: readonly RecognizedPage[];
  /** Pages with text, which were skipped. */
  readonly leftAlone: readonly number[];
}

/**
 * Most pages read at a time. A picture, its copies and tesseract take 250 MB per page, so more would not fit
 * the memory of a job.
 */
const mostAtOnce = 3;

/**
 * Runs OCR on the scanned pages of a document, as many at a time as there are cores. `onRead` gets each page once it is
 * read.
 *
 * @throws Failure `language-missing`, `reader-missing` and those of `readPage`.
 */
export async function readPages(
  pdfium: PdfiumDocument,
  document: PdfDocument,
  reading: PagesReading,
  context: RunContext,
  report: (done: number, total: number) => void,
  onRead?: (page: RecognizedPage) => void,
): Promise<ReadPages> {
  await requireLanguages(reading.languages, context);
  const waiting = [...new Set(reading.pages)].sort((one, other) => one - other);
  const total = waiting.length;
  const read: RecognizedPage[] = [];
  const leftAlone: number[] = [];
  const readNext = async () => {
    for (let page = waiting.shift(); page !== undefined; page = waiting.shift()) {
      context.signal.throwIfAborted();
      const facts = pageFacts(pdfium, document, page);

      if (reading.force || isScan(facts)) {
        const done = await readPage(pdfium, page, facts, reading, context);
        read.push(done);
        onRead?.(done);
      } else {
        leftAlone.push(page);
      }

      report(read.length + leftAlone.length, total);
    }
  };

  await allOrNone(
    Array.from({ length: Math.min(availableParallelism(), mostAtOnce, total) }, () => readNext),
    waiting,
  );

  return { read: read.sort((one, other) => one.pageIndex - other.pageIndex), leftAlone };
}

/** Waits for all workers, also when one fails: the others would otherwise outlive the job. */
async function allOrNone(workers: readonly (() => Promise<void>)[], waiting: number[]): Promise<void> {
  const results = await Promise.allSettled(
    workers.map((work) =>
      work().catch((error: unknown) => {
        waiting.length = 0;

        throw error;
      }),
    ),
  );
  const failed = results.find((result) => result.status === 'rejected');

  if (failed !== undefined) {
    throw failed.reason;
  }
}
