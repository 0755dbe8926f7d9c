import type { ReadLine } from './read-hocr.ts';

/** What bullets are taken for: readers know letters and signs, and a blot of ink looks most like these. */
const mistaken = /^[©®¢°¤●■▪◦]$/;

/** One alone may be what it looks like. */
const fewest = 2;

/** Lines of lists with bullets in front again. */
export function withBullets(lines: readonly ReadLine[]): readonly ReadLine[] {
  const items = new Set(lines.filter(isItem));

  return items.size < fewest ? lines : lines.map((line) => (items.has(line) ? bulleted(line) : line));
}

/** A sign by itself at the start, and no year behind it as behind a copyright sign. */
function isItem({ words: [first, second] }: ReadLine): boolean {
  return first !== undefined && second !== undefined && mistaken.test(first.text) && !/^\d/.test(second.text);
}

function bulleted(line: ReadLine): ReadLine {
  return { ...line, words: line.words.map((word, index) => (index === 0 ? { ...word, text: '•' } : word)) };
}
