import { expect, it } from 'vitest';
import { layOut, pageAtHeight, pagesBetween } from './page-layout.ts';
import { tilesOver } from './tiles.ts';

const layout = layOut(
  Array.from({ length: 500 }, () => ({ width: 600, height: 800 })),
  0.5,
  20,
);

it('finds the pages between two heights', () => {
  expect(layout.tops[1]).toBe(20 + 400 + 16);
  expect(pageAtHeight(layout, 0)).toBe(0);
  expect(pageAtHeight(layout, layout.tops[250]! + 1)).toBe(250);
  expect(pageAtHeight(layout, Number.MAX_SAFE_INTEGER)).toBe(499);
  expect(pagesBetween(layout, layout.tops[3]!, layout.tops[5]! + 10)).toEqual([3, 5]);
});

it('covers the visible part of a page with tiles and ends at its edges', () => {
  const page = { width: 600, height: 800 };
  const tiles = tilesOver(page, { left: 0, top: 0, width: 600, height: 100 }, 2);

  expect(tiles.map(({ region }) => region)).toEqual([
    { left: 0, top: 0, width: 256, height: 256 },
    { left: 256, top: 0, width: 256, height: 256 },
    { left: 512, top: 0, width: 88, height: 256 },
  ]);
});
