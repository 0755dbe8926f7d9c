import { expect, it } from 'vitest';
import { paintingsOf } from './paintings.ts';

function painted(order: number, left: number, right: number, fill: string | null = '336699') {
  return { left, top: 100, right, bottom: 140, order, fill };
}

it('renders overlapping parts as one picture and separate parts as two', () => {
  const paintings = paintingsOf([painted(0, 0, 40), painted(1, 30, 60), painted(2, 200, 240)], []);

  expect(paintings?.map(({ left, right, orders }) => [left, right, orders])).toEqual([
    [0, 60, [0, 1]],
    [200, 240, [2]],
  ]);
});

it('includes what lies between the layers of a painting', () => {
  const others = [painted(0, 0, 40), painted(2, 0, 20), painted(4, 0, 40)];

  expect(paintingsOf([painted(1, 0, 40), painted(3, 10, 40)], others)).toMatchObject([{ orders: [1, 2, 3] }]);
});

it('excludes the outline around a painting', () => {
  const outline = { left: -20, top: 80, right: 300, bottom: 160, order: 2, fill: null };

  expect(paintingsOf([painted(1, 0, 40), painted(3, 10, 40)], [outline])).toMatchObject([{ orders: [1, 3] }]);
});
