import type { ReadLine } from './read-hocr.ts';

const thresholds = {
  /** Minimum number of occurrences; a single one may be the recognised character itself. */
  fewest: 2,
};

/**
 * Characters that OCR recognises instead of bullets: it knows letters and symbols, and a blot of ink
 * resembles these.
 */
const mistaken = /^[©®¢°¤●■▪◦]$/;

/** Restores the bullets at the start of list lines. */
export function withBullets(lines: readonly ReadLine[]): readonly ReadLine[] {
  const items = new Set(lines.filter(isItem));

  return items.size < thresholds.fewest
    ? lines
    : lines.map((line) => (items.has(line) ? bulleted(line) : line));
}

/**
 * True for an isolated symbol at the start that is not followed by a number, such as the year of a copyright
 * notice.
 */
function isItem({ words: [first, second] }: ReadLine): boolean {
  return first !== undefined && second !== undefined && mistaken.test(first.text) && !/^\d/.test(second.text);
}

function bulleted(line: ReadLine): ReadLine {
  return { ...line, words: line.words.map((word, index) => (index === 0 ? { ...word, text: '•' } : word)) };
}
