import { ssim } from '@octavo/engine/image/ssim';
import { decodeBmp } from '@octavo/engine/picture/bmp';
import sharp, { type Sharp } from 'sharp';
import { decoded } from './open-picture.ts';

/** Larger pictures are measured as a screen shows them. */
const mostPixels = 1_500_000;

/** Lightness of every pixel, for comparing; the first frame stands for all. */
export interface Likeness {
  readonly width: number;
  readonly height: number;
  readonly gray: Uint8Array;
}

/** What other versions of a picture are measured against. */
export function lightnessOf(pixels: Sharp, width: number, height: number): Promise<Likeness> {
  const scale = Math.min(1, Math.sqrt(mostPixels / (width * height)));

  return lightnessAt(pixels, Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale)));
}

/** Structural similarity of an encoded picture with the original, 1 for the same. */
export async function likenessOf(original: Likeness, encoded: Uint8Array): Promise<number> {
  const { width, height, gray } = original;
  const other = await lightnessAt(pixelsOf(encoded), width, height);

  return ssim(gray, other.gray, width, height);
}

/** sharp does not read bitmaps. */
function pixelsOf(encoded: Uint8Array): Sharp {
  if (encoded[0] !== 0x42 || encoded[1] !== 0x4d) {
    return sharp(encoded, { limitInputPixels: false });
  }

  const { width, height, data, hasAlpha } = decodeBmp(encoded);

  return sharp(data, { raw: { width, height, channels: hasAlpha ? 4 : 3 }, limitInputPixels: false });
}

async function lightnessAt(pixels: Sharp, width: number, height: number): Promise<Likeness> {
  const gray = await decoded(() =>
    pixels
      .flatten({ background: '#fff' })
      .resize(width, height, { fit: 'fill' })
      .toColourspace('b-w')
      .raw()
      .toBuffer(),
  );

  return { width, height, gray };
}
