import type { FileKind } from '@octavo/contract/kinds';
import { encodeBmp } from '@octavo/pdf/picture/bmp-write';
import type { Sharp } from 'sharp';
import { decoded, type OpenPicture } from './open-picture.ts';

/** Picture formats that can be written. */
export type PictureFormat = Extract<FileKind, 'jpg' | 'png' | 'webp' | 'avif' | 'gif' | 'tiff' | 'bmp'>;

/** Output format of a picture that keeps its format; HEIC can be read but not written. */
export function ownFormat(kind: FileKind): PictureFormat {
  return (['png', 'webp', 'avif', 'gif', 'tiff', 'bmp'] as const).find((format) => format === kind) ?? 'jpg';
}

/** True for formats that hold the frames of an animation. */
export function mayMove(format: PictureFormat): boolean {
  return format === 'gif' || format === 'webp';
}

/** True for formats that hold transparency. */
export function mayBeTransparent(format: PictureFormat): boolean {
  return format !== 'jpg';
}

/** Pixels of a picture with the frames and transparency the format supports. */
export function pixelsFor(picture: OpenPicture, format: PictureFormat): Sharp {
  const pixels = picture.pixels(mayMove(format) ? 'all' : 'first');

  return picture.isTransparent && !mayBeTransparent(format) ? pixels.flatten({ background: '#fff' }) : pixels;
}

/**
 * Encodes with the least loss the format allows; JPEG, WebP and AVIF at a quality whose loss is hardly
 * visible.
 */
export function encodeFinely(picture: OpenPicture, pixels: Sharp, format: PictureFormat): Promise<Buffer> {
  return decoded(async () => {
    switch (format) {
      case 'jpg':
        return pixels.jpeg({ quality: 90, chromaSubsampling: '4:4:4', optimiseCoding: true }).toBuffer();
      case 'png':
        return pixels.png({ compressionLevel: 9 }).toBuffer();
      case 'webp':
        return pixels.webp({ quality: 90, ...picture.timing }).toBuffer();
      case 'avif':
        return pixels.avif({ quality: 70, effort: 3 }).toBuffer();
      case 'gif':
        return pixels.gif({ reuse: false, effort: 7, ...picture.timing }).toBuffer();
      case 'tiff':
        return encodeTiff(picture, pixels);
      case 'bmp':
        return encodeBitmap(pixels);
    }
  });
}

export function encodeTiff(picture: OpenPicture, pixels: Sharp): Promise<Buffer> {
  return (
    picture.isBitonal
      ? pixels.tiff({ compression: 'ccittfax4', bitdepth: 1 })
      : pixels.tiff({ compression: 'deflate', predictor: 'horizontal' })
  ).toBuffer();
}

export async function encodeBitmap(pixels: Sharp): Promise<Buffer> {
  const { data, info } = await pixels.toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;

  return Buffer.from(encodeBmp({ width, height, channels: channels === 4 ? 4 : 3, data }));
}
