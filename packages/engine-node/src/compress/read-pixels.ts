import { isFailure } from '@octavo/contract/failures';
import type { PdfDocument } from '@octavo/pdf/document';
import { type BilevelBitmap, clearPadding, inverted, rowBytesOf } from '@octavo/pdf/image/bitmap';
import { decodeFax } from '@octavo/pdf/image/ccitt-decode';
import { type Samples, unpackComponents } from '@octavo/pdf/image/samples';
import type { SourceImage } from './source-image.ts';

/** Data of an image, decoded as far as possible without an image library. */
export type ImageData =
  | { readonly kind: 'jpeg'; readonly bytes: Uint8Array }
  /** A coding that only a renderer can read: JPEG 2000, or a JPEG of inks. */
  | { readonly kind: 'coded' }
  /** One bit per pixel, as samples of the PDF: the colour space decides what 1 means. */
  | { readonly kind: 'bitmap'; readonly bitmap: BilevelBitmap }
  /** Components as stored, packed. */
  | { readonly kind: 'components'; readonly packed: Uint8Array };

/** Undefined for codings that are kept unchanged and for data that does not fill the image. */
export function readImageData(document: PdfDocument, image: SourceImage): ImageData | undefined {
  const { width, height } = image;
  const channels = channelsOf(image);

  if (document.filters(image.stream).at(-1)?.name === 'JPXDecode') {
    return { kind: 'coded' };
  }

  const expected = Math.ceil((width * channels * image.bits) / 8) * height;

  try {
    // Room for the filter byte that PNG prediction puts before each row, and for sloppy writers.
    const { data, left } = document.decodePartly(
      image.stream,
      Math.max(image.stream.rawLength, expected + height + 65536),
    );
    const [filter, ...more] = left;

    if (more.length > 0) {
      return undefined;
    }

    if (filter === 'DCTDecode') {
      return readJpeg(document, image, data);
    }

    if (filter === 'CCITTFaxDecode') {
      return readFax(document, image, data);
    }

    if (filter !== undefined || data.length < expected) {
      return undefined;
    }

    if (image.bits === 1 && channels === 1) {
      const bitmap = { width, height, bits: data.subarray(0, expected) };

      return { kind: 'bitmap', bitmap: clearPadding(bitmap) };
    }

    return { kind: 'components', packed: data.subarray(0, expected) };
  } catch (error) {
    if (isFailure(error) && error.code === 'memory-limit') {
      return undefined;
    }

    throw error;
  }
}

/** Number of components that each pixel has in the data. */
export function channelsOf({ colourSpace }: SourceImage): number {
  return colourSpace.kind === 'indexed' ? 1 : colourSpace.channels;
}

function readJpeg(document: PdfDocument, image: SourceImage, bytes: Uint8Array): ImageData | undefined {
  // An explicit colour transform other than the usual one overrides the JPEG's own (table 13).
  const stated = document.filters(image.stream).at(-1)?.parameter('ColorTransform', -1);
  const channels = channelsOf(image);
  const isUsual = stated === -1 || channels === 1 || (channels === 3 && stated === 1);

  if (image.colourSpace.kind === 'inks') {
    return { kind: 'coded' };
  }

  return isUsual && image.colourSpace.kind === 'plain' ? { kind: 'jpeg', bytes } : undefined;
}

function readFax(document: PdfDocument, image: SourceImage, data: Uint8Array): ImageData | undefined {
  const step = document.filters(image.stream).at(-1);
  const given = document.get(image.stream.dict, 'DecodeParms') ?? document.get(image.stream.dict, 'DP');
  const dict = document.dict(Array.isArray(given) ? (given.at(-1) ?? null) : given);
  const flag = (key: string): boolean => dict !== null && document.get(dict, key) === true;

  if (step === undefined || step.parameter('Columns', 1728) !== image.width || image.bits !== 1) {
    return undefined;
  }

  const k = step.parameter('K', 0);
  const bitmap = decodeFax(data, {
    k,
    columns: image.width,
    rows: image.height,
    isByteAligned: flag('EncodedByteAlign'),
  });

  if (bitmap === undefined) {
    return undefined;
  }

  // Fax black is sample 0 unless /BlackIs1 says otherwise (ISO 32000-2, table 11).
  return { kind: 'bitmap', bitmap: flag('BlackIs1') ? bitmap : inverted(bitmap) };
}

/** Converts components to eight bits each, and indices to the colours they stand for; not for inks. */
export function toSamples(image: SourceImage, packed: Uint8Array): Samples {
  const { width, height, bits, colourSpace } = image;
  const channels = colourSpace.kind === 'plain' ? colourSpace.channels : 1;
  const values = unpackComponents(packed, { width, height, channels, bits });

  if (colourSpace.kind === 'indexed') {
    return { width, height, channels: colourSpace.channels, data: lookUp(values, colourSpace) };
  }

  if (bits < 8) {
    const scale = 255 / ((1 << bits) - 1);

    for (let at = 0; at < values.length; at += 1) {
      values[at] = values[at]! * scale;
    }
  }

  return { width, height, channels, data: values };
}

function lookUp(
  indices: Uint8Array,
  space: { readonly channels: 1 | 3 | 4; readonly palette: Uint8Array },
): Uint8Array {
  const { channels, palette } = space;
  const last = palette.length / channels - 1;
  const colours = new Uint8Array(indices.length * channels);

  for (let pixel = 0, to = 0; pixel < indices.length; pixel += 1) {
    const from = Math.min(indices[pixel]!, last) * channels;

    for (let channel = 0; channel < channels; channel += 1) {
      colours[to++] = palette[from + channel]!;
    }
  }

  return colours;
}

/** A bitmap as samples of 0 and 255, for scaling. */
export function bitmapSamples(bitmap: BilevelBitmap): Samples {
  const { width, height, bits } = bitmap;
  const rowBytes = rowBytesOf(width);
  const data = new Uint8Array(width * height);

  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (((bits[y * rowBytes + (x >> 3)]! >> (7 - (x & 7))) & 1) === 1) {
        data[y * width + x] = 255;
      }
    }
  }

  return { width, height, channels: 1, data };
}
