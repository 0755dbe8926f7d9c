import { isName, PdfDict, PdfName, type PdfObject, PdfStream, PdfString } from '@octavo/pdf/objects';
import type { ObjectReplacements } from '@octavo/pdf/optimise/changes';
import type { ImageUse } from '@octavo/pdf/optimise/usage';

/** Images with more pixels are never decoded here: their headers may claim sizes that exceed memory. */
const mostPixels = 80_000_000;
/** Limit for JPEGs, which are decoded in strips and may be larger. */
const mostJpegPixels = 250_000_000;

/** The largest /hival of an Indexed space (ISO 32000-2, 8.6.6.3). */
const highestIndex = 255;

/** The largest number of components of DeviceN (ISO 32000-2, annex C). */
const mostInks = 32;

/** Interpretation of an image's components. */
export type ColourSpace =
  | { readonly kind: 'plain'; readonly channels: 1 | 3 | 4 }
  /** Amounts of named inks, or an index into colours made of inks: only a screen's colours may be coded with loss. */
  | { readonly kind: 'inks'; readonly channels: number }
  | {
      readonly kind: 'indexed';
      readonly base: PdfObject;
      readonly channels: 1 | 3 | 4;
      readonly palette: Uint8Array;
    };

/** An image of the document that can be recoded. */
export interface SourceImage {
  readonly number: number;
  readonly stream: PdfStream;
  readonly width: number;
  readonly height: number;
  readonly bits: number;
  readonly isStencil: boolean;
  readonly colourSpace: ColourSpace;
  /**
   * True when only a lossless coding at the same size is allowed: colour keys, a matte, or no known size on
   * the page.
   */
  readonly mustStay: boolean;
  /** True for an image that is the opacity mask of another. */
  readonly isMask: boolean;
  readonly use: ImageUse | undefined;
}

/** Images this module fully understands, by object number. */
export function sourceImages(
  changes: ObjectReplacements,
  uses: ReadonlyMap<number, ImageUse>,
): SourceImage[] {
  const masks = maskNumbers(changes);
  const images: SourceImage[] = [];

  for (const number of changes.objects.keys()) {
    const object = changes.current(number);

    if (!(object instanceof PdfStream) || !isName(changes.document.get(object.dict, 'Subtype'), 'Image')) {
      continue;
    }

    const image = readImage(changes, number, object, uses.get(number), masks);

    if (image !== undefined) {
      images.push(image);
    }
  }

  return images;
}

function readImage(
  changes: ObjectReplacements,
  number: number,
  stream: PdfStream,
  use: ImageUse | undefined,
  masks: { readonly soft: ReadonlySet<number>; readonly withMatte: ReadonlySet<number> },
): SourceImage | undefined {
  const { document } = changes;
  const { dict } = stream;
  const width = document.get(dict, 'Width') ?? document.get(dict, 'W');
  const height = document.get(dict, 'Height') ?? document.get(dict, 'H');
  const isStencil = (document.get(dict, 'ImageMask') ?? document.get(dict, 'IM')) === true;
  const filters = document.filters(stream).map((step) => step.name);
  const isJpeg = filters.at(-1) === 'DCTDecode';
  const isJpx = filters.at(-1) === 'JPXDecode';
  const bits = isStencil
    ? 1
    : isJpeg || isJpx
      ? 8
      : (document.get(dict, 'BitsPerComponent') ?? document.get(dict, 'BPC'));

  if (typeof width !== 'number' || typeof height !== 'number' || typeof bits !== 'number') {
    return undefined;
  }

  if (![1, 2, 4, 8, 16].includes(bits) || !(width >= 1 && height >= 1)) {
    return undefined;
  }

  if (!Number.isInteger(width) || !Number.isInteger(height)) {
    return undefined;
  }

  if (width * height > (isJpeg ? mostJpegPixels : mostPixels)) {
    return undefined;
  }

  const stated = dict.get('ColorSpace') ?? dict.get('CS');
  const colourSpace: ColourSpace | undefined = isStencil
    ? { kind: 'plain', channels: 1 }
    : isJpx
      ? jpxColourSpace(changes, stated)
      : readColourSpace(changes, stated, bits);

  if (colourSpace === undefined || dict.has('Alternates')) {
    return undefined;
  }

  const hasColourKey = document.array(dict.get('Mask')) !== null;
  const softMask = document.dict(dict.get('SMask'));
  const hasMatte = masks.withMatte.has(number) || softMask?.has('Matte') === true;

  return {
    number,
    stream,
    width,
    height,
    bits,
    isStencil,
    colourSpace,
    mustStay: hasColourKey || hasMatte || use === undefined || hasOwnOpacity(changes, dict),
    isMask: masks.soft.has(number),
    use,
  };
}

/** JPEG 2000 data names its colours itself where the image does not (ISO 32000-2, 7.4.9). */
function jpxColourSpace(changes: ObjectReplacements, stated: PdfObject): ColourSpace {
  const space = stated === null ? undefined : readColourSpace(changes, stated, 8);

  return stated === null
    ? { kind: 'plain', channels: 3 }
    : space?.kind === 'plain'
      ? space
      : { kind: 'inks', channels: 1 };
}

/** True for JPEG 2000 data that contains the opacity of the image. */
function hasOwnOpacity(changes: ObjectReplacements, dict: PdfDict): boolean {
  return Number(changes.document.get(dict, 'SMaskInData') ?? 0) > 0;
}

function maskNumbers(changes: ObjectReplacements) {
  const soft = new Set<number>();
  const withMatte = new Set<number>();

  for (const object of changes.objects.values()) {
    const reference = object instanceof PdfStream ? object.dict.get('SMask') : null;

    if (reference === null || !('number' in Object(reference))) {
      continue;
    }

    const { number } = reference as { number: number };
    soft.add(number);

    if (changes.document.dict(reference)?.has('Matte') === true) {
      withMatte.add(number);
    }
  }

  return { soft, withMatte };
}

/** Undefined for unsupported spaces. `isBase` is set for the base of an Indexed space. */
function readColourSpace(
  changes: ObjectReplacements,
  object: PdfObject,
  bits: number,
  isBase = false,
): ColourSpace | undefined {
  const { document } = changes;
  const value = document.resolve(object);
  const family =
    value instanceof PdfName ? value : document.resolve(Array.isArray(value) ? (value[0] ?? null) : null);
  const parts = Array.isArray(value) ? value : [];

  switch (family instanceof PdfName ? family.value : '') {
    case 'DeviceGray':
    case 'G':
    case 'CalGray':
      return { kind: 'plain', channels: 1 };
    case 'DeviceRGB':
    case 'RGB':
    case 'CalRGB':
      return { kind: 'plain', channels: 3 };
    case 'DeviceCMYK':
    case 'CMYK':
      return { kind: 'plain', channels: 4 };
    case 'ICCBased': {
      const channels = document.get(document.dict(parts[1] ?? null) ?? new PdfDict(), 'N');

      return channels === 1 || channels === 3 || channels === 4 ? { kind: 'plain', channels } : undefined;
    }
    case 'Separation':
      return { kind: 'inks', channels: 1 };
    case 'DeviceN': {
      const names = document.resolve(parts[1] ?? null);

      return Array.isArray(names) && names.length > 0 && names.length <= mostInks
        ? { kind: 'inks', channels: names.length }
        : undefined;
    }
    case 'Indexed':
    case 'I':
      // The base may be any space but Pattern or another Indexed one (ISO 32000-2, 8.6.6.3).
      return isBase ? undefined : readIndexed(changes, parts, bits);
    default:
      return undefined;
  }
}

function readIndexed(
  changes: ObjectReplacements,
  parts: readonly PdfObject[],
  bits: number,
): ColourSpace | undefined {
  const base = readColourSpace(changes, parts[1] ?? null, 8, true);
  const highest = changes.document.resolve(parts[2] ?? null);
  const table = changes.document.resolve(parts[3] ?? null);

  if (base?.kind !== 'plain' || bits > 8) {
    return { kind: 'inks', channels: 1 };
  }

  if (typeof highest !== 'number' || !(highest >= 0 && highest <= highestIndex)) {
    return { kind: 'inks', channels: 1 };
  }

  const bytes =
    table instanceof PdfString
      ? table.bytes
      : table instanceof PdfStream
        ? changes.document.decode(table)
        : undefined;

  if (bytes === undefined) {
    return { kind: 'inks', channels: 1 };
  }

  const palette = new Uint8Array((Math.trunc(highest) + 1) * base.channels);
  palette.set(bytes.subarray(0, palette.length));

  return { kind: 'indexed', base: parts[1] ?? null, channels: base.channels, palette };
}
