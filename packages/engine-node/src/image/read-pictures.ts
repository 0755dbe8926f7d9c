import { readFile } from 'node:fs/promises';
import { Failure } from '@octavo/contract/failures';
import { decodeBmp } from '@octavo/pdf/picture/bmp';
import { readJpegHeader } from '@octavo/pdf/picture/jpeg-header';
import type { PdfPicture } from '@octavo/pdf/picture/picture';
import { pictureFromPng, pngRows } from '@octavo/pdf/picture/png';
import sharp, { type Metadata, type Sharp, type SharpOptions } from 'sharp';
import type { InputFile } from '../run-files.ts';
import { checkPngRows } from './check-png-rows.ts';
import { decodeHeic } from './heic.ts';

import { isLossyWebp } from './lossy-webp.ts';

/**
 * JPEG quality for pictures that were lossy before and must be recoded; their chroma was subsampled before,
 * too.
 */
const recodeQuality = 92;

/** Headers may claim anything; 10 gigapixels would be 40 GB decoded. */
const largestPixels = 300_000_000;

/**
 * Yields the pictures in a file, ready to be placed on pages: JPEG and most PNG with their original bytes,
 * lossless sources without loss, other lossy ones as high-quality JPEG.
 *
 * @throws Failure `damaged-file`, `image-too-large`, `file-type-not-supported`
 */
export async function* readPictures(file: InputFile): AsyncGenerator<PdfPicture> {
  const bytes = await readFile(file.path);

  switch (file.kind) {
    case 'jpg':
      yield await fromJpeg(bytes);

      return;
    case 'png':
      yield await fromPng(bytes);

      return;
    case 'bmp': {
      const { width, height, data, hasAlpha } = decodeBmp(bytes);
      const channels = hasAlpha ? 4 : 3;
      yield await lossless(sharp(data, { raw: { width, height, channels } }), {});

      return;
    }
    case 'heic':
      yield await fromHeic(bytes);

      return;
    case 'avif':
      yield await fromAvif(bytes);

      return;
    case 'webp':
      yield await fromWebp(bytes);

      return;
    case 'tiff':
      yield* fromTiff(bytes);

      return;
    default:
      throw new Failure('file-type-not-supported', file.kind);
  }
}

/**
 * Opens a picture without sharp's pixel limit, which is below ours and fails like damage; `metadataOf` checks
 * ours.
 */
function opening(bytes: Uint8Array, options: SharpOptions = {}): Sharp {
  return sharp(bytes, { ...options, limitInputPixels: false });
}

async function fromJpeg(bytes: Uint8Array): Promise<PdfPicture> {
  const header = readJpegHeader(bytes);
  const metadata = await metadataOf(opening(bytes));

  if (header === null || header.width === 0 || header.height === 0) {
    throw new Failure('damaged-file', 'JPEG without frame header');
  }

  const { width, height, components } = header;

  if (header.unusual || header.bits !== 8 || (components !== 1 && components !== 3 && components !== 4)) {
    return lossy(opening(bytes), { orientation: metadata.orientation, dpi: metadata.density });
  }

  return {
    width,
    height,
    components,
    bitsPerComponent: 8,
    palette: null,
    filter: 'DCTDecode',
    data: bytes,
    inverted: components === 4 && header.fromAdobe,
    profile: profileFor(components, metadata.icc),
    alpha: null,
    orientation: metadata.orientation ?? 1,
    dpi: metadata.density ?? null,
  };
}

async function fromPng(bytes: Uint8Array): Promise<PdfPicture> {
  const { icc, orientation = 1 } = await metadataOf(opening(bytes));
  const picture = pictureFromPng(bytes, null);

  if (picture === null) {
    return lossless(opening(bytes), { orientation });
  }

  await checkPngRows(picture);

  return {
    ...picture,
    orientation,
    profile: picture.palette === null ? profileFor(picture.components, icc) : null,
  };
}

async function fromHeic(bytes: Uint8Array): Promise<PdfPicture> {
  const { width, height, data } = await decodeHeic(bytes);

  // libheif has already rotated the picture.
  return lossy(sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha(), {});
}

async function fromAvif(bytes: Uint8Array): Promise<PdfPicture> {
  const image = opening(bytes);
  const { hasAlpha, orientation } = await metadataOf(image);

  return hasAlpha ? lossless(image, { orientation }) : lossy(image, { orientation });
}

async function fromWebp(bytes: Uint8Array): Promise<PdfPicture> {
  const image = opening(bytes);
  const { hasAlpha, orientation } = await metadataOf(image);

  return isLossyWebp(bytes) && !hasAlpha ? lossy(image, { orientation }) : lossless(image, { orientation });
}

async function* fromTiff(bytes: Uint8Array): AsyncGenerator<PdfPicture> {
  const { pages = 1 } = await metadataOf(opening(bytes));

  for (let page = 0; page < pages; page += 1) {
    const image = opening(bytes, { page });
    const { orientation, density } = await metadataOf(image);
    yield await lossless(image, { orientation, dpi: density });
  }
}

interface PictureHints {
  readonly orientation?: number | undefined;
  readonly dpi?: number | undefined;
}

async function lossy(image: Sharp, shown: PictureHints): Promise<PdfPicture> {
  const { data, info } = await decoded(() =>
    image.toColourspace('srgb').jpeg({ quality: recodeQuality }).toBuffer({
      resolveWithObject: true,
    }),
  );

  return {
    width: info.width,
    height: info.height,
    components: info.channels === 1 ? 1 : 3,
    bitsPerComponent: 8,
    palette: null,
    filter: 'DCTDecode',
    data,
    inverted: false,
    profile: null,
    alpha: null,
    orientation: shown.orientation ?? 1,
    dpi: shown.dpi ?? null,
  };
}

/**
 * Encodes losslessly as PNG rows, with opacity separate. Wide gamuts become sRGB, the default for RGB without
 * a profile.
 */
async function lossless(image: Sharp, shown: PictureHints): Promise<PdfPicture> {
  const { hasAlpha, space, bitsPerSample } = await metadataOf(image);
  const isGray = space === 'b-w' || space === 'grey16';
  const isBitonal = isGray && bitsPerSample === 1 && !hasAlpha;
  const opaque = image
    .clone()
    .removeAlpha()
    .toColourspace(isGray ? 'b-w' : 'srgb');
  const options = isBitonal
    ? { palette: true, colours: 2, dither: 0, compressionLevel: 9 }
    : { compressionLevel: 9, adaptiveFiltering: true };
  const color = await decoded(() => opaque.png(options).toBuffer());
  const picture = pictureFromPng(color, null);

  if (picture === null) {
    throw new Failure('output-broken', 'PNG with an alpha channel that should have been removed');
  }

  const alpha = hasAlpha ? pngRows(await decoded(() => opacityOf(image))) : null;

  return { ...picture, alpha, orientation: shown.orientation ?? 1, dpi: shown.dpi ?? null };
}

function opacityOf(image: Sharp): Promise<Buffer> {
  return image
    .clone()
    .extractChannel('alpha')
    .toColourspace('b-w')
    .png({ compressionLevel: 9, adaptiveFiltering: true })
    .toBuffer();
}

/** Profile with a matching number of channels, otherwise null (ICC.1, 7.2.6). */
function profileFor(components: number, profile: Uint8Array | undefined): Uint8Array | null {
  const space = profile === undefined ? '' : String.fromCharCode(...profile.subarray(16, 20));
  const fitting = { 1: 'GRAY', 3: 'RGB ', 4: 'CMYK' }[components];

  return profile !== undefined && space === fitting ? profile : null;
}

async function metadataOf(image: Sharp): Promise<Metadata> {
  const metadata = await decoded(() => image.metadata());

  if (metadata.width * metadata.height > largestPixels) {
    throw new Failure('image-too-large', `${metadata.width} by ${metadata.height} pixels`);
  }

  return metadata;
}

/** Converts errors of sharp, which throws plain errors for any unreadable data. */
async function decoded<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (cause) {
    throw new Failure('damaged-file', 'the picture cannot be decoded', { cause });
  }
}
