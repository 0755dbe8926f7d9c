import { availableParallelism } from 'node:os';
import { ToolFailure } from '@octavo/contract/failures';
import type { PdfDocument } from '@octavo/engine/pdf/document';
import type { RunContext } from '../pdf/open.ts';
import type { PdfiumDocument } from '../pdfium/library.ts';
import { pageFacts } from './page-facts.ts';
import { type ReadPage, readPage } from './read-page.ts';
import type { OcrSettings } from './read-picture.ts';
import { isScan } from './scan-facts.ts';
import { installedLanguages } from './tesseract.ts';

export interface PagesReading extends OcrSettings {
  /** Counted from 0. */
  readonly pages: readonly number[];
  /** Read pages that hold text, too. */
  readonly force: boolean;
}

export interface ReadPages {
  /** In the order of the document. */
  readonly read: readonly ReadPage[];
  /** Pages that say what they hold, and were left alone. */
  readonly leftAlone: readonly number[];
}

/** A picture, its copies and tesseract take 250 MB a page: more at a time would not fit a task. */
const mostAtOnce = 3;

/**
 * Reads the pages of a document that are pictures of text, as many at a time as there are cores.
 *
 * @throws ToolFailure `language-missing`, `reader-missing` and what reading a page throws.
 */
export async function readPages(
  pdfium: PdfiumDocument,
  document: PdfDocument,
  reading: PagesReading,
  place: RunContext,
  report: (done: number, total: number) => void,
): Promise<ReadPages> {
  await checkLanguages(reading.languages, place);
  const waiting = [...new Set(reading.pages)].sort((one, other) => one - other);
  const total = waiting.length;
  const read: ReadPage[] = [];
  const leftAlone: number[] = [];
  const readNext = async () => {
    for (let page = waiting.shift(); page !== undefined; page = waiting.shift()) {
      place.signal.throwIfAborted();
      const facts = pageFacts(pdfium, document, page);

      if (reading.force || isScan(facts)) {
        read.push(await readPage(pdfium, page, facts, reading, place));
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

/** Waits for all, also when one fails: what the others still run would outlive the work. */
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

async function checkLanguages(languages: readonly string[], place: RunContext): Promise<void> {
  const installed = await installedLanguages(place);
  const missing = languages.filter((language) => !installed.has(language));

  if (missing.length > 0) {
    throw new ToolFailure('language-missing', missing.join(), { values: { languages: missing.join(', ') } });
  }
}
