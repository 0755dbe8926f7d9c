import type { Samples } from './samples.ts';

/** Kind of picture, which decides how it is encoded. */
export type ImageClass = 'photo' | 'line-art';

/**
 * Minimum share of pixels equal to their left neighbour for a picture to count as drawn rather than
 * photographed.
 */
const flatShare = 0.6;

export function classify(samples: Samples): ImageClass {
  const { width, height, channels, data } = samples;
  let flat = 0;
  let looked = 0;

  // Every fourth row is a sufficient sample.
  for (let y = 0; y < height; y += 4) {
    for (let x = 1; x < width; x += 1) {
      const at = (y * width + x) * channels;
      let equal = true;

      for (let channel = 0; channel < channels; channel += 1) {
        if (data[at + channel] !== data[at + channel - channels]) {
          equal = false;
        }
      }

      looked += 1;

      if (equal) {
        flat += 1;
      }
    }
  }

  return looked > 0 && flat / looked >= flatShare ? 'line-art' : 'photo';
}

/** True when every pixel of a three-component picture has equal components. */
export function isGray({ channels, data }: Samples): boolean {
  if (channels !== 3) {
    return false;
  }

  for (let at = 0; at < data.length; at += 3) {
    if (data[at] !== data[at + 1] || data[at] !== data[at + 2]) {
      return false;
    }
  }

  return true;
}

/** Luminance by ITU-R BT.601, as JPEG uses it; a single component as it is. */
export function luminanceOf({ channels, data, width, height }: Samples): Uint8Array {
  if (channels === 1) {
    return data;
  }

  const pixels = width * height;
  const luminance = new Uint8Array(pixels);

  for (let pixel = 0, at = 0; pixel < pixels; pixel += 1, at += channels) {
    luminance[pixel] = (data[at]! * 19595 + data[at + 1]! * 38470 + data[at + 2]! * 7471 + 32768) >> 16;
  }

  return luminance;
}
