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

/** Luminance of components: one of grey, three of red, green and blue, four of inks; null for other numbers. */
export function luminance(components: readonly number[]): number | null {
  const [first = 0, second = 0, third = 0, fourth = 0] = components;

  switch (components.length) {
    case 1:
      return first;
    case 3:
      return 0.3 * first + 0.59 * second + 0.11 * third;
    case 4:
      return (0.3 * (1 - first) + 0.59 * (1 - second) + 0.11 * (1 - third)) * (1 - fourth);
    default:
      return null;
  }
}

function luminanceOf(operators: string): number | null {
  const words = operators.trim().split(/\s+/);
  const operator = words.pop()?.toLowerCase() ?? '';

  // Content starts with black (ISO 32000-2, 8.4.1).
  if (operator === '') {
    return 0;
  }

  const components = words.map(Number);
  const isDevice = ['g', 'rg', 'k'].includes(operator) && components.every(Number.isFinite);

  return isDevice ? luminance(components) : null;
}
