import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
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

/** Way of drawing pages to compare them. */
export interface ComparisonDrawing {
  readonly dpi: number;
  /** False to draw glyphs without shades of gray, which takes poppler half the time. */
  readonly smoothsText: boolean;
}

/** Screen resolution. Text is the same in both pictures, smooth or not, and what images lost shows in both alike. */
export const lossyDrawing: ComparisonDrawing = { dpi: 100, smoothsText: false };
/** For pages without loss, which look the same in each: a fault shows in fewer dots as well. */
export const losslessDrawing: ComparisonDrawing = { dpi: 50, smoothsText: true };
/**
 * Large pages such as posters are rendered at a lower resolution, so that none takes more pixels than this.
 */
const mostPixels = 2_000_000;
/** Larger files are not read: poppler found a larger page than we. */
const mostFileBytes = 4 * mostPixels;
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
  drawing: ComparisonDrawing,
): Promise<Map<number, GrayPicture>> {
  return hasPdftoppm()
    ? drawWithPoppler(path, pages, context, drawing)
    : drawWithPdfium(path, pages, context, drawing);
}

async function drawWithPoppler(
  path: string,
  pages: readonly PdfPage[],
  context: RunContext,
  drawing: ComparisonDrawing,
): Promise<Map<number, GrayPicture>> {
  const pictures = new Map<number, GrayPicture>();
  const runs = runsOf(pages, drawing.dpi);
  const draw = async (): Promise<void> => {
    for (let run = runs.shift(); run !== undefined; run = runs.shift()) {
      const drawn = await drawRun(path, run, context, drawing);

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
  { dpi }: ComparisonDrawing,
): Promise<Map<number, GrayPicture>> {
  using document = await loadDocument(await openFileBytes(path));
  const pictures = new Map<number, GrayPicture>();

  for (const page of pages) {
    signal.throwIfAborted();

    try {
      const { width, height, data } = greyOf(drawPage(document, page.index, dpiOf(page, dpi)));
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
function runsOf(pages: readonly PdfPage[], dpi: number): PdfPage[][] {
  const runs: PdfPage[][] = [];

  for (const page of pages) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    const follows =
      last !== undefined && last.index + 1 === page.index && dpiOf(last, dpi) === dpiOf(page, dpi);

    if (run !== undefined && follows && run.length < pagesPerRun) {
      run.push(page);
    } else {
      runs.push([page]);
    }
  }

  return runs;
}

function dpiOf(page: PdfPage, most: number): number {
  const inches = (page.widthPoints / 72) * (page.heightPoints / 72);

  return Math.max(2, Math.min(most, Math.floor(Math.sqrt(mostPixels / Math.max(inches, 1e-6)))));
}

async function drawRun(
  path: string,
  run: readonly PdfPage[],
  context: RunContext,
  { dpi, smoothsText }: ComparisonDrawing,
): Promise<GrayPicture[] | undefined> {
  const [first] = run;
  const last = run.at(-1);

  if (first === undefined || last === undefined) {
    return [];
  }

  // Files cost less than the pipe of a program, whose pieces have to be gathered and joined.
  const prefix = context.workspace.newPath('measured').replaceAll('\\', '/');

  try {
    const shades = ['-aa', smoothsText ? 'yes' : 'no'];
    const numbers = ['-f', String(first.index + 1), '-l', String(last.index + 1)];
    await runProgram({
      program: 'pdftoppm',
      args: ['-gray', '-cropbox', ...shades, '-r', String(dpiOf(first, dpi)), ...numbers, path, prefix],
      folder: context.workspace.folder,
      signal: context.signal,
      seconds: secondsPerRun,
    });
    const pictures = await readPictures(prefix);

    return pictures.length === run.length ? pictures : undefined;
  } catch (error) {
    if (isFailure(error) && error.code !== 'engine-unavailable') {
      return undefined;
    }

    throw error;
  } finally {
    await Promise.all((await filesOf(prefix)).map((file) => rm(file)));
  }
}

/** Paths that begin so, in the order of their pages: page numbers of one run have the same number of digits. */
async function filesOf(prefix: string): Promise<string[]> {
  const folder = dirname(prefix);
  const names = (await readdir(folder)).filter((name) => name.startsWith(`${basename(prefix)}-`));

  return names.sort().map((name) => join(folder, name));
}

/** Reads the pictures whose paths begin so. */
async function readPictures(prefix: string): Promise<GrayPicture[]> {
  const pictures: GrayPicture[] = [];

  for (const file of await filesOf(prefix)) {
    const picture = (await stat(file)).size > mostFileBytes ? null : readPgm(await readFile(file));

    if (picture !== null) {
      pictures.push(picture);
    }
  }

  return pictures;
}

/** Reads a binary PGM: `P5`, width, height and 255, each followed by white space, then the pixels. */
function readPgm(file: Buffer): GrayPicture | null {
  const header = /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(file.subarray(0, 64).toString('latin1'));

  if (header === null) {
    return null;
  }

  const width = Number(header[1]);
  const height = Number(header[2]);
  const gray = file.subarray(header[0].length);

  return gray.length === width * height ? { width, height, gray } : null;
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
