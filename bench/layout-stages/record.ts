import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isFailure } from '@octavo/contract/failures';
import { contentOf, type ScanContent } from '@octavo/engine-node/ocr/content-of';
import { openScan } from '@octavo/engine-node/ocr/open-scan';
import type { RunContext } from '@octavo/engine-node/pdf/open';
import { openForReading } from '@octavo/engine-node/pdf/open-for-reading';
import { loadDocument } from '@octavo/engine-node/pdfium/library';
import { createWorkspace } from '@octavo/engine-node/workspace';
import { sampleOf } from '@octavo/formats/sniff/sample';
import { sniffKind } from '@octavo/formats/sniff/sniff';
import { type CorpusFile, corpusFiles } from '@octavo/testkit/corpus';
import { layoutStages } from '@octavo/testkit/layout/layout-stages';
import type { StageRecord } from './stage-record.ts';
import { roundedBox } from './stage-record.ts';

/** Longer texts are cut and followed by a hash of the whole. */
const longestText = 60;

/** Time limit per file, of which OCR takes most. */
const mostSeconds = 600;

/**
 * Records the stages of the first pages of each file of the corpus whose path matches: one file of JSON lines
 * per document. Files that cannot be read are recorded with the code of their failure.
 */
export async function recordCorpus(folder: string, mostPages: number, wanted: RegExp): Promise<void> {
  const files = corpusFiles(/^(pdf|forms)\/.*\.pdf$|^ocr\//).filter(({ id }) => wanted.test(id));

  for (const file of files) {
    const started = performance.now();
    const records = await recordsOf(file, mostPages);
    const path = join(folder, `${file.id}.jsonl`);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, records.map((record) => `${JSON.stringify(record)}\n`).join(''));
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    process.stdout.write(`${file.id}: ${records.length} records, ${seconds} s\n`);
  }
}

async function recordsOf(file: CorpusFile, mostPages: number): Promise<StageRecord[]> {
  const workspace = await createWorkspace();

  try {
    const place = { workspace, signal: AbortSignal.timeout(mostSeconds * 1000) };
    const { content, done } = await readCorpusFile(file, (count) => firstPages(count, mostPages), place);

    return [
      ...done.read.map(({ pageIndex, turn, skewDegrees, lines, rulings, illustrations }) => ({
        page: pageIndex + 1,
        stage: 'scan',
        box: null,
        text: `turned by ${turn}°, skewed by ${skewDegrees.toFixed(2)}°, ${lines.length} lines`,
        details: hashOf(JSON.stringify({ lines, rulings, illustrations })),
      })),
      ...layoutStages(content).map(({ stage, pageIndex, box, text, details }) => ({
        page: pageIndex + 1,
        stage,
        box: box === null ? null : roundedBox(box),
        text: text.length > longestText ? `${text.slice(0, longestText)}… ${hashOf(text)}` : text,
        details: hashOf(details),
      })),
    ];
  } catch (error) {
    if (isFailure(error)) {
      return [{ page: 1, stage: 'open', box: null, text: error.code, details: '' }];
    }

    throw error;
  } finally {
    await workspace.remove();
  }
}

/**
 * Content of pages of a file, with scans read in English, as a conversion reads it.
 *
 * @param pagesOf the indices of the pages to read, given the number of all.
 */
export async function readCorpusFile(
  file: CorpusFile,
  pagesOf: (pageCount: number) => number[],
  context: RunContext,
): Promise<ScanContent> {
  const bytes = readFileSync(file.path);
  const kind = sniffKind(sampleOf(bytes), file.id) ?? 'pdf';
  const input = {
    name: file.id,
    kind,
    path: file.path,
    sizeBytes: statSync(file.path).size,
    password: file.password,
  };
  const reading = { languages: ['eng'], levels: true, force: false };

  if (kind === 'pdf') {
    using opened = await openForReading(input, context);
    const { document, pdfium } = opened;
    const pages = pagesOf(document.pageCount);

    return await contentOf({ document, pdfium, pages, signal: context.signal }, reading, context);
  }

  const { document, path } = await openScan(input, file.id, 'extract', context);
  using pdfium = await loadDocument(readFileSync(path));
  const pages = pagesOf(document.pageCount);

  return await contentOf({ document, pdfium, pages, signal: context.signal }, reading, context);
}

function firstPages(pageCount: number, most: number): number[] {
  return Array.from({ length: Math.min(pageCount, most) }, (_, index) => index);
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}
