import { classify } from '@octavo/pdf/image/classify';
import type { Samples } from '@octavo/pdf/image/samples';
import type { PdfObject, PdfStream } from '@octavo/pdf/objects';
import type { ObjectReplacements } from '@octavo/pdf/optimise/changes';
import sharp from 'sharp';
import { type ImageSize, jpegStream } from './image-streams.ts';
import { type ImageData, toSamples } from './read-pixels.ts';
import type { SourceImage } from './source-image.ts';

/** Tags of a TIFF file (TIFF 6.0, section 8), and its photometric interpretation "separated". */
const tag = {
  width: 256,
  height: 257,
  bits: 258,
  compression: 259,
  photometric: 262,
  offset: 273,
  channels: 277,
  rowsPerStrip: 278,
  bytes: 279,
} as const;
const separated = 5;
const [short, long] = [3, 4] as const;
const inks = 4;
const directoryAt = 8;
const entryBytes = 12;

/** Amounts as stored, and as this coding stores them. */
const plainDecode = [0, 1, 0, 1, 0, 1, 0, 1];
const invertedDecode = [1, 0, 1, 0, 1, 0, 1, 0];

/**
 * Recodes a photograph in four inks, or in a palette of them, as JPEG of the same inks: every reader and press
 * keeps its own colours for them. Undefined for other images.
 */
export async function inkStream(
  changes: ObjectReplacements,
  image: SourceImage,
  data: ImageData,
  coding: { readonly size: ImageSize; readonly quality: number },
): Promise<PdfStream | undefined> {
  const { colourSpace, stream } = image;
  const decode = decodeOf(changes, image);

  if (data.kind !== 'components' || colourSpace.kind === 'inks' || colourSpace.channels !== inks) {
    return undefined;
  }

  const samples = decode === undefined ? undefined : toSamples(image, data.packed);

  if (samples === undefined || classify(samples) === 'line-art') {
    return undefined;
  }

  const dict = stream.dict.copy();
  dict.delete('Decode');

  if (decode === plainDecode) {
    dict.set('Decode', invertedDecode);
  }

  const source = { ...image, stream: stream.withDict(dict) };
  const space = colourSpace.kind === 'indexed' ? colourSpace.base : null;

  return jpegStream(source, await encodeInks(samples, coding.size, coding.quality), coding.size, space);
}

/** The usual way to read the amounts, or the inverted one; undefined for others. */
function decodeOf({ document }: ObjectReplacements, image: SourceImage): readonly number[] | undefined {
  const stated = document.array(image.stream.dict.get('Decode'));

  if (stated === null) {
    return plainDecode;
  }

  const values = stated.map((value: PdfObject) => document.resolve(value));
  const isLike = (wanted: readonly number[]) =>
    values.length === wanted.length && values.every((value, index) => value === wanted[index]);

  return [plainDecode, invertedDecode].find(isLike);
}

/**
 * Encodes four inks as JPEG. As usual for this coding, the data contains the amounts of paper that are left
 * free, so that an image needs an inverted `Decode`.
 */
async function encodeInks(samples: Samples, size: ImageSize, quality: number): Promise<Buffer> {
  return sharp(tiffOf(samples), { limitInputPixels: false })
    .pipelineColourspace('cmyk')
    .resize({ ...size, fit: 'fill', kernel: 'lanczos3' })
    .toColourspace('cmyk')
    .jpeg({ quality, mozjpeg: true })
    .toBuffer();
}

/** The samples as an uncompressed TIFF file, because raw samples with four channels would be colours with opacity. */
function tiffOf({ width, height, data }: Samples): Buffer {
  const count = Object.keys(tag).length;
  const bitsAt = directoryAt + 2 + count * entryBytes + 4;
  const dataAt = bitsAt + 2 * inks;
  const entries = [
    [tag.width, long, 1, width],
    [tag.height, long, 1, height],
    [tag.bits, short, inks, bitsAt],
    [tag.compression, short, 1, 1],
    [tag.photometric, short, 1, separated],
    [tag.offset, long, 1, dataAt],
    [tag.channels, short, 1, inks],
    [tag.rowsPerStrip, long, 1, height],
    [tag.bytes, long, 1, data.length],
  ] as const;
  const head = Buffer.alloc(dataAt);
  head.write('II', 0, 'latin1');
  head.writeUInt16LE(42, 2);
  head.writeUInt32LE(directoryAt, 4);
  head.writeUInt16LE(count, directoryAt);

  for (const [index, [name, type, values, value]] of entries.entries()) {
    const at = directoryAt + 2 + index * entryBytes;
    head.writeUInt16LE(name, at);
    head.writeUInt16LE(type, at + 2);
    head.writeUInt32LE(values, at + 4);
    head.writeUInt32LE(value, at + 8);
  }

  for (let channel = 0; channel < inks; channel += 1) {
    head.writeUInt16LE(8, bitsAt + channel * 2);
  }

  return Buffer.concat([head, data]);
}
