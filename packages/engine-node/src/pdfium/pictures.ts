import type { Box, PageImage } from '@octavo/engine/layout/page-content';
import sharp from 'sharp';
import { objectKind, objectsOf } from './content/page-objects.ts';
import { Scratch } from './content/scratch.ts';
import type { PdfiumDocument } from './library.ts';
import { openPage } from './open-page.ts';
import { type PaintRegion, paintRegion } from './paint-region.ts';

/** A picture as a file. */
export interface ExtractedPicture {
  readonly kind: 'png' | 'jpg';
  readonly bytes: Uint8Array;
  readonly widthPixels: number;
  readonly heightPixels: number;
}

/** As sharp as print asks for; pictures of more pixels are scaled down to it. */
const finestDpi = 300;
const regionDpi = 200;

/** More pixels than a page at the finest resolution. */
const mostPixels = 12_000_000;

/** Longer side of the painting that shows whether a picture has a mask. */
const maskPixels = 128;
const opaque = 250;

/** Photographs: a PNG this many times larger than its JPEG is one. */
const photographRatio = 3;

/** A picture of a page as it shows: masked, clipped, turned. A plain JPEG comes as it is in the file. */
export async function pictureOf(
  document: PdfiumDocument,
  pageIndex: number,
  image: PageImage,
): Promise<ExtractedPicture> {
  const asStored = await storedJpeg(document, pageIndex, image);

  if (asStored !== null && !isSeenThrough(document, pageIndex, image)) {
    return asStored;
  }

  const across = (image.pixelWidth / Math.max(1, image.right - image.left)) * 72;
  const down = (image.pixelHeight / Math.max(1, image.bottom - image.top)) * 72;
  const dpi = Math.min(finestDpi, Math.max(72, across, down));

  return paint(document, { pageIndex, box: image, dpi, what: new Set([image.order]), behind: 0 });
}

/** A part of a page as a picture: all of it, all but its text, or what was painted at some places of the order. */
export function regionPicture(
  document: PdfiumDocument,
  pageIndex: number,
  box: Box,
  what: PaintRegion['what'],
): Promise<ExtractedPicture> {
  const behind = what === 'all' ? 0xffffffff : 0;

  return paint(document, { pageIndex, box, dpi: regionDpi, what, behind });
}

async function paint(document: PdfiumDocument, region: PaintRegion): Promise<ExtractedPicture> {
  const { left, top, right, bottom } = region.box;
  const area = Math.max(1, ((right - left) * (bottom - top)) / (72 * 72));
  const dpi = Math.min(region.dpi, Math.sqrt(mostPixels / area));
  const { width, height, data } = paintRegion(document, { ...region, dpi });
  const raw = sharp(toRgba(data), { raw: { width, height, channels: 4 } });
  const isOpaque = (await raw.clone().stats()).isOpaque;
  const png = await raw.clone().png({ compressionLevel: 6, palette: false }).toBuffer();
  const size = { widthPixels: width, heightPixels: height };

  if (isOpaque) {
    const jpg = await raw.clone().removeAlpha().jpeg({ quality: 90, chromaSubsampling: '4:4:4' }).toBuffer();

    if (png.length > jpg.length * photographRatio) {
      return { kind: 'jpg', bytes: jpg, ...size };
    }
  }

  return { kind: 'png', bytes: png, ...size };
}

/** PDFium does not tell of the mask of a picture: a small painting of it shows whether there is one. */
function isSeenThrough(document: PdfiumDocument, pageIndex: number, image: PageImage): boolean {
  const longest = Math.max(1, image.right - image.left, image.bottom - image.top);
  const dpi = (maskPixels / longest) * 72;
  const what = new Set([image.order]);
  const { width, height, data } = paintRegion(document, { pageIndex, box: image, dpi, what, behind: 0 });

  // Edges may cover their pixels in part.
  for (let y = 2; y < height - 2; y += 1) {
    for (let x = 2; x < width - 2; x += 1) {
      if (data[(y * width + x) * 4 + 3]! < opaque) {
        return true;
      }
    }
  }

  return false;
}

/** PDFium's pixels are blue, green, red, alpha; alpha is not multiplied into them. */
function toRgba(bgra: Uint8Array): Uint8Array {
  for (let at = 0; at < bgra.length; at += 4) {
    const blue = bgra[at]!;
    bgra[at] = bgra[at + 2]!;
    bgra[at + 2] = blue;
  }

  return bgra;
}

/** The JPEG of a picture, when it shows whole, upright and as it is: no mask, no clip, no turn. */
async function storedJpeg(
  reading: PdfiumDocument,
  pageIndex: number,
  image: PageImage,
): Promise<ExtractedPicture | null> {
  if (image.angle !== 0) {
    return null;
  }

  const { pdfium } = reading;
  const bytes = jpegBytes();

  if (bytes === null) {
    return null;
  }

  try {
    const { width, height, space, format, orientation } = await sharp(bytes).metadata();
    const isPlain = format === 'jpeg' && (space === 'srgb' || space === 'b-w') && (orientation ?? 1) === 1;
    const pixelRatio = image.pixelWidth / image.pixelHeight;
    const boxRatio = (image.right - image.left) / Math.max(0.01, image.bottom - image.top);
    // Cropped or stretched: only painting gives what is seen.
    const isWhole = width === image.pixelWidth && Math.abs(boxRatio / pixelRatio - 1) < 0.02;

    return isPlain && isWhole ? { kind: 'jpg', bytes, widthPixels: width, heightPixels: height } : null;
  } catch {
    // What sharp cannot read, PDFium may still paint.
    return null;
  }

  function jpegBytes(): Uint8Array | null {
    using scratch = new Scratch(pdfium);
    using opened = openPage(reading, pageIndex);
    const object = objectsOf(pdfium, opened.handle, scratch).find(({ order }) => order === image.order);

    if (
      object?.kind !== objectKind.image ||
      pdfium.FPDFPageObj_HasTransparency(object.handle) ||
      pdfium.FPDFImageObj_GetImageFilterCount(object.handle) !== 1 ||
      filterOf(object.handle) !== 'DCTDecode'
    ) {
      return null;
    }

    const length = pdfium.FPDFImageObj_GetImageDataRaw(object.handle, 0, 0);
    const room = length > 0 ? pdfium.pdfium.wasmExports.malloc(length) : 0;

    if (room === 0) {
      return null;
    }

    pdfium.FPDFImageObj_GetImageDataRaw(object.handle, room, length);
    const data = pdfium.pdfium.HEAPU8.slice(room, room + length);
    pdfium.pdfium.wasmExports.free(room);

    return data;

    function filterOf(object: number): string {
      const length = pdfium.FPDFImageObj_GetImageFilter(object, 0, scratch.pointer, 64);

      return new TextDecoder().decode(
        pdfium.pdfium.HEAPU8.slice(scratch.pointer, scratch.pointer + Math.max(0, length - 1)),
      );
    }
  }
}
