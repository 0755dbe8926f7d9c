import { deflateSync } from 'node:zlib';
import { Failure } from '@octavo/contract/failures';
import { toPalette } from '@octavo/pdf/image/palette';
import type { PdfPicture } from '@octavo/pdf/picture/picture';
import { pictureFromPng } from '@octavo/pdf/picture/png';
import sharp from 'sharp';
import { checkPixels, decoded } from './open-picture.ts';

/** Most frames read, one page each; more is not a document. */
const mostFrames = 1000;
/** Most pixels of all frames together, which are decoded a few at a time. */
const mostPixels = 1_000_000_000;
/**
 * Pixels decoded at once; the decoder starts from the first frame each time, since frames build on each
 * other.
 */
const pixelsAtOnce = 40_000_000;

export interface GifFrames {
  /** Number of frames in the file, and of those that are read. */
  readonly total: number;
  readonly kept: number;
  /** Frames composed with what earlier ones left visible. */
  read(): AsyncGenerator<PdfPicture>;
}

/** @throws Failure `damaged-file`, `image-too-large` */
export async function gifFrames(bytes: Buffer, wanted: 'all' | 'first'): Promise<GifFrames> {
  const facts = await decoded(() => sharp(bytes, { animated: true, limitInputPixels: false }).metadata());
  const width = facts.width;
  const height = facts.pageHeight ?? facts.height;
  const total = facts.pages ?? 1;
  checkPixels(width, height);
  const kept =
    wanted === 'first' ? 1 : Math.min(total, mostFrames, Math.floor(mostPixels / (width * height)));
  const atOnce = Math.max(1, Math.floor(pixelsAtOnce / (width * height)));

  return {
    total,
    kept,
    async *read() {
      for (let page = 0; page < kept; page += atOnce) {
        const pages = Math.min(atOnce, kept - page);
        const pixels = await decoded(() =>
          sharp(bytes, { page, pages, limitInputPixels: false }).ensureAlpha().raw().toBuffer(),
        );

        for (let frame = 0; frame < pages; frame += 1) {
          const frameBytes = width * height * 4;
          yield await pictureOf(pixels.subarray(frame * frameBytes, (frame + 1) * frameBytes), width, height);
        }
      }
    },
  };
}

/** Converts composed pixels to a picture, with a palette when they have no more than 256 colours. */
async function pictureOf(pixels: Uint8Array, width: number, height: number): Promise<PdfPicture> {
  const colours = new Uint8Array(width * height * 3);
  const opacity = new Uint8Array(width * height);

  for (let pixel = 0; pixel < opacity.length; pixel += 1) {
    colours.set(pixels.subarray(pixel * 4, pixel * 4 + 3), pixel * 3);
    opacity[pixel] = pixels[pixel * 4 + 3]!;
  }

  const alpha = opacity.every((value) => value === 255) ? null : rows(opacity, width);
  const found = toPalette({ width, height, channels: 3, data: colours });

  if (found === undefined) {
    const png = await sharp(colours, { raw: { width, height, channels: 3 } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    const picture = pictureFromPng(png, null);

    if (picture === null) {
      throw new Failure('output-broken', 'PNG with an alpha channel that should have been removed');
    }

    // The encoder writes a resolution, although these pixels have none.
    return { ...picture, alpha, dpi: null };
  }

  return {
    width,
    height,
    components: 1,
    bitsPerComponent: found.bits,
    palette: found.palette,
    filter: 'FlateDecode',
    data: rows(found.packed, Math.ceil((width * found.bits) / 8)),
    inverted: false,
    profile: null,
    alpha,
    orientation: 1,
    dpi: null,
  };
}

/** Builds PNG rows, each preceded by the filter byte for no filter. */
function rows(packed: Uint8Array, rowBytes: number): Uint8Array {
  const count = packed.length / rowBytes;
  const filtered = new Uint8Array(packed.length + count);

  for (let row = 0; row < count; row += 1) {
    filtered.set(packed.subarray(row * rowBytes, (row + 1) * rowBytes), row * (rowBytes + 1) + 1);
  }

  return deflateSync(filtered, { level: 9 });
}
