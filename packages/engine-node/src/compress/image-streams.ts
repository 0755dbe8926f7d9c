import { type BilevelBitmap, inverted } from '@octavo/pdf/image/bitmap';
import { encodeGroup4 } from '@octavo/pdf/image/ccitt-encode';
import { encodeJbig2 } from '@octavo/pdf/image/jbig2';
import { readJpeg } from '@octavo/pdf/image/jpeg-read';
import { writeProgressive } from '@octavo/pdf/image/jpeg-write';
import { toPalette } from '@octavo/pdf/image/palette';
import { predictRows } from '@octavo/pdf/image/png-predict';
import { dictOf, nameOf, type PdfDict, type PdfObject, PdfStream, PdfString } from '@octavo/pdf/objects';
import type { ObjectReplacements } from '@octavo/pdf/optimise/changes';
import { channelsOf, toSamples } from './read-pixels.ts';
import type { SourceImage } from './source-image.ts';

/** Keys of an image dictionary that say how the data is coded. */
const codingKeys = ['Filter', 'F', 'DecodeParms', 'DP', 'Length', 'DL', 'W', 'H', 'BPC', 'CS'];

export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

/** Encodes a bitmap in every coding for one bit per pixel. */
export function bitmapStreams(
  changes: ObjectReplacements,
  image: SourceImage,
  bitmap: BilevelBitmap,
): PdfStream[] {
  const { width, height } = bitmap;
  const size = { width, height };
  const streams = [packedWith(changes, image, bitmap.bits, size, {})];

  if (image.colourSpace.kind !== 'plain') {
    return streams;
  }

  // In both codings 1 is black, which is sample 0.
  const black = inverted(bitmap);
  streams.push(new PdfStream(codedDict(image, size, { Filter: nameOf('JBIG2Decode') }), encodeJbig2(black)));
  const parameters = dictOf({ K: -1, Columns: width, Rows: height });
  const fax = codedDict(image, size, { Filter: nameOf('CCITTFaxDecode'), DecodeParms: parameters });
  streams.push(new PdfStream(fax, encodeGroup4(black)));

  return streams;
}

/** Encodes the same components plainly, with prediction, and as indices into their own palette. */
export function componentStreams(
  changes: ObjectReplacements,
  image: SourceImage,
  packed: Uint8Array,
): PdfStream[] {
  const { width, height, bits, colourSpace } = image;
  const channels = channelsOf(image);
  const size = { width, height };
  const streams = [packedWith(changes, image, packed, size, {})];

  if (bits < 8) {
    return streams;
  }

  const rowBytes = Math.ceil((width * channels * bits) / 8);
  const predicted = predictRows(packed, rowBytes, Math.max(1, (channels * bits) >> 3));
  const parameters = dictOf({ Predictor: 15, Colors: channels, BitsPerComponent: bits, Columns: width });
  streams.push(packedWith(changes, image, predicted, size, { DecodeParms: parameters }));

  if (bits !== 8 || colourSpace.kind !== 'plain' || channels === 4 || image.stream.dict.has('Decode')) {
    return streams;
  }

  const palette =
    image.isMask || hasColourKey(changes, image) ? undefined : toPalette(toSamples(image, packed));

  if (palette === undefined) {
    return streams;
  }

  const base = image.stream.dict.get('ColorSpace');
  const space = [
    nameOf('Indexed'),
    base,
    palette.palette.length / channels - 1,
    new PdfString(palette.palette),
  ];
  const entries = { ColorSpace: space, BitsPerComponent: palette.bits };
  streams.push(packedWith(changes, image, palette.packed, size, entries));

  return streams;
}

/** True when the image has a colour key, which names component values and would not apply to indices. */
function hasColourKey(changes: ObjectReplacements, image: SourceImage): boolean {
  return changes.document.array(image.stream.dict.get('Mask')) !== null;
}

/** Recodes a JPEG losslessly as progressive, keeping its coefficients. */
export function progressiveStream(image: SourceImage, bytes: Uint8Array): PdfStream[] {
  const jpeg = readJpeg(bytes);
  const { width, height } = image;

  if (jpeg === undefined || jpeg.width !== width || jpeg.height !== height) {
    return [];
  }

  return [jpegStream(image, writeProgressive(jpeg), { width, height }, null)];
}

/** Image stream with JPEG data; a null `space` keeps the colour space. */
export function jpegStream(
  image: SourceImage,
  bytes: Uint8Array,
  size: ImageSize,
  space: PdfObject,
): PdfStream {
  const entries: Record<string, PdfObject> = { Filter: nameOf('DCTDecode'), BitsPerComponent: 8 };

  if (space !== null) {
    entries['ColorSpace'] = space;
  }

  return new PdfStream(codedDict(image, size, entries), bytes);
}

function packedWith(
  changes: ObjectReplacements,
  image: SourceImage,
  data: Uint8Array,
  size: ImageSize,
  entries: Record<string, PdfObject>,
): PdfStream {
  const dict = codedDict(image, size, { Filter: nameOf('FlateDecode'), ...entries });

  return new PdfStream(dict, changes.pack(data));
}

function codedDict(image: SourceImage, size: ImageSize, entries: Record<string, PdfObject>): PdfDict {
  const { dict } = image.stream;
  const coded = dict.copy();

  if (!dict.has('ColorSpace') && dict.has('CS')) {
    coded.set('ColorSpace', dict.get('CS'));
  }

  if (!image.isStencil) {
    coded.set('BitsPerComponent', image.bits);
  }

  for (const key of codingKeys) {
    coded.delete(key);
  }

  coded.set('Width', size.width).set('Height', size.height);

  for (const [key, value] of Object.entries(entries)) {
    coded.set(key, value);
  }

  return coded;
}
