import { isGray } from '@octavo/pdf/image/classify';
import type { Samples } from '@octavo/pdf/image/samples';
import { isName, nameOf, type PdfObject } from '@octavo/pdf/objects';
import type { ObjectReplacements } from '@octavo/pdf/optimise/changes';
import type { Sharp } from 'sharp';
import { imageHostOf } from '../pdf/image-host.ts';
import { type ImageData, toSamples } from './read-pixels.ts';
import type { SourceImage } from './source-image.ts';

/** Pixels of an image, to be coded with loss. */
export interface Picture {
  /** The image whose entries, besides those of the coding, the result keeps. */
  readonly image: SourceImage;
  readonly samples: Samples;
  /** Colour space of the samples; null for the one of the image. */
  readonly space: PdfObject;
}

/** Larger JPEGs are decoded in strips only. */
const mostGrayPixels = 40_000_000;

/** Entries of an image that do not belong to its pixels. */
const entriesBeside = ['SMask', 'Mask', 'Matte'];

/**
 * Reads pixels to be coded with loss; undefined when that would change a tint or an ink, or when the data cannot be
 * read.
 */
export async function readPicture(
  changes: ObjectReplacements,
  image: SourceImage,
  data: Extract<ImageData, { kind: 'coded' | 'components' }>,
  forScreen: boolean,
): Promise<Picture | undefined> {
  const { colourSpace } = image;
  const isInk = colourSpace.kind === 'inks' || colourSpace.channels === 4;

  if (isInk && !forScreen) {
    return undefined;
  }

  if (isInk || data.kind === 'coded') {
    return readShown(changes, image);
  }

  if (colourSpace.kind === 'indexed' && image.stream.dict.has('Decode')) {
    return undefined;
  }

  const samples = toSamples(image, data.packed);
  const base = colourSpace.kind === 'indexed' ? colourSpace.base : null;

  if (canDropColour(changes, image) && isGray(samples)) {
    return { image, samples: firstChannel(samples), space: nameOf('DeviceGray') };
  }

  return { image, samples, space: base };
}

/** Reads an image in the colours a screen shows, without its masks. */
async function readShown(changes: ObjectReplacements, image: SourceImage): Promise<Picture | undefined> {
  const dict = image.stream.dict.copy();

  for (const key of entriesBeside) {
    dict.delete(key);
  }

  // JPEG 2000 data is decoded without it (ISO 32000-2, table 87).
  if (changes.document.filters(image.stream).at(-1)?.name === 'JPXDecode') {
    dict.delete('Decode');
  }

  const shown = await imageHostOf(changes.document).decode(image.stream.withDict(dict));

  if (shown === null || shown.width !== image.width || shown.height !== image.height) {
    return undefined;
  }

  const samples = isGray(shown) ? firstChannel(shown) : shown;
  const kept = image.stream.dict.copy();
  kept.delete('Decode');

  return {
    image: { ...image, stream: image.stream.withDict(kept) },
    samples,
    space: nameOf(samples.channels === 1 ? 'DeviceGray' : 'DeviceRGB'),
  };
}

/** True when equal components of the image are a grey that looks the same as one component. */
export function canDropColour(changes: ObjectReplacements, image: SourceImage): boolean {
  const { document } = changes;
  const stated =
    image.colourSpace.kind === 'indexed' ? image.colourSpace.base : image.stream.dict.get('ColorSpace');

  return isName(document.resolve(stated), 'DeviceRGB') && !image.stream.dict.has('Decode');
}

/** True when a JPEG with three components shows no colour but what its coding rounds. */
export async function isGrayJpeg(source: Sharp): Promise<boolean> {
  const { width, height } = await source.metadata();

  if (width * height > mostGrayPixels) {
    return false;
  }

  const { data } = await source.clone().raw().toBuffer({ resolveWithObject: true });

  for (let at = 0; at < data.length; at += 3) {
    const [red, green, blue] = [data[at]!, data[at + 1]!, data[at + 2]!];

    if (Math.abs(red - green) > 2 || Math.abs(blue - green) > 2) {
      return false;
    }
  }

  return true;
}

function firstChannel({ width, height, channels, data }: Samples): Samples {
  const gray = new Uint8Array(width * height);

  for (let pixel = 0; pixel < gray.length; pixel += 1) {
    gray[pixel] = data[pixel * channels]!;
  }

  return { width, height, channels: 1, data: gray };
}
