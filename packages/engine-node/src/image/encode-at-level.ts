import { joinTiffs } from '@octavo/engine/picture/join-tiff';
import sharp, { type Sharp } from 'sharp';
import { encodeBitmap, encodeTiff, type PictureFormat, pixelsFor } from './encode-picture.ts';
import { decoded, type OpenPicture } from './open-picture.ts';
import { type FrameLightness, lightnessOf, likenessOf } from './picture-likeness.ts';

/** Quality in percent, and what the sides are multiplied with. */
export interface PictureSettings {
  readonly level: number;
  readonly scale: number;
  /** One of the quantisation tables that mozjpeg knows: sizes between those of two levels. */
  readonly table?: number;
  /** How finely a JPEG samples colour, where that is not left to the level. */
  readonly colour?: 'full' | 'halved';
}

/** From here on halved colour would be what shows most of a JPEG's loss. */
export const fullColourLevel = 90;

/** What of a picture's likeness a level must leave where colours are counted out; less, and all colours stay. */
const floors: readonly (readonly [level: number, floor: number])[] = [
  [90, 0.99],
  [70, 0.97],
  [50, 0.95],
  [30, 0.9],
  [0, 0.8],
];

/** A picture at a level: each format has its own scale, so the level is translated. */
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
      // AV1 shows at 50 about what JPEG shows at 75.
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

/** Drawings often take less space without loss. */
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

/** 256 colours at 90 percent and above, 16 at 10. */
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

/** A bitmap takes a third of its space when 256 colours are enough, an eighth for 16. */
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
