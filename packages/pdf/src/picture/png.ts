import { joinBytes } from '../bytes/join-bytes.ts';
import { DocumentError } from '../document-error.ts';
import type { PdfPicture } from './picture.ts';

/** Length in bytes of the signature before the first chunk. */
const signatureBytes = 8;

interface Chunk {
  readonly type: string;
  readonly data: Uint8Array;
}

/**
 * Extracts the picture of a PNG without decoding it: PDF supports PNG rows as predictor 15 (ISO 32000-2,
 * 7.4.4.4). Null when that is impossible: interlaced rows, opacity in the pixels or the palette, or a
 * truncated file, whose loss only a decoder can determine.
 *
 * @param profile ICC profile of the file, already inflated
 */
export function pictureFromPng(bytes: Uint8Array, profile: Uint8Array | null): PdfPicture | null {
  const chunks = [...chunksOf(bytes)];
  const header = chunks[0]?.type === 'IHDR' ? chunks[0].data : null;

  if (header === null || header.length < 13) {
    throw new DocumentError('damaged-file', 'PNG without header');
  }

  const view = new DataView(header.buffer, header.byteOffset, header.length);
  const colorType = header[9] ?? 0;
  const isIndexed = colorType === 3;
  const isColor = colorType === 2;
  const palette = chunks.find(({ type }) => type === 'PLTE')?.data ?? null;
  const interlaced = header[12] !== 0;
  const hasAlpha = colorType >= 4 || chunks.some(({ type }) => type === 'tRNS');

  const isWhole = chunks.at(-1)?.type === 'IEND';

  if (!isWhole || interlaced || hasAlpha || (isIndexed && palette === null)) {
    return null;
  }

  return {
    width: view.getUint32(0),
    height: view.getUint32(4),
    components: isColor ? 3 : 1,
    bitsPerComponent: bitsOf(header[8] ?? 8),
    palette: isIndexed ? palette : null,
    filter: 'FlateDecode',
    data: joinBytes(chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data)),
    inverted: false,
    profile: isIndexed ? null : profile,
    alpha: null,
    orientation: 1,
    dpi: dpiOf(chunks.find(({ type }) => type === 'pHYs')?.data),
  };
}

/** Returns the rows of a PNG as stored: zlib data with a filter byte before each row. */
export function pngRows(bytes: Uint8Array): Uint8Array {
  return joinBytes([...chunksOf(bytes)].filter(({ type }) => type === 'IDAT').map(({ data }) => data));
}

function* chunksOf(bytes: Uint8Array): Generator<Chunk> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);

  for (let at = signatureBytes; at + 12 <= bytes.length; ) {
    const length = view.getUint32(at);
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    yield { type, data: bytes.subarray(at + 8, at + 8 + length) };

    if (type === 'IEND') {
      return;
    }

    at += 12 + length;
  }
}

function bitsOf(depth: number): PdfPicture['bitsPerComponent'] {
  if (depth === 1 || depth === 2 || depth === 4 || depth === 8 || depth === 16) {
    return depth;
  }

  throw new DocumentError('damaged-file', `PNG of ${depth} bits`);
}

/** Pixels per metre as pixels per inch. */
function dpiOf(physical: Uint8Array | undefined): number | null {
  if (physical === undefined || physical.length < 9 || physical[8] !== 1) {
    return null;
  }

  return new DataView(physical.buffer, physical.byteOffset, 9).getUint32(0) * 0.0254;
}
