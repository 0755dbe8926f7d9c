import type { Box, PageImage } from '@octavo/pdf/content/page-content';
import sharp from 'sharp';
import { objectKind, objectsOf } from './content/page-objects.ts';
import { Scratch } from './content/scratch.ts';
import type { PdfiumDocument } from './library.ts';
import { openPage } from './open-page.ts';
import { type PaintRegion, paintRegion } from './paint-region.ts';

/** A picture extracted to a file format. */
export interface ExtractedPicture {
  readonly kind: 'png' | 'jpg';
  readonly bytes: Uint8Array;
  readonly widthPixels: number;
  readonly heightPixels: number;
}

/** Print resolution; pictures with more pixels are scaled down to it. */
const finestDpi = 300;
const regionDpi = 200;

/** More pixels than a page at the finest resolution. */
const mostPixels = 12_000_000;

/** Longer side of the test rendering that shows if a picture has a mask. */
const maskPixels = 128;
const opaque = 250;

/** A picture whose PNG is this many times larger than its JPEG is a photograph. */
const photographRatio = 3;

/** Extracts a picture as it is shown: masked, clipped, rotated. A plain JPEG is copied from the file. */
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

/** Renders a part of a page: all of it, everything but text, or only some objects. */
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

/**
 * True when a picture is partly transparent. PDFium does not report masks, so a small test rendering shows
 * it.
 */
function isSeenThrough(document: PdfiumDocument, pageIndex: number, image: PageImage): boolean {
  const longest = Math.max(1, image.right - image.left, image.bottom - image.top);
  const dpi = (maskPixels / longest) * 72;
  const what = new Set([image.order]);
  const { width, height, data } = paintRegion(document, { pageIndex, box: image, dpi, what, behind: 0 });

  // Edge pixels may be covered only in part.
  for (let y = 2; y < height - 2; y += 1) {
    for (let x = 2; x < width - 2; x += 1) {
      if (data[(y * width + x) * 4 + 3]! < opaque) {
        return true;
      }
    }
  }

  return false;
}

/** Converts PDFium's BGRA pixels, whose alpha is not premultiplied. */
function toRgba(bgra: Uint8Array): Uint8Array {
  for (let at = 0; at < bgra.length; at += 4) {
    const blue = bgra[at]!;
    bgra[at] = bgra[at + 2]!;
    bgra[at + 2] = blue;
  }

  return bgra;
}

/**
 * JPEG of a picture from the file, if it is shown whole, upright and unchanged: no mask, clip or rotation.
 */
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
    // A cropped or stretched picture has to be rendered.
    const isWhole = width === image.pixelWidth && Math.abs(boxRatio / pixelRatio - 1) < 0.02;

    return isPlain && isWhole ? { kind: 'jpg', bytes, widthPixels: width, heightPixels: height } : null;
  } catch {
    // PDFium may still render a picture that sharp cannot read.
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
