import { ssim } from '@octavo/pdf/image/ssim';
import { drawPage } from '../pdfium/draw.ts';
import type { PdfiumDocument } from '../pdfium/library.ts';

/** Coarse on purpose: a letter shifted by its own width is no relevant difference. */
const usualDpi = 36;
/** Huge pages are compared at a lower resolution. */
const mostPixels = 4_000_000;
const blockPixels = 6;

interface Grey {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/**
 * Similarity of two pages, from 0 to 1, by structure and by position of their ink.
 *
 * @param areaPoints area of the first page in square points, which determines the resolution of both
 */
export function pageLikeness(
  one: PdfiumDocument,
  onePage: number,
  other: PdfiumDocument,
  otherPage: number,
  areaPoints: number,
): number {
  const dpi = Math.min(usualDpi, 72 * Math.sqrt(mostPixels / Math.max(1, areaPoints)));
  const first = greyOf(one, onePage, dpi);
  const second = greyOf(other, otherPage, dpi);
  const width = Math.max(first.width, second.width);
  const height = Math.max(first.height, second.height);
  const [left, right] = [first, second].map((page) => onSheet(page, width, height));

  if (left === undefined || right === undefined) {
    return 0;
  }

  const structure = Math.max(0, ssim(left, right, width, height));

  return (structure + sharedInk(left, right, width, height)) / 2;
}

function greyOf(document: PdfiumDocument, pageIndex: number, dpi: number): Grey {
  const { width, height, data } = drawPage(document, pageIndex, dpi);
  const grey = new Uint8Array(width * height);

  for (let at = 0; at < grey.length; at += 1) {
    const [blue = 0, green = 0, red = 0] = data.subarray(at * 4, at * 4 + 3);
    grey[at] = (red * 299 + green * 587 + blue * 114) / 1000;
  }

  return { width, height, data: grey };
}

/** Places pages of different sizes on equal sheets, aligned at the upper left corner. */
function onSheet(page: Grey, width: number, height: number): Uint8Array {
  const sheet = new Uint8Array(width * height).fill(255);

  for (let row = 0; row < page.height; row += 1) {
    sheet.set(page.data.subarray(row * page.width, (row + 1) * page.width), row * width);
  }

  return sheet;
}

/** Share of the ink on either page, block by block, that is on both. */
function sharedInk(one: Uint8Array, other: Uint8Array, width: number, height: number): number {
  const across = Math.ceil(width / blockPixels);
  const blocks = across * Math.ceil(height / blockPixels);
  const [first, second] = [one, other].map((page) => inkOf(page, width, across, blocks));
  let both = 0;
  let either = 0;

  for (let block = 0; block < blocks; block += 1) {
    const [left, right] = [first?.[block] ?? 0, second?.[block] ?? 0];
    both += Math.min(left, right);
    either += Math.max(left, right);
  }

  return either === 0 ? 1 : both / either;
}

function inkOf(page: Uint8Array, width: number, across: number, blocks: number): Float64Array {
  const ink = new Float64Array(blocks);

  for (let at = 0; at < page.length; at += 1) {
    const row = Math.floor(at / width / blockPixels);
    const block = row * across + Math.floor((at % width) / blockPixels);
    ink[block] = (ink[block] ?? 0) + 255 - (page[at] ?? 255);
  }

  return ink;
}
