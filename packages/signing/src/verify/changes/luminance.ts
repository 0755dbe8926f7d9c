/** Red, green and blue, from 0 to 1. */
export type Rgb = readonly [number, number, number];

/** Luminance from which a colour is pale: dark text stays readable on it, and is hidden below it. */
export const paleFrom = 0.6;

/** True for a pale colour of a device space, as its operators are written; false when that is unknown. */
export function isPale(operators: string): boolean {
  const luminance = luminanceOf(operators);

  return luminance !== null && luminance >= paleFrom;
}

/** True for a dark colour of a device space, as its operators are written; false when that is unknown. */
export function isDark(operators: string): boolean {
  const luminance = luminanceOf(operators);

  return luminance !== null && luminance < paleFrom;
}

/** Luminance of a colour. */
export function luminance([red, green, blue]: Rgb): number {
  return 0.3 * red + 0.59 * green + 0.11 * blue;
}

/** Colour of components: one of grey, three of red, green and blue, four of inks; null for other numbers. */
export function rgbOf(components: readonly number[]): Rgb | null {
  const [first = 0, second = 0, third = 0, fourth = 0] = components;
  const light = 1 - fourth;

  switch (components.length) {
    case 1:
      return [first, first, first];
    case 3:
      return [first, second, third];
    case 4:
      return [(1 - first) * light, (1 - second) * light, (1 - third) * light];
    default:
      return null;
  }
}

/** Colour of a device space, as its operators are written; null when that is unknown. */
export function writtenColour(operators: string): Rgb | null {
  const words = operators.trim().split(/\s+/);
  const operator = words.pop()?.toLowerCase() ?? '';

  // Content starts with black (ISO 32000-2, 8.4.1).
  if (operator === '') {
    return [0, 0, 0];
  }

  const components = words.map(Number);
  const isDevice = ['g', 'rg', 'k'].includes(operator) && components.every(Number.isFinite);

  return isDevice ? rgbOf(components) : null;
}

function luminanceOf(operators: string): number | null {
  const colour = writtenColour(operators);

  return colour && luminance(colour);
}
