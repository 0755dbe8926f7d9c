import { expect, it } from 'vitest';
import { legibleLines } from './legible-lines.ts';
import type { ReadLine, ReadWord } from './read-hocr.ts';

/** A word with the given size in pixels. */
function word(text: string, width: number, height: number, confidence = 90): ReadWord {
  return { text, left: 0, top: 0, right: width, bottom: height, confidence };
}

function lineOf(...words: readonly ReadWord[]): ReadLine {
  const heightPixels = Math.max(...words.map(({ bottom }) => bottom));
  const box = { left: 0, top: 0, right: 400, bottom: heightPixels };

  return { ...box, words, paragraph: 0, rightToLeft: false, slope: 0, baseline: heightPixels, heightPixels };
}

const prose = lineOf(word('swifts', 60, 20), word('sleep', 50, 20), word('aloft', 50, 20));

const textsOf = (lines: readonly ReadLine[]) =>
  lines.map(({ words }) => words.map(({ text }) => text).join(' '));

it('removes rotated text and columns of figures', () => {
  const lines = [
    prose,
    lineOf(word('OANDUBWN', 17, 360, 24)),
    lineOf(word('sjnoids', 71, 296, 26), word('|', 60, 55)),
  ];

  expect(textsOf(legibleLines(lines))).toEqual(['swifts sleep aloft']);
});

it('removes drawings recognised as large letters, and keeps titles', () => {
  const lines = [prose, lineOf(word('Oo', 140, 120, 20)), lineOf(word('Birds', 300, 90, 95))];

  expect(textsOf(legibleLines(lines))).toEqual(['swifts sleep aloft', 'Birds']);
});

it('measures a line by its remaining words', () => {
  const [, kept] = legibleLines([prose, lineOf(word('NRP', 20, 130, 30), word('nesting', 70, 20))]);

  expect(kept).toMatchObject({ words: [{ text: 'nesting' }], heightPixels: 20 });
});

it('keeps columns of characters, and narrow letters', () => {
  const lines = [prose, lineOf(word('燕子飞', 20, 60)), lineOf(word('ill', 15, 20))];

  expect(legibleLines(lines)).toEqual(lines);
});
