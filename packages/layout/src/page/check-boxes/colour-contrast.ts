import type { Colour } from '@octavo/pdf/content/page-content';

/** Red, green and blue, from 0 to 1. */
export type UnitRgb = readonly [number, number, number];

const thresholds = {
  /** Difference in lightness, 0 to 1, that a reader sees. */
  lightnessContrast: 0.2,

  /** Difference in chroma, 0 to 1, that a reader sees. */
  chromaContrast: 0.4,
};

export function rgbOf(colour: Colour): UnitRgb {
  const value = Number.parseInt(colour, 16);

  return [(value >> 16) / 255, ((value >> 8) & 0xff) / 255, (value & 0xff) / 255];
}

/** Lightness, from 0 (black) to 1 (white). */
export function lightnessOf([red, green, blue]: UnitRgb): number {
  return red * 0.299 + green * 0.587 + blue * 0.114;
}

/** Distance from grey: 0 for greys, 1 for pure colours. */
export function chromaOf(colour: UnitRgb): number {
  return Math.max(...colour) - Math.min(...colour);
}

/** True for colours that are easy to tell apart. */
export function contrasts(one: UnitRgb, other: UnitRgb): boolean {
  const difference: UnitRgb = [one[0] - other[0], one[1] - other[1], one[2] - other[2]];

  return (
    Math.abs(lightnessOf(one) - lightnessOf(other)) > thresholds.lightnessContrast ||
    chromaOf(difference) > thresholds.chromaContrast
  );
}

/** A colour painted over another. */
export function blended(under: UnitRgb, over: UnitRgb, opacity: number): UnitRgb {
  const mix = (at: 0 | 1 | 2) => under[at] * (1 - opacity) + over[at] * opacity;

  return [mix(0), mix(1), mix(2)];
}
