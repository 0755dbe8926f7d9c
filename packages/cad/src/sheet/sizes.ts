/** Sheets in millimetres, portrait: ISO 216, ANSI/ASME Y14.1. */
export const sheetSizes = {
  a4: [210, 297],
  a3: [297, 420],
  a2: [420, 594],
  a1: [594, 841],
  a0: [841, 1189],
  letter: [215.9, 279.4],
  legal: [215.9, 355.6],
  tabloid: [279.4, 431.8],
  'ansi-c': [431.8, 558.8],
  'ansi-d': [558.8, 863.6],
  'ansi-e': [863.6, 1117.6],
} as const satisfies Record<string, readonly [number, number]>;

export type SheetSize = keyof typeof sheetSizes;

const metricSizes: readonly SheetSize[] = ['a4', 'a3', 'a2', 'a1', 'a0'];
const imperialSizes: readonly SheetSize[] = ['letter', 'tabloid', 'ansi-c', 'ansi-d', 'ansi-e'];

/**
 * Millimetres: smallest cap height for readable drawings (ISO 3098), and smallest one that can still be made
 * out.
 */
const readableLetters = 1.8;
const faintestLetters = 0.9;

/** Drawings without text and with more primitives than this get the second sheet size. */
const manyPieces = 1500;

/**
 * Smallest sheet on which most text of a drawing is readable; the second size when even the largest is too
 * small.
 */
export function sheetFor(
  isMetric: boolean,
  letters: readonly number[],
  pieces: number,
  millimetresPerUnit: (size: SheetSize) => number,
): SheetSize {
  const sizes = isMetric ? metricSizes : imperialSizes;
  const [smallest = 'a4', second = 'a3'] = sizes;
  const largest = sizes.at(-1) ?? smallest;

  if (letters.length === 0) {
    return pieces > manyPieces ? second : smallest;
  }

  const sorted = [...letters].sort((a, b) => a - b);
  const typical = sorted[Math.floor(sorted.length / 4)] ?? 0;
  const readable = sizes.find((size) => typical * millimetresPerUnit(size) >= readableLetters);

  if (readable !== undefined) {
    return readable;
  }

  return typical * millimetresPerUnit(largest) >= faintestLetters ? largest : second;
}
