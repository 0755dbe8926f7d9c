import type { BilevelBitmap } from './bitmap.ts';
import { rowBytesOf } from './bitmap.ts';
import { MqEncoder } from './mq-encoder.ts';

/** Context of template 0 for the bit that marks a row as equal to the one above (ITU-T T.88, 6.2.5.7). */
const repeatContext = 0x9b25;

const pageInformation = 48;
const losslessGenericRegion = 39;

/** Positions of the adaptive pixels of template 0 (T.88, figure 3), each as x and y. */
const adaptivePixels = [3, -1, -3, -1, 2, -2, -2, -2];

/**
 * Encodes a bitmap losslessly as the embedded stream of ISO 32000-2, 7.4.7: one page and one generic region;
 * 1 bits are painted black.
 */
export function encodeJbig2(bitmap: BilevelBitmap): Uint8Array {
  const { width, height } = bitmap;
  // Lossless, no striping, resolution unknown.
  const page = [...word(width), ...word(height), ...word(0), ...word(0), 1, 0, 0];
  const region = [...word(width), ...word(height), ...word(0), ...word(0), 0];
  const flags = [0x08, ...adaptivePixels.map((place) => place & 0xff)];
  const data = encodeGenericRegion(bitmap);
  const regionLength = region.length + flags.length + data.length;
  const parts = [
    ...segmentHeader(0, pageInformation, page.length),
    ...page,
    ...segmentHeader(1, losslessGenericRegion, regionLength),
    ...region,
    ...flags,
  ];
  const stream = new Uint8Array(parts.length + data.length);
  stream.set(parts);
  stream.set(data, parts.length);

  return stream;
}

/** Builds a segment header (T.88, 7.2): number, type, no referred-to segments, first page, length. */
function segmentHeader(number: number, type: number, length: number): number[] {
  return [...word(number), type, 0, 1, ...word(length)];
}

function word(value: number): number[] {
  return [(value >>> 24) & 0xff, (value >>> 16) & 0xff, (value >>> 8) & 0xff, value & 0xff];
}

/** T.88, 6.2.5 with template 0: sixteen neighbours predict each pixel. */
function encodeGenericRegion(bitmap: BilevelBitmap): Uint8Array {
  const { width, height, bits } = bitmap;
  const rowBytes = rowBytesOf(width);
  const encoder = new MqEncoder(1 << 16);
  // One byte per pixel, with a margin on both sides, keeps border checks out of the inner loop.
  const margin = 4;
  let above2 = new Uint8Array(width + 2 * margin);
  let above = new Uint8Array(width + 2 * margin);
  let row = new Uint8Array(width + 2 * margin);
  let wasRepeated = 0;

  for (let y = 0; y < height; y += 1) {
    const repeats = isRepeat(bits, y, rowBytes) ? 1 : 0;
    encoder.encode(repeatContext, repeats ^ wasRepeated);
    wasRepeated = repeats;

    for (let x = 0; x < width; x += 1) {
      row[x + margin] = (bits[y * rowBytes + (x >> 3)]! >> (7 - (x & 7))) & 1;
    }

    if (repeats === 0) {
      encodeRow(encoder, row, above, above2, width);
    }

    [above2, above, row] = [above, row, above2];
  }

  return encoder.finish();
}

function encodeRow(
  encoder: MqEncoder,
  row: Uint8Array,
  above: Uint8Array,
  above2: Uint8Array,
  width: number,
): void {
  let twoUp = (above2[4]! << 1) | above2[5]!;
  let oneUp = (above[4]! << 2) | (above[5]! << 1) | above[6]!;
  let before = 0;

  for (let x = 0; x < width; x += 1) {
    twoUp = ((twoUp << 1) | above2[x + 6]!) & 0x1f;
    oneUp = ((oneUp << 1) | above[x + 7]!) & 0x7f;
    const bit = row[x + 4]!;
    encoder.encode((twoUp << 11) | (oneUp << 4) | before, bit);
    before = ((before << 1) | bit) & 0xf;
  }
}

function isRepeat(bits: Uint8Array, y: number, rowBytes: number): boolean {
  const start = y * rowBytes;

  for (let at = start; at < start + rowBytes; at += 1) {
    if (bits[at] !== (y === 0 ? 0 : bits[at - rowBytes])) {
      return false;
    }
  }

  return true;
}
