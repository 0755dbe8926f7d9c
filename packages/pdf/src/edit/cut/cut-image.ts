import { DocumentError } from '../../document-error.ts';
import { decodeFax } from '../../image/ccitt-decode.ts';
import { encodeGroup4 } from '../../image/ccitt-encode.ts';
import { fillRemoved } from '../../image/fill-removed.ts';
import { removeFromJpeg } from '../../image/jpeg-blank.ts';
import { readJpeg } from '../../image/jpeg-read.ts';
import { writeProgressive } from '../../image/jpeg-write.ts';
import { packComponents, unpackComponents } from '../../image/samples.ts';
import type { Matrix } from '../../matrix.ts';
import { dictOf, nameOf, PdfDict, PdfName, type PdfObject, type PdfRef, PdfStream } from '../../objects.ts';
import type { ObjectChanges } from '../object-changes.ts';
import type { CutContext, DecodedImage } from './cut-context.ts';
import type { PixelSpan } from './cut-region.ts';

/** Entries of an image that describe its encoding, or hold another form of it. */
const encodingKeys = [
  'Filter',
  'DecodeParms',
  'F',
  'DP',
  'Length',
  'DL',
  'Alternates',
  'OPI',
  'Metadata',
  'PieceInfo',
];

/** Larger images are refused, as their headers may claim sizes that exceed memory. */
const mostPixels = 250_000_000;

type RemovedPixels = (row: number) => readonly PixelSpan[];

interface ImageShape {
  readonly width: number;
  readonly height: number;
  readonly bits: number;
  readonly channels: number;
}

/**
 * Adds a copy of an image without the pixels that lie in the region. Formats that this package cannot decode wait for
 * the host.
 *
 * @param matrix matrix from the unit square of the image to user space
 */
export function cutImage(context: CutContext, stream: PdfStream, matrix: Matrix): PdfRef {
  const { changes, region, task } = context;
  const ref = changes.reserve();
  const [width, height] = ['Width', 'Height'].map((key) => numberOf(changes.get(stream.dict, key)));

  if (!isCount(width) || !isCount(height) || width * height > mostPixels) {
    throw pictureNotCut(context);
  }

  const dict = stream.dict.copy();
  const removed = region.removedPixels(matrix, { width, height });

  for (const key of encodingKeys) {
    dict.delete(key);
  }

  for (const key of ['SMask', 'Mask']) {
    const mask = changes.resolve(stream.dict.get(key));

    if (mask instanceof PdfStream) {
      dict.set(key, cutImage(context, withoutMasks(mask), matrix));
    }
  }

  const cut = cutKnownFormat(changes, { stream, dict, width, height, removed });

  if (cut !== null) {
    changes.set(ref, cut);

    return ref;
  }

  const isSimple =
    !Array.isArray(changes.resolve(stream.dict.get('Mask'))) && !stream.dict.has('SMaskInData');
  task.pending.push(async () => {
    const plain = stream.dict.copy();
    plain.delete('SMask');
    plain.delete('Mask');
    const decoded = isSimple ? await task.images.decode(stream.withDict(plain)) : null;

    if (decoded === null || decoded.width !== width || decoded.height !== height) {
      throw pictureNotCut(context);
    }

    changes.set(ref, await cutDecoded(context, dict, stream, decoded, removed));
  });

  return ref;
}

/** Masks have no masks (ISO 32000-2, table 143); those of a crafted file might never end. */
function withoutMasks(mask: PdfStream): PdfStream {
  const dict = mask.dict.copy();
  dict.delete('SMask');
  dict.delete('Mask');

  return mask.withDict(dict);
}

function isCount(value: number | undefined): value is number {
  return value !== undefined && Number.isInteger(value) && value >= 1;
}

/** Error of a picture that cannot be cut, on the page of a context. */
export function pictureNotCut({ pageIndex }: CutContext): DocumentError {
  return new DocumentError('picture-not-cut', `page ${pageIndex + 1}`, { values: { page: pageIndex + 1 } });
}

interface KnownImage {
  readonly stream: PdfStream;
  /** Entries of the new image, without those of its encoding. */
  readonly dict: PdfDict;
  readonly width: number;
  readonly height: number;
  readonly removed: RemovedPixels;
}

/** The image without the removed pixels, in the encoding it has; null for formats that are not read here. */
function cutKnownFormat(changes: ObjectChanges, image: KnownImage): PdfStream | null {
  const { stream, dict, width, height, removed } = image;
  const { document } = changes;
  const { data, left } = document.decodePartly(stream, imageLimitBytes);
  const [filter, ...more] = left;

  if (more.length > 0) {
    return null;
  }

  if (filter === 'DCTDecode') {
    const jpeg = readJpeg(data);
    const cut = jpeg?.width === width && jpeg.height === height ? removeFromJpeg(jpeg, removed) : undefined;

    return cut === undefined ? null : encoded(changes, image, 'DCTDecode', writeProgressive(cut));
  }

  if (filter === 'CCITTFaxDecode') {
    return cutFax(changes, image, data);
  }

  const shape = filter === undefined ? shapeOf(changes, stream.dict, width, height) : null;

  if (shape === null) {
    return null;
  }

  const rowBytes = Math.ceil((width * shape.channels * shape.bits) / 8);
  const packed = new Uint8Array(rowBytes * height);
  packed.set(data.subarray(0, packed.length));

  return changes.packedStream(dict, removePixels(packed, shape, removed));
}

/** Decoded images may be larger than other streams: four bytes for each of the most pixels. */
const imageLimitBytes = 1024 * 1024 * 1024;

function cutFax(changes: ObjectChanges, image: KnownImage, data: Uint8Array): PdfStream | null {
  const { stream, width, height, removed } = image;
  const step = changes.document.filters(stream).at(-1);
  const flags = lastParameters(changes, stream);
  const bitmap =
    step === undefined || step.parameter('Columns', 1728) !== width
      ? undefined
      : decodeFax(data, {
          k: step.parameter('K', 0),
          columns: width,
          rows: height,
          isByteAligned: flags?.get('EncodedByteAlign') === true,
        });

  if (bitmap === undefined) {
    return null;
  }

  const bits = removePixels(bitmap.bits, { width, height, bits: 1, channels: 1 }, removed);
  const parameters = dictOf({ K: -1, Columns: width, Rows: height });

  if (flags?.get('BlackIs1') === true) {
    parameters.set('BlackIs1', true);
  }

  return encoded(changes, image, 'CCITTFaxDecode', encodeGroup4({ width, height, bits }), parameters);
}

function encoded(
  changes: ObjectChanges,
  { stream, dict }: KnownImage,
  filter: string,
  data: Uint8Array,
  parameters = lastParameters(changes, stream),
): PdfStream {
  const entries = dict.copy().set('Filter', nameOf(filter)).set('Length', data.length);

  return new PdfStream(parameters === null ? entries : entries.set('DecodeParms', parameters), data);
}

/** Parameters of the last filter. */
function lastParameters(changes: ObjectChanges, { dict }: PdfStream): PdfDict | null {
  const given = changes.get(dict, 'DecodeParms') ?? changes.get(dict, 'DP');

  return changes.dict(Array.isArray(given) ? (given.at(-1) ?? null) : given);
}

/** Removes pixels from packed components. */
function removePixels(
  packed: Uint8Array,
  { width, height, bits, channels }: ImageShape,
  removed: RemovedPixels,
): Uint8Array {
  const keptOfRow = (row: number) => {
    const kept = new Uint8Array(width).fill(1);

    for (const [from, to] of removed(row)) {
      kept.fill(0, from, to);
    }

    return kept;
  };

  if (bits >= 8) {
    fillRemoved(packed, { width, height, pixelBytes: (channels * bits) / 8 }, keptOfRow);

    return packed;
  }

  const values = unpackComponents(packed, { width, height, channels, bits });
  fillRemoved(values, { width, height, pixelBytes: channels }, keptOfRow);

  return packComponents(values, width * channels, height, bits);
}

function shapeOf(changes: ObjectChanges, dict: PdfDict, width: number, height: number): ImageShape | null {
  if (changes.get(dict, 'ImageMask') === true) {
    return { width, height, bits: 1, channels: 1 };
  }

  const bits = numberOf(changes.get(dict, 'BitsPerComponent'));
  const channels = channelsOf(changes, dict.get('ColorSpace'));

  return bits !== undefined &&
    [1, 2, 4, 8, 16].includes(bits) &&
    channels !== null &&
    channels >= 1 &&
    channels <= mostChannels &&
    (width * height * channels * bits) / 8 <= imageLimitBytes
    ? { width, height, bits, channels }
    : null;
}

/** Components of a DeviceN colour space (ISO 32000-2, annex C). */
const mostChannels = 32;

/** Number of components of a colour space (ISO 32000-2, 8.6); null when it is unknown. */
function channelsOf(changes: ObjectChanges, object: PdfObject): number | null {
  const value = changes.resolve(object);
  const parts = Array.isArray(value) ? value : [value];
  const family = changes.resolve(parts[0] ?? null);

  switch (family instanceof PdfName ? family.value : '') {
    case 'DeviceGray':
    case 'CalGray':
    case 'Separation':
    case 'Indexed':
      return 1;
    case 'DeviceRGB':
    case 'CalRGB':
    case 'Lab':
      return 3;
    case 'DeviceCMYK':
      return 4;
    case 'ICCBased':
      return componentsOf(changes.get(changes.dict(parts[1] ?? null) ?? new PdfDict(), 'N'));
    case 'DeviceN':
      return changes.array(parts[1] ?? null)?.length ?? null;
    default:
      return null;
  }
}

function componentsOf(value: PdfObject): number | null {
  return typeof value === 'number' && Number.isInteger(value) ? value : null;
}

/** Makes a plain image of pixels that the host has decoded. */
async function cutDecoded(
  { changes, task }: CutContext,
  dict: PdfDict,
  stream: PdfStream,
  decoded: DecodedImage,
  removed: RemovedPixels,
): Promise<PdfStream> {
  const { width, height, channels } = decoded;
  const data = removePixels(decoded.data, { width, height, bits: 8, channels }, removed);

  if (changes.get(stream.dict, 'ImageMask') === true) {
    // The host paints the mask black on white, and sample 0 paints unless the image says otherwise.
    const bits = packComponents(
      data.map((value) => (value < 128 ? 0 : 1)),
      width,
      height,
      1,
    );
    dict.delete('Decode');

    return changes.packedStream(dict.set('BitsPerComponent', 1), bits);
  }

  if (channels === 1 && changes.get(stream.dict, 'BitsPerComponent') === 1) {
    const bits = packComponents(
      data.map((value) => (value < 128 ? 0 : 1)),
      width,
      height,
      1,
    );
    dict.delete('Decode');

    return changes.packedStream(
      dict.set('ColorSpace', nameOf('DeviceGray')).set('BitsPerComponent', 1),
      bits,
    );
  }

  dict.delete('Decode');
  dict.set('ColorSpace', nameOf(channels === 1 ? 'DeviceGray' : 'DeviceRGB')).set('BitsPerComponent', 8);
  const isPhoto = changes.document
    .filters(stream)
    .some(({ name }) => ['DCTDecode', 'JPXDecode'].includes(name));

  if (!isPhoto) {
    return changes.packedStream(dict, data);
  }

  const jpeg = await task.images.encodeJpeg({ ...decoded, data });

  return new PdfStream(dict.set('Filter', nameOf('DCTDecode')).set('Length', jpeg.length), jpeg);
}

function numberOf(value: PdfObject): number | undefined {
  return typeof value === 'number' ? value : undefined;
}
