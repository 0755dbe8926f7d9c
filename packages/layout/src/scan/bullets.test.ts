import { expect, it } from 'vitest';
import { withBullets } from './bullets.ts';
import type { ReadLine } from './read-hocr.ts';

const box = { left: 0, top: 0, right: 10, bottom: 10 };

function lineOf(text: string): ReadLine {
  const words = text.split(' ').map((word) => ({ ...box, text: word, confidence: 90 }));

  return { ...box, words, paragraph: 0, rightToLeft: false, slope: 0, baseline: 8, heightPixels: 10 };
}

const textsOf = (lines: readonly ReadLine[]) =>
  lines.map(({ words }) => words.map(({ text }) => text).join(' '));

it('restores the bullets of lists', () => {
  const lines = ['© swifts sleep', '¢ swallows nest', 'and rest'].map(lineOf);

  expect(textsOf(withBullets(lines))).toEqual(['• swifts sleep', '• swallows nest', 'and rest']);
});

it('keeps a copyright sign', () => {
  const lines = ['© 2025 The Aviary', '© swifts sleep'].map(lineOf);

  expect(textsOf(withBullets(lines))).toEqual(['© 2025 The Aviary', '© swifts sleep']);
});
