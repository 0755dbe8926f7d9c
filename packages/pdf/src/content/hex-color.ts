/** Color such as `#1f4fb2` of grey, RGB or CMYK components (ISO 32000-2, table 166, C); null for no components. */
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
