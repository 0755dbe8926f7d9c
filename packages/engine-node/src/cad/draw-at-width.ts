import { readFile } from 'node:fs/promises';
import { openPdf } from '@octavo/pdf/document';
import { codec } from '../codec.ts';
import { encodePixels } from '../image/encode.ts';
import type { RunContext } from '../pdf/open.ts';
import { drawPage } from '../pdfium/draw.ts';
import { loadDocument } from '../pdfium/library.ts';
import { drawPages, hasPdftoppm } from '../programs/pdftoppm.ts';

export interface SheetPicture {
  readonly path: string;
  readonly dpi: number;
  /** True when the requested width would have given too many pixels. */
  readonly isSmaller: boolean;
}

/** Most pixels of one picture; rendering one takes 600 MB. */
const largestPixels = 100_000_000;

/** Renders every page of a document as a JPEG of the given width in pixels. */
export async function drawAtWidth(
  pdfPath: string,
  { width, quality }: { readonly width: number; readonly quality: number },
  context: RunContext,
  report: (done: number, total: number) => void,
): Promise<SheetPicture[]> {
  const bytes = await readFile(pdfPath);
  const { pages } = openPdf(bytes, codec);
  const pictures: SheetPicture[] = [];

  for (const [index, { widthPoints, heightPoints }] of pages.entries()) {
    context.signal.throwIfAborted();
    const fitting = Math.min(width, Math.floor(Math.sqrt((largestPixels * widthPoints) / heightPoints)));
    // Renderers round up: a width slightly below the target comes out as the target.
    const dpi = ((fitting - 0.01) / widthPoints) * 72;
    const pixels = (fitting * fitting * heightPoints) / widthPoints;
    const path = hasPdftoppm()
      ? await withPoppler(pdfPath, index, dpi, quality, pixels, context)
      : await withPdfium(bytes, index, dpi, quality, context);
    pictures.push({ path, dpi: Math.round(dpi), isSmaller: fitting < width });
    report(index + 1, pages.length);
  }

  return pictures;
}

async function withPoppler(
  pdfPath: string,
  index: number,
  dpi: number,
  quality: number,
  pixels: number,
  context: RunContext,
): Promise<string> {
  const page = {
    pdfPath,
    from: index + 1,
    to: index + 1,
    dpi,
    unit: 1,
    cropped: false,
    format: 'jpg',
    quality,
  } as const;
  const drawn = await drawPages(page, pixels, context, () => undefined);

  return drawn.get(index + 1) ?? '';
}

async function withPdfium(
  bytes: Uint8Array,
  index: number,
  dpi: number,
  quality: number,
  context: RunContext,
): Promise<string> {
  using document = await loadDocument(bytes);
  const target = context.workspace.newPath('jpg');
  await encodePixels(drawPage(document, index, dpi), { format: 'jpg', quality, dpi }, target);

  return target;
}
