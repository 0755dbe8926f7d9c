import { expect, it } from 'vitest';
import type { InkBitmap } from './ink.ts';
import { inkInWords } from './ink-in-words.ts';
import type { ReadLine } from './read-hocr.ts';

/** A bitmap of ten by ten pixels, with ink from the given column on. */
function inkFrom(column: number): InkBitmap {
  return {
    width: 10,
    height: 10,
    data: Uint8Array.from({ length: 100 }, (_, at) => (at % 10 >= column ? 1 : 0)),
  };
}

function lineOver(left: number, top: number, right: number, bottom: number): ReadLine {
  const box = { left, top, right, bottom };
  const words = [{ ...box, text: 'nest', confidence: 90 }];

  return { ...box, words, paragraph: 0, rightToLeft: false, slope: 0, baseline: bottom, heightPixels: 10 };
}

it('measures the share of ink within words, counting no pixel twice', () => {
  expect(inkInWords(inkFrom(0), [lineOver(0, 0, 10, 2)], 1)).toBeCloseTo(0.2);
  expect(inkInWords(inkFrom(0), [lineOver(0, 0, 10, 2), lineOver(0, 1, 10, 3)], 1)).toBeCloseTo(0.3);
  expect(inkInWords(inkFrom(5), [lineOver(0, 0, 5, 10)], 1)).toBe(0);
});

it('accepts words of a larger picture that reach over its edges', () => {
  expect(inkInWords(inkFrom(0), [lineOver(-4, -4, 50, 20)], 4)).toBeCloseTo(0.5);
});

it('returns 1 for a picture without ink', () => {
  expect(inkInWords(inkFrom(10), [], 1)).toBe(1);
});
