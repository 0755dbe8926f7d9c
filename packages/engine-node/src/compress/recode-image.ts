import { type BilevelBitmap, clearPadding, rowBytesOf } from '@octavo/pdf/image/bitmap';
import { classify } from '@octavo/pdf/image/classify';
import type { Samples } from '@octavo/pdf/image/samples';
import { nameOf, PdfStream } from '@octavo/pdf/objects';
import type { ObjectReplacements } from '@octavo/pdf/optimise/changes';
import sharp, { type Sharp } from 'sharp';
import {
  bitmapStreams,
  componentStreams,
  type ImageSize,
  jpegStream,
  progressiveStream,
} from './image-streams.ts';
import { inkStream } from './ink-jpeg.ts';
import { canDropColour, isGrayJpeg, type Picture, readPicture } from './read-picture.ts';
import { bitmapSamples, type ImageData, readImageData } from './read-pixels.ts';
import type { ImageSettings } from './settings.ts';
import type { SourceImage } from './source-image.ts';

// Two images are already processed at a time; more threads and cached pictures would only cost memory.
sharp.cache(false);
sharp.concurrency(1);

/** Largest size of a lossy coding, as a share of the current size, at which it is worth its loss. */
const worthwhile = 0.92;
/** Images are scaled only when they have clearly more dots than asked for: a small step blurs and saves little. */
const scaleBelow = 0.85;

/** Recodes an image losslessly in less space; undefined when nothing is gained or it is a JPEG. */
export function repackImage(changes: ObjectReplacements, image: SourceImage): PdfStream | undefined {
  const data = readImageData(changes.document, image);

  if (data === undefined || data.kind === 'jpeg' || data.kind === 'coded') {
    return undefined;
  }

  const candidates =
    data.kind === 'bitmap'
      ? bitmapStreams(changes, image, data.bitmap)
      : componentStreams(changes, image, data.packed);

  return smallest(candidates, image.stream.rawLength);
}

/**
 * Recodes a JPEG losslessly in less space. Separate because it is the slowest step, and useless where a lossy
 * coding follows.
 */
export function repackJpeg(changes: ObjectReplacements, image: SourceImage): PdfStream | undefined {
  const data = readImageData(changes.document, image);

  if (data?.kind !== 'jpeg') {
    return undefined;
  }

  return smallest(progressiveStream(image, data.bytes), image.stream.rawLength);
}

/**
 * Recodes an image in less space with the loss that `settings` allow; undefined when that is not worth it.
 */
export async function recodeImage(
  changes: ObjectReplacements,
  image: SourceImage,
  settings: ImageSettings,
): Promise<PdfStream | undefined> {
  const data = image.mustStay ? undefined : readImageData(changes.document, image);

  if (data === undefined) {
    return undefined;
  }

  const current = changes.current(image.number);
  const limit = (current instanceof PdfStream ? current : image.stream).rawLength;

  if (data.kind === 'bitmap') {
    return smallest(await scaledBitmapStreams(changes, image, data.bitmap, settings), limit);
  }

  const lossy =
    data.kind === 'jpeg'
      ? await recodeJpeg(changes, image, data.bytes, settings)
      : await recodeComponents(changes, image, data, settings, limit);

  return smallest(lossy, limit * worthwhile);
}

function smallest(streams: readonly PdfStream[], limit: number): PdfStream | undefined {
  let best: PdfStream | undefined;

  for (const stream of streams) {
    if (stream.rawLength < (best?.rawLength ?? limit)) {
      best = stream;
    }
  }

  return best;
}

async function recodeJpeg(
  changes: ObjectReplacements,
  image: SourceImage,
  bytes: Uint8Array,
  settings: ImageSettings,
): Promise<PdfStream[]> {
  const stated = image.colourSpace.kind === 'plain' ? image.colourSpace.channels : 1;
  const source = sharp(bytes, {
    ignoreIcc: true,
    failOn: 'error',
    limitInputPixels: 250_000_000,
    sequentialRead: true,
  });
  const size = targetSize(image, settings.dpi, settings.shrink);

  try {
    const facts = await source.metadata();
    const isAsStated = facts.width === image.width && facts.height === image.height;

    if (!isAsStated || facts.channels !== stated) {
      return [];
    }

    // Without Adobe's marker it is unknown if the four inks are stored inverted.
    if (stated === 4 && !hasAdobeMarker(bytes)) {
      return [];
    }

    const isColourless = stated === 3 && canDropColour(changes, image) && (await isGrayJpeg(source));
    const encoded = await encodeJpeg(source, isColourless ? 1 : stated, size, qualityFor(image, settings));

    return [jpegStream(image, encoded, size, isColourless ? nameOf('DeviceGray') : null)];
  } catch {
    // Damaged data is kept: other readers may show part of it.
    return [];
  }
}

async function recodeComponents(
  changes: ObjectReplacements,
  image: SourceImage,
  data: Extract<ImageData, { kind: 'coded' | 'components' }>,
  settings: ImageSettings,
  losslessBytes: number,
): Promise<PdfStream[]> {
  const size = targetSize(image, settings.dpi, settings.shrink);
  const inks = await inkStream(changes, image, data, { size, quality: qualityFor(image, settings) });

  if (inks !== undefined) {
    return [inks];
  }

  const picture = await readPicture(changes, image, data, settings.forScreen === true);

  if (picture === undefined) {
    return [];
  }

  const { samples, space } = picture;
  const isDrawn = classify(samples) === 'line-art';
  const quality = qualityFor(
    image,
    isDrawn ? { ...settings, quality: Math.max(settings.quality, 75) } : settings,
  );
  const encoded = await encodeJpeg(sharpOf(samples), samples.channels, size, quality);
  const jpeg = jpegStream(picture.image, encoded, size, space);

  if (!isDrawn) {
    return [jpeg];
  }

  const scaled = size.width < image.width ? await scaleSamples(samples, size) : undefined;
  const drawn = scaled === undefined ? [] : drawnStreams(changes, picture, scaled);

  // JPEG damages the edges of drawings, so there it must save at least half.
  return encoded.length > losslessBytes / 2 ? drawn : [jpeg, ...drawn];
}

/** Drawings keep their edges without loss, at fewer pixels. */
function drawnStreams(changes: ObjectReplacements, { image, space }: Picture, scaled: Samples): PdfStream[] {
  const { width, height, channels, data } = scaled;
  const dict = image.stream.dict.copy().set('BitsPerComponent', 8);
  const stream = image.stream.withDict(space === null ? dict : dict.set('ColorSpace', space));
  const colourSpace = { kind: 'plain', channels } as const;

  return componentStreams(changes, { ...image, stream, width, height, bits: 8, colourSpace }, data);
}

async function scaleSamples(samples: Samples, size: ImageSize): Promise<Samples> {
  const { data } = await sharpOf(samples)
    .resize({ ...size, fit: 'fill', kernel: 'lanczos3' })
    .toColourspace(samples.channels === 1 ? 'b-w' : 'srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });

  return { ...samples, ...size, data };
}

async function scaledBitmapStreams(
  changes: ObjectReplacements,
  image: SourceImage,
  bitmap: BilevelBitmap,
  settings: ImageSettings,
): Promise<PdfStream[]> {
  const size = targetSize(image, settings.bitonalDpi, settings.shrink);

  if (image.colourSpace.kind !== 'plain' || size.width >= image.width) {
    return [];
  }

  return bitmapStreams(changes, image, await scaleBitmap(bitmap, size));
}

async function scaleBitmap(bitmap: BilevelBitmap, size: ImageSize): Promise<BilevelBitmap> {
  const { data } = await sharpOf(bitmapSamples(bitmap))
    .resize({ ...size, fit: 'fill', kernel: 'lanczos3' })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const rowBytes = rowBytesOf(size.width);
  const bits = new Uint8Array(rowBytes * size.height);

  for (let y = 0; y < size.height; y += 1) {
    for (let x = 0; x < size.width; x += 1) {
      if (data[y * size.width + x]! >= 128) {
        bits[y * rowBytes + (x >> 3)]! |= 0x80 >> (x & 7);
      }
    }
  }

  return clearPadding({ ...size, bits });
}

function targetSize(image: SourceImage, dpi: number, shrink = 1): ImageSize {
  const { width, height, use } = image;

  if (use === undefined || !Number.isFinite(use.widthPoints) || !Number.isFinite(use.heightPoints)) {
    return { width, height };
  }

  const needed = Math.max((use.widthPoints * dpi) / 72 / width, (use.heightPoints * dpi) / 72 / height);
  const scale = (needed < scaleBelow ? needed : 1) * shrink;

  return {
    width: Math.min(width, Math.max(1, Math.round(width * scale))),
    height: Math.min(height, Math.max(1, Math.round(height * scale))),
  };
}

/** Opacity masks keep a higher quality, because JPEG blocks show first where a picture fades out. */
function qualityFor(image: SourceImage, settings: ImageSettings): number {
  return image.isMask ? Math.max(settings.quality, 80) : settings.quality;
}

function sharpOf({ data, width, height, channels }: Samples): Sharp {
  return sharp(data, { raw: { width, height, channels } });
}

async function encodeJpeg(
  source: Sharp,
  channels: 1 | 3 | 4,
  size: ImageSize,
  quality: number,
): Promise<Buffer> {
  const space = channels === 1 ? 'b-w' : channels === 3 ? 'srgb' : 'cmyk';
  const inSpace = channels === 4 ? source.pipelineColourspace('cmyk') : source;

  return inSpace
    .resize({ ...size, fit: 'fill', kernel: 'lanczos3' })
    .toColourspace(space)
    .jpeg({ quality, mozjpeg: true, chromaSubsampling: quality >= 88 ? '4:4:4' : '4:2:0' })
    .toBuffer();
}

/** True when an APP14 segment with the word Adobe precedes the first scan. */
function hasAdobeMarker(bytes: Uint8Array): boolean {
  let at = 2;

  while (at + 4 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1]!;

    if (marker === 0xda) {
      return false;
    }

    if (marker === 0xee && bytes[at + 4] === 0x41 && bytes[at + 5] === 0x64) {
      return true;
    }

    at += 2 + ((bytes[at + 2]! << 8) | bytes[at + 3]!);
  }

  return false;
}
