import { expect, it } from 'vitest';
import { adjusted, cropPages, isPart, onPage } from './page-crop.ts';

const page = { width: 400, height: 300 };
const box = { left: 10, top: 20, width: 100, height: 50 };
const id = () => 'a';

it('crops pages to a part, each as far as it has that', () => {
  const pages = [
    { key: 'p1', size: page },
    { key: 'p2', size: { width: 60, height: 300 } },
    { key: 'p3', size: { width: 12, height: 12 } },
  ];
  const crops = cropPages([], pages, box, id);

  expect(crops).toEqual([
    { id: 'a', kind: 'page.crop', page: 'p1', box },
    { id: 'a', kind: 'page.crop', page: 'p2', box: { ...box, width: 50 } },
  ]);
});

it('is no change when the part is the whole page', () => {
  const operations = cropPages(
    [],
    [{ key: 'p1', size: page }],
    { left: -5, top: 0, width: 500, height: 300 },
    id,
  );

  expect(operations).toEqual([]);
  expect(isPart({ left: 0, top: 0, ...page }, page)).toBe(false);
});

it('keeps a part on its page', () => {
  expect(onPage({ left: -10, top: 250, width: 50, height: 100 }, page)).toEqual({
    left: 0,
    top: 250,
    width: 40,
    height: 50,
  });
  expect(adjusted(box, { kind: 'nudge', x: -30, y: 5 }, page)).toEqual({ ...box, left: 0, top: 25 });
  expect(adjusted(box, { kind: 'resize', x: 1000, y: -1000 }, page)).toEqual({
    ...box,
    width: 390,
    height: 3,
  });
});
