import { expect, it } from 'vitest';
import type { TextWord } from '../document/editing-document.ts';
import { quadOf } from '../document/geometry.ts';
import { quadsBetween, wordAt } from './mark-text.ts';

const word = (text: string, left: number, top: number): TextWord => ({
  text,
  quad: quadOf({ left, top, width: 40, height: 12 }),
});
const words = [word('One', 10, 10), word('two', 55, 10), word('three', 10, 30), word('four', 55, 30)];

it('marks each line with one piece, from the pressed letter to the last one', () => {
  const quads = quadsBetween(words, { x: 30, y: 16 }, { x: 75, y: 36 });

  expect(quads).toEqual([
    quadOf({ left: 30, top: 10, width: 65, height: 12 }),
    quadOf({ left: 10, top: 30, width: 65, height: 12 }),
  ]);
});

it('marks the same text in both directions', () => {
  const forward = quadsBetween(words, { x: 30, y: 16 }, { x: 75, y: 36 });

  expect(quadsBetween(words, { x: 75, y: 36 }, { x: 30, y: 16 })).toEqual(forward);
});

it('finds words near a point, and none on an empty place', () => {
  expect(wordAt(words, { x: 60, y: 24 })).toBe(1);
  expect(wordAt(words, { x: 300, y: 300 })).toBeNull();
  expect(quadsBetween([], { x: 0, y: 0 }, { x: 5, y: 5 })).toEqual([]);
});
