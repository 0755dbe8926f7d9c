import { ssim } from '@octavo/pdf/image/ssim';
import { decodeBmp } from '@octavo/pdf/picture/bmp';
import sharp, { type Sharp } from 'sharp';
import { decoded } from './open-picture.ts';

/** Most pixels compared; larger pictures are scaled down to about screen size. */
const mostPixels = 1_500_000;

/** Lightness of every pixel of every frame, one below the other, for comparing. */
export interface FrameLightness {
  readonly width: number;
  readonly height: number;
  readonly frames: number;
  /** Duration of each frame in milliseconds. */
  readonly delays: readonly number[];
  readonly gray: Uint8Array;
}

/** Lightness of a picture, the reference for measuring other versions of it. */
export async function lightnessOf(
  pixels: Sharp,
  shape: { width: number; height: number; frames?: number; delays?: readonly number[] },
): Promise<FrameLightness> {
  const { width, height, frames = 1, delays = [] } = shape;
  const scale = Math.min(1, Math.sqrt(mostPixels / (width * height * frames)));
  const side = (length: number) => Math.max(1, Math.round(length * scale));

  return lightnessAt(pixels, side(width), side(height), delays);
}

/** Structural similarity of an encoded picture with the original, 1 for the same. */
export async function likenessOf(original: FrameLightness, encoded: Uint8Array): Promise<number> {
  const { width, height, frames, gray } = original;
  const other = await lightnessAt(pixelsOf(encoded, frames > 1), width, height);
  const matching = other.frames === frames ? other.gray : await inStep(original, other, encoded);

  return ssim(gray, matching, width, height * frames);
}

/**
 * Aligns frames by time: encoders merge equal frames into a longer one, so each original frame gets the one
 * shown at its time.
 */
async function inStep(
  original: FrameLightness,
  other: FrameLightness,
  encoded: Uint8Array,
): Promise<Uint8Array> {
  const { delay = [] } = await sharp(encoded, { animated: true }).metadata();
  const frameBytes = original.width * original.height;
  const matching = new Uint8Array(original.gray.length);
  let time = 0;
  let seen = 0;
  let until = delay[0] ?? 0;

  for (let frame = 0; frame < original.frames; frame += 1) {
    while (time >= until && seen < other.frames - 1) {
      seen += 1;
      until += delay[seen] ?? 0;
    }

    matching.set(other.gray.subarray(seen * frameBytes, (seen + 1) * frameBytes), frame * frameBytes);
    time += original.delays[frame] ?? 0;
  }

  return matching;
}

/** Opens encoded pixels, decoding BMP separately because sharp cannot read it. */
function pixelsOf(encoded: Uint8Array, animated: boolean): Sharp {
  if (encoded[0] !== 0x42 || encoded[1] !== 0x4d) {
    return sharp(encoded, { animated, limitInputPixels: false });
  }

  const { width, height, data, hasAlpha } = decodeBmp(encoded);

  return sharp(data, { raw: { width, height, channels: hasAlpha ? 4 : 3 }, limitInputPixels: false });
}

async function lightnessAt(
  pixels: Sharp,
  width: number,
  height: number,
  delays: readonly number[] = [],
): Promise<FrameLightness> {
  const gray = await decoded(() =>
    pixels
      .flatten({ background: '#fff' })
      .resize(width, height, { fit: 'fill' })
      .toColourspace('b-w')
      .raw()
      .toBuffer(),
  );

  return { width, height, frames: Math.round(gray.length / (width * height)), delays, gray };
}
