import type { RgbColor } from '@octavo/pdf/edit/path-operators';

/** Components of a color such as `#1f4fb2`. */
export function rgbOf(color: string): RgbColor {
  const part = (at: number) => Math.round((Number.parseInt(color.slice(at, at + 2), 16) / 255) * 1e4) / 1e4;

  return [part(1), part(3), part(5)];
}

/** Color of grey, RGB or CMYK components (ISO 32000-2, table 166, C); null for none, which is transparent. */
export function hexColor(parts: readonly number[]): string | null {
  const [a = 0, b = 0, c = 0, d = 0] = parts;

  switch (parts.length) {
    case 1:
      return hexOf(a, a, a);
    case 3:
      return hexOf(a, b, c);
    case 4:
      return hexOf((1 - a) * (1 - d), (1 - b) * (1 - d), (1 - c) * (1 - d));
    default:
      return null;
  }
}

function hexOf(...parts: readonly number[]): string {
  const digits = parts.map((part) =>
    Math.round(Math.max(0, Math.min(1, part)) * 255)
      .toString(16)
      .padStart(2, '0'),
  );

  return `#${digits.join('')}`;
}
