import { joinTiffs } from '@octavo/pdf/picture/join-tiff';
import sharp, { type Sharp } from 'sharp';
import { encodeBitmap, encodeTiff, type PictureFormat, pixelsFor } from './encode-picture.ts';
import { decoded, type OpenPicture } from './open-picture.ts';
import { type FrameLightness, lightnessOf, likenessOf } from './picture-likeness.ts';

/** Quality in percent, and the factor for width and height. */
export interface PictureSettings {
  readonly level: number;
  readonly scale: number;
  /** Number of a mozjpeg quantisation table, for sizes between those of two levels. */
  readonly table?: number;
  /** Chroma subsampling of a JPEG, when it does not follow from the level. */
  readonly colour?: 'full' | 'halved';
}

/** Level from which chroma subsampling would be the most visible loss of a JPEG. */
export const fullColourLevel = 90;

/** Least similarity after reducing to a palette, by level; below it, all colours are kept. */
const floors: readonly (readonly [level: number, floor: number])[] = [
  [90, 0.99],
  [70, 0.97],
  [50, 0.95],
  [30, 0.9],
  [0, 0.8],
];

/** Encodes a picture at a level. Each format has its own quality scale, so the level is converted. */
export async function encodeAtLevel(
  picture: OpenPicture,
  format: PictureFormat,
  settings: PictureSettings,
): Promise<Buffer> {
  const { level } = settings;
  const pixels = () => scaled(pixelsFor(picture, format), picture, settings.scale);

  switch (format) {
    case 'jpg':
      return decoded(() => encodeJpeg(pixels(), settings));
    case 'webp':
      return decoded(() => encodeWebp(picture, pixels(), level));
    case 'avif':
      // AV1 at 50 looks about like JPEG at 75.
      return decoded(() =>
        pixels()
          .avif({ quality: Math.max(5, Math.round(level * 0.7)), effort: 3 })
          .toBuffer(),
      );
    case 'gif':
      return decoded(() => encodeGif(picture, pixels(), level));
    case 'png':
      return decoded(() => encodePng(pixels, level));
    case 'bmp':
      return decoded(() => encodeFewColours(pixels, level));
    case 'tiff':
      return decoded(() => encodePages(picture, settings));
  }
}

function scaled(pixels: Sharp, { width, height }: OpenPicture, scale: number): Sharp {
  return scale === 1
    ? pixels
    : pixels.resize(Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale)), {
        fit: 'fill',
      });
}

async function encodePages(picture: OpenPicture, { level, scale }: PictureSettings): Promise<Buffer> {
  const pages: Buffer[] = [];

  for (const page of [picture, ...picture.others]) {
    const pixels = scaled(pixelsFor(page, 'tiff'), page, scale);
    pages.push(
      page.isBitonal || page.isTransparent
        ? await encodeTiff(page, pixels)
        : await pixels.tiff({ compression: 'jpeg', quality: Math.round(level) }).toBuffer(),
    );
  }

  return Buffer.from(joinTiffs(pages));
}

function encodeJpeg(pixels: Sharp, { level, table, colour }: PictureSettings): Promise<Buffer> {
  const isFull = colour === undefined ? level >= fullColourLevel : colour === 'full';

  return pixels
    .jpeg({
      quality: Math.round(level),
      mozjpeg: true,
      chromaSubsampling: isFull ? '4:4:4' : '4:2:0',
      ...(table === undefined ? {} : { quantisationTable: table }),
    })
    .toBuffer();
}

/** Encodes as WebP, lossy or lossless: drawings are often smaller without loss. */
async function encodeWebp(picture: OpenPicture, pixels: Sharp, level: number): Promise<Buffer> {
  const lossy = await pixels
    .clone()
    .webp({
      quality: Math.round(level),
      alphaQuality: Math.max(80, Math.round(level)),
      effort: 5,
      ...picture.timing,
    })
    .toBuffer();

  return !picture.isLossy && picture.frames === 1
    ? smaller(lossy, await pixels.webp({ lossless: true, effort: 5 }).toBuffer())
    : lossy;
}

function encodeGif(picture: OpenPicture, pixels: Sharp, level: number): Promise<Buffer> {
  return pixels
    .gif({
      reuse: false,
      colours: coloursAt(level),
      effort: 8,
      dither: Math.min(1, level / 100),
      interFrameMaxError: Math.min(32, (100 - level) / 8),
      ...picture.timing,
    })
    .toBuffer();
}

/** Number of palette colours: 256 at 90 percent and above, 16 at 10. */
function coloursAt(level: number): number {
  return Math.min(256, 2 ** Math.round(4 + (level - 10) / 20));
}

async function encodePng(pixels: () => Sharp, level: number): Promise<Buffer> {
  const filtered = await pixels().png({ compressionLevel: 9, adaptiveFiltering: true }).toBuffer();
  const lossless = smaller(filtered, await pixels().png({ compressionLevel: 9 }).toBuffer());
  const counted = await pixels()
    .png({
      palette: true,
      quality: Math.round(level),
      colours: level >= 50 ? 256 : coloursAt(level + 20),
      effort: 8,
    })
    .toBuffer();

  return counted.length < lossless.length && (await isLike(lossless, counted, level)) ? counted : lossless;
}

/** Encodes as BMP, with a palette if enough: 256 colours take a third of the space, 16 an eighth. */
async function encodeFewColours(pixels: () => Sharp, level: number): Promise<Buffer> {
  const lossless = await encodeBitmap(pixels());
  const full = await pixels().png({ compressionLevel: 1 }).toBuffer();
  const counted = await pixels()
    .png({ palette: true, colours: level >= 30 ? 256 : 16 })
    .toBuffer();

  return (await isLike(full, counted, level))
    ? smaller(lossless, await encodeBitmap(sharp(counted)))
    : lossless;
}

async function isLike(lossless: Buffer, counted: Buffer, level: number): Promise<boolean> {
  const { width = 1, height = 1 } = await sharp(lossless).metadata();
  const original: FrameLightness = await lightnessOf(sharp(lossless), { width, height });
  const floor = floors.find(([from]) => level >= from)?.[1] ?? 0;

  return (await likenessOf(original, counted)) >= floor;
}

function smaller(one: Buffer, other: Buffer): Buffer {
  return one.length <= other.length ? one : other;
}
