import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ToolFailure } from '@octavo/contract/failures';
import { enterPage } from '../page-watch.ts';
import type { RunContext } from '../pdf/open.ts';
import { hasProgram, runProgram } from './run-program.ts';

export interface PagePictures {
  readonly pdfPath: string;
  /** Pages counted from 1, both included. */
  readonly from: number;
  readonly to: number;
  readonly dpi: number;
  /** Of these pages' user space, in points: pdftoppm takes every unit for a point. */
  readonly unit: number;
  /** False for pages shown whole, among them those whose crop box lies outside: pdftoppm would draw a dot of it. */
  readonly cropped: boolean;
  readonly format: 'jpg' | 'png';
  /** JPEG quality from 1 to 100. */
  readonly quality: number;
}

export function hasPdftoppm(): boolean {
  return hasProgram('pdftoppm');
}

/** Three bytes a pixel, twice: the page as painted and the copy it is encoded from. */
const memoryPerPixel = 8;
const memoryBase = 256 * 1024 ** 2;

/**
 * Draws pages with poppler's pdftoppm, crop box and annotations as a viewer shows them. Returns the path of each
 * page's picture.
 *
 * @param largestPixels pixels of the largest of these pages, for the limit of memory
 * @throws ToolFailure `damaged-file` when a page came out without a picture.
 */
export async function drawPages(
  pictures: PagePictures,
  largestPixels: number,
  place: RunContext,
  onPage: () => void,
): Promise<Map<number, string>> {
  const prefix = place.workspace.newPath('pages').replaceAll('\\', '/');
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
    folder: place.workspace.folder,
    signal: place.signal,
    memoryBytes: memoryBase + largestPixels * memoryPerPixel,
    seconds: 300,
    onComplaint: (line) => {
      // `-progress` says "page last-page file" for each page drawn.
      const [, page] = /^(\d+) \d+ /.exec(line) ?? [];

      if (page !== undefined) {
        onProgress(Number(page));
      }
    },
  }).finally(() => watched[Symbol.dispose]());
  const drawn = new Map<number, string>();
  const stem = prefix.slice(prefix.lastIndexOf('/') + 1);

  for (const name of await readdir(place.workspace.folder)) {
    const [, page] = name.startsWith(`${stem}-`) ? (/-(\d+)\.(?:jpg|png)$/.exec(name) ?? []) : [];

    const path = join(place.workspace.folder, name);

    // A page that poppler cannot paint may leave an empty file.
    if (page !== undefined && (await stat(path)).size > 0) {
      drawn.set(Number(page), path);
    }
  }

  for (let page = pictures.from; page <= pictures.to; page += 1) {
    if (!drawn.has(page)) {
      throw new ToolFailure('damaged-file', `pdftoppm drew no page ${page}: ${result.stderr.slice(-300)}`);
    }
  }

  return drawn;
}
