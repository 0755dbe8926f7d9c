import { expect, it } from 'vitest';
import { type Tagged, tagPlaces } from './tag-places.ts';

const passage = (number: number, left: number, top: number, isShown = false): Tagged => ({
  number,
  box: { left, top, width: 400, height: 12 },
  isShown,
});

it('places a number on the margin, right before its passage', () => {
  expect(tagPlaces([passage(4, 72, 100)], [], 1, 22).get(4)).toEqual({ left: 52, top: 100 });
});

it('places numbers at the same height beside each other, that of the passage in view nearest', () => {
  const places = tagPlaces([passage(1, 72, 100), passage(2, 72, 104, true)], [], 1, 22);

  expect(places.get(2)?.left).toBe(52);
  expect(places.get(1)?.left).toBe(32);
});

it('places a number beside a page without a margin, so that no letter is hidden', () => {
  const place = tagPlaces([passage(7, 9, 200)], [], 1.13, 22).get(7);

  expect(place!.left + 17).toBeLessThan(9 * 1.13);
  expect(place!.left).toBeGreaterThan(-22);
});

it('leaves out numbers without room on a small page, except that of the passage in view', () => {
  const places = tagPlaces([passage(5, 20, 10), passage(6, 20, 20, true), passage(7, 20, 30)], [], 0.6, 8);

  expect([...places.keys()]).toEqual([6]);
});

it('keeps numbers of small lines from hiding each other', () => {
  const places = [
    ...tagPlaces(
      [1, 2, 3].map((at) => passage(at, 120, 10 * at)),
      [],
      0.6,
      8,
    ).values(),
  ];

  expect(places).toHaveLength(3);
  expect(new Set(places.map(({ left }) => left)).size).toBeGreaterThan(1);
});

it('places a number before the bullet of a list, and in the gap between two columns', () => {
  const bullet = { left: 58, top: 101, width: 4, height: 10 };
  const column = { left: 72, top: 100, width: 220, height: 12 };

  expect(tagPlaces([passage(1, 72, 100)], [bullet], 1, 22).get(1)).toEqual({ left: 38, top: 100 });
  expect(tagPlaces([passage(2, 316, 100)], [column], 1, 22).get(2)).toEqual({ left: 296, top: 100 });
});
