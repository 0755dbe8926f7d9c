import { packComponents, type Samples } from './samples.ts';

export interface PaletteImage {
  /** Colours in order of first appearance, `channels` bytes each. */
  readonly palette: Uint8Array;
  readonly bits: 1 | 2 | 4 | 8;
  /** Packed palette indices. */
  readonly packed: Uint8Array;
}

/**
 * Converts a picture to indices into its own palette without loss; undefined when it has more than 256
 * colours.
 */
export function toPalette(samples: Samples): PaletteImage | undefined {
  const { width, height, channels, data } = samples;
  const pixels = width * height;
  const indices = new Uint8Array(pixels);
  const known = new Map<number, number>();
  const colours: number[] = [];
  let lastColour = -1;
  let lastIndex = 0;

  for (let pixel = 0, at = 0; pixel < pixels; pixel += 1, at += channels) {
    let colour = data[at]!;

    for (let channel = 1; channel < channels; channel += 1) {
      colour = colour * 256 + data[at + channel]!;
    }

    if (colour !== lastColour) {
      lastColour = colour;
      lastIndex = known.get(colour) ?? -1;

      if (lastIndex < 0) {
        lastIndex = known.size;

        if (lastIndex > 255) {
          return undefined;
        }

        known.set(colour, lastIndex);
        colours.push(...data.subarray(at, at + channels));
      }
    }

    indices[pixel] = lastIndex;
  }

  const bits = known.size <= 2 ? 1 : known.size <= 4 ? 2 : known.size <= 16 ? 4 : 8;
  const packed = packComponents(indices, width, height, bits);

  return { palette: Uint8Array.from(colours), bits, packed };
}
