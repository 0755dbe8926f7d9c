import { ToolFailure } from '@octavo/contract/failures';
import { ssim } from '@octavo/engine/image/ssim';
import type { PdfPage } from '@octavo/engine/pdf/page-tree';
import type { Place } from '../pdf/open.ts';
import { hasPdftoppm } from '../programs/pdftoppm.ts';
import { runProgram } from '../programs/run-program.ts';

/** Pages are compared as they look on a screen. */
const measureDpi = 100;
/** A poster is drawn with fewer dots, so that a page never takes more than this. */
const mostPixels = 2_000_000;

export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly gray: Uint8Array;
}

/** Whether pages can be drawn at all; without a drawing program nothing is measured. */
export function canMeasure(): boolean {
  return hasPdftoppm();
}

/** A page in shades of gray. */
export async function drawGray(path: string, page: PdfPage, place: Place): Promise<Picture> {
  const inches = (page.widthPoints / 72) * (page.heightPoints / 72);
  const dpi = Math.max(2, Math.min(measureDpi, Math.sqrt(mostPixels / Math.max(inches, 1e-6))));
  const number = String(page.index + 1);
  const result = await runProgram({
    program: 'pdftoppm',
    args: ['-gray', '-cropbox', '-r', dpi.toFixed(2), '-f', number, '-l', number, path],
    folder: place.workspace.folder,
    signal: place.signal,
    seconds: 60,
    outputBytes: mostPixels * 4,
  });
  return readPgm(result.stdout);
}

/** A binary PGM: `P5`, width, height and 255, each followed by white space, then the pixels. */
function readPgm(file: Buffer): Picture {
  const header = /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(file.subarray(0, 64).toString('latin1'));
  const width = Number(header?.[1]);
  const height = Number(header?.[2]);
  const gray = file.subarray(header?.[0].length ?? 0);
  if (header === null || gray.length < width * height)
    throw new ToolFailure('engine-crashed', 'a page was not drawn');

  return { width, height, gray };
}

export function likeness(before: Picture, after: Picture): number {
  if (before.width !== after.width || before.height !== after.height) return 0;

  return ssim(before.gray, after.gray, before.width, before.height);
}

/** Pages to look at: all of a short document; of a long one as many that hold images as others. */
export function samplePages(pageCount: number, withImages: ReadonlySet<number>): number[] {
  const most = 20;
  if (pageCount <= most) return Array.from({ length: pageCount }, (_, index) => index);

  const chosen = new Set(
    spread(
      [...withImages].sort((one, other) => one - other),
      most / 2,
    ),
  );
  const others = Array.from({ length: pageCount }, (_, index) => index).filter((index) => !chosen.has(index));
  for (const index of spread(others, most - chosen.size)) chosen.add(index);
  return [...chosen].sort((one, other) => one - other);
}

function spread(items: readonly number[], count: number): number[] {
  if (items.length <= count) return [...items];

  return Array.from(
    { length: count },
    (_, index) => items[Math.floor(((index + 0.5) * items.length) / count)]!,
  );
}
