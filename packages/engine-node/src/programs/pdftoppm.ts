import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Failure } from '@octavo/contract/failures';
import { enterPage } from '../page-watch.ts';
import type { RunContext } from '../pdf/open.ts';
import { hasProgram } from '../places/find-program.ts';
import { runProgram } from './run-program.ts';

export interface PagePictures {
  readonly pdfPath: string;
  /** First and last page, counted from 1, both included. */
  readonly from: number;
  readonly to: number;
  readonly dpi: number;
  /** Size of a unit of these pages' user space, in points: pdftoppm treats every unit as a point. */
  readonly unit: number;
  /**
   * True to crop to the crop box. False also when it lies outside the page: pdftoppm would then render a
   * single dot.
   */
  readonly cropped: boolean;
  readonly format: 'jpg' | 'png';
  /** JPEG quality from 1 to 100. */
  readonly quality: number;
}

export function hasPdftoppm(): boolean {
  return hasProgram('pdftoppm');
}

/**
 * Memory per pixel: three bytes for the rendered page, three for the copy it is encoded from, and a margin.
 */
const memoryPerPixel = 8;
const memoryBase = 256 * 1024 ** 2;

/**
 * Renders pages with poppler's pdftoppm, with crop box and annotations as in a viewer. Returns the path of
 * each page's picture.
 *
 * @param largestPixels pixels of the largest of these pages, for the memory limit
 * @throws Failure `damaged-file` when a page has no picture.
 */
export async function drawPages(
  pictures: PagePictures,
  largestPixels: number,
  context: RunContext,
  onPage: () => void,
): Promise<Map<number, string>> {
  const prefix = context.workspace.newPath('pages').replaceAll('\\', '/');
  const format =
    pictures.format === 'png' ? ['-png'] : ['-jpeg', '-jpegopt', `quality=${pictures.quality},optimize=y`];
  let watched = enterPage(pictures.from);
  const onProgress = (drawnPage: number) => {
    watched[Symbol.dispose]();

    if (drawnPage < pictures.to) {
      watched = enterPage(drawnPage + 1);
    }

    onPage();
  };
  const result = await runProgram({
    program: 'pdftoppm',
    args: [
      ...(pictures.cropped ? ['-cropbox'] : []),
      '-progress',
      '-r',
      String(pictures.dpi * pictures.unit),
      '-f',
      String(pictures.from),
      '-l',
      String(pictures.to),
      ...format,
      pictures.pdfPath,
      prefix,
    ],
    folder: context.workspace.folder,
    signal: context.signal,
    memoryBytes: memoryBase + largestPixels * memoryPerPixel,
    seconds: 300,
    onComplaint: (line) => {
      // `-progress` prints "page last-page file" for each rendered page.
      const [, page] = /^(\d+) \d+ /.exec(line) ?? [];

      if (page !== undefined) {
        onProgress(Number(page));
      }
    },
  }).finally(() => watched[Symbol.dispose]());
  const drawn = new Map<number, string>();
  const stem = prefix.slice(prefix.lastIndexOf('/') + 1);

  for (const name of await readdir(context.workspace.folder)) {
    const [, page] = name.startsWith(`${stem}-`) ? (/-(\d+)\.(?:jpg|png)$/.exec(name) ?? []) : [];

    const path = join(context.workspace.folder, name);

    // poppler may leave an empty file for a page it cannot render.
    if (page !== undefined && (await stat(path)).size > 0) {
      drawn.set(Number(page), path);
    }
  }

  for (let page = pictures.from; page <= pictures.to; page += 1) {
    if (!drawn.has(page)) {
      throw new Failure('damaged-file', `pdftoppm drew no page ${page}: ${result.stderr.slice(-300)}`);
    }
  }

  return drawn;
}
