import { expect, it } from 'vitest';
import { illustrationsOf } from './illustrations.ts';
import type { InkBitmap } from './ink.ts';
import type { ReadLine } from './read-hocr.ts';

type AreaTuple = readonly [left: number, top: number, right: number, bottom: number];

/** A picture of 600 by 840 pixels with ink in some areas. */
function inkIn(...areas: readonly AreaTuple[]): InkBitmap {
  const data = new Uint8Array(600 * 840);

  for (const [left, top, right, bottom] of areas) {
    for (let y = top; y < bottom; y += 1) {
      data.fill(1, y * 600 + left, y * 600 + right);
    }
  }

  return { width: 600, height: 840, data };
}

function lineOver([left, top, right, bottom]: AreaTuple): ReadLine {
  const box = { left, top, right, bottom };
  const words = [{ ...box, text: 'nest', confidence: 90 }];

  return { ...box, words, paragraph: 0, rightToLeft: false, slope: 0, baseline: bottom, heightPixels: 20 };
}

const text: AreaTuple = [60, 60, 540, 80];

it('finds drawings beside the words', () => {
  const ink = inkIn(text, [63, 140, 301, 399]);
  const [found, ...others] = illustrationsOf(ink, { lines: [lineOver(text)], rulings: [], factor: 1 });

  expect(others).toEqual([]);
  expect(found).toMatchObject({ left: 63, top: 140 });
  expect(found?.right).toBeCloseTo(301, -1);
  expect(found?.bottom).toBeCloseTo(399, -1);
});

it('reports areas in the pixels of the recognised words', () => {
  const ink = inkIn([63, 140, 301, 399]);
  const [found] = illustrationsOf(ink, { lines: [], rulings: [], factor: 3 });

  expect(found).toMatchObject({ left: 189, top: 420 });
});

it('ignores words, table rules, specks and the paper', () => {
  const rulings = [100, 200, 300, 400].map((top) => ({ left: 60, top, right: 540, bottom: top + 3 }));
  const ink = inkIn(
    text,
    [300, 600, 330, 640],
    ...rulings.map((each): AreaTuple => [60, each.top, 540, each.bottom]),
  );

  expect(illustrationsOf(ink, { lines: [lineOver(text)], rulings, factor: 1 })).toEqual([]);
  expect(illustrationsOf(inkIn([0, 0, 600, 840]), { lines: [], rulings: [], factor: 1 })).toEqual([]);
});
