import { isFailure } from '@octavo/contract/failures';
import { ssim } from '@octavo/pdf/image/ssim';
import type { PdfPage } from '@octavo/pdf/pages/page-tree';
import { greyOf } from '@octavo/pdf/picture/grey-picture';
import { openFileBytes } from '../file-bytes.ts';
import type { RunContext } from '../pdf/open.ts';
import { drawPage } from '../pdfium/draw.ts';
import { loadDocument } from '../pdfium/library.ts';
import { hasPdftoppm } from '../programs/pdftoppm.ts';
import { runProgram } from '../programs/run-program.ts';

/** Pages are compared at screen resolution. */
const measureDpi = 100;
/**
 * Large pages such as posters are rendered at a lower resolution, so that none takes more pixels than this.
 */
const mostPixels = 2_000_000;
const pagesPerRun = 10;
const secondsPerRun = 15;

export interface GrayPicture {
  readonly width: number;
  readonly height: number;
  readonly gray: Uint8Array;
}

/**
 * Renders pages in shades of gray, by page index: with poppler, or with PDFium where there is none. A page that
 * cannot be rendered or takes too long is missing and not measured.
 */
export async function drawGray(
  path: string,
  pages: readonly PdfPage[],
  context: RunContext,
): Promise<Map<number, GrayPicture>> {
  return hasPdftoppm() ? drawWithPoppler(path, pages, context) : drawWithPdfium(path, pages, context);
}

async function drawWithPoppler(
  path: string,
  pages: readonly PdfPage[],
  context: RunContext,
): Promise<Map<number, GrayPicture>> {
  const pictures = new Map<number, GrayPicture>();
  const runs = runsOf(pages);
  const draw = async (): Promise<void> => {
    for (let run = runs.shift(); run !== undefined; run = runs.shift()) {
      const drawn = await drawRun(path, run, context);

      if (drawn === undefined && run.length > 1) {
        runs.unshift(...run.map((page) => [page]));
      }

      for (const [index, picture] of drawn?.entries() ?? []) {
        pictures.set(run[index]!.index, picture);
      }
    }
  };
  await Promise.all([draw(), draw()]);

  return pictures;
}

async function drawWithPdfium(
  path: string,
  pages: readonly PdfPage[],
  { signal }: RunContext,
): Promise<Map<number, GrayPicture>> {
  using document = await loadDocument(await openFileBytes(path));
  const pictures = new Map<number, GrayPicture>();

  for (const page of pages) {
    signal.throwIfAborted();

    try {
      const { width, height, data } = greyOf(drawPage(document, page.index, dpiOf(page)));
      pictures.set(page.index, { width, height, gray: data });
    } catch (error) {
      if (!isFailure(error)) {
        throw error;
      }
    }
  }

  return pictures;
}

/** Groups neighbouring pages, each group to be rendered by one process. */
function runsOf(pages: readonly PdfPage[]): PdfPage[][] {
  const runs: PdfPage[][] = [];

  for (const page of pages) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    const follows = last !== undefined && last.index + 1 === page.index && dpiOf(last) === dpiOf(page);

    if (run !== undefined && follows && run.length < pagesPerRun) {
      run.push(page);
    } else {
      runs.push([page]);
    }
  }

  return runs;
}

function dpiOf(page: PdfPage): number {
  const inches = (page.widthPoints / 72) * (page.heightPoints / 72);

  return Math.max(2, Math.min(measureDpi, Math.floor(Math.sqrt(mostPixels / Math.max(inches, 1e-6)))));
}

async function drawRun(
  path: string,
  run: readonly PdfPage[],
  context: RunContext,
): Promise<GrayPicture[] | undefined> {
  const [first] = run;
  const last = run.at(-1);

  if (first === undefined || last === undefined) {
    return [];
  }

  try {
    const numbers = ['-f', String(first.index + 1), '-l', String(last.index + 1)];
    const result = await runProgram({
      program: 'pdftoppm',
      args: ['-gray', '-cropbox', '-r', String(dpiOf(first)), ...numbers, path],
      folder: context.workspace.folder,
      signal: context.signal,
      seconds: secondsPerRun,
      outputBytes: mostPixels * 4 * run.length,
    });
    const pictures = readPgms(result.stdout);

    return pictures.length === run.length ? pictures : undefined;
  } catch (error) {
    if (isFailure(error) && error.code !== 'engine-unavailable') {
      return undefined;
    }

    throw error;
  }
}

/**
 * Reads concatenated binary PGMs: `P5`, width, height and 255, each followed by white space, then the pixels.
 */
function readPgms(file: Buffer): GrayPicture[] {
  const pictures: GrayPicture[] = [];

  for (let at = 0; at < file.length; ) {
    const header = /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(file.subarray(at, at + 64).toString('latin1'));

    if (header === null) {
      break;
    }

    const width = Number(header[1]);
    const height = Number(header[2]);
    const start = at + header[0].length;

    if (start + width * height > file.length) {
      break;
    }

    // Copied, so that one kept page does not keep the memory of its whole run.
    pictures.push({ width, height, gray: new Uint8Array(file.subarray(start, start + width * height)) });
    at = start + width * height;
  }

  return pictures;
}

export function likeness(before: GrayPicture, after: GrayPicture | undefined): number {
  if (after === undefined || before.width !== after.width || before.height !== after.height) {
    return 0;
  }

  // Most pages of most documents stay as they are, which one comparison of memory tells.
  return Buffer.compare(before.gray, after.gray) === 0
    ? 1
    : ssim(before.gray, after.gray, before.width, before.height);
}

/** Pages to measure: all of a short document; of a long one as many with images as others. */
export function samplePages(pageCount: number, withImages: ReadonlySet<number>): number[] {
  const most = 20;

  if (pageCount <= most) {
    return Array.from({ length: pageCount }, (_, index) => index);
  }

  const chosen = new Set(
    spread(
      [...withImages].sort((one, other) => one - other),
      most / 2,
    ),
  );
  const others = Array.from({ length: pageCount }, (_, index) => index).filter((index) => !chosen.has(index));

  for (const index of spread(others, most - chosen.size)) {
    chosen.add(index);
  }

  return [...chosen].sort((one, other) => one - other);
}

function spread(items: readonly number[], count: number): number[] {
  if (items.length <= count) {
    return [...items];
  }

  return Array.from(
    { length: count },
    (_, index) => items[Math.floor(((index + 0.5) * items.length) / count)]!,
  );
}
