import type { RgbColor } from '@octavo/pdf/edit/path-operators';

/** Components of a color such as `#1f4fb2`. */
export function rgbOf(color: string): RgbColor {
  const part = (at: number) => Math.round((Number.parseInt(color.slice(at, at + 2), 16) / 255) * 1e4) / 1e4;

  return [part(1), part(3), part(5)];
}
