import { expect, it } from 'vitest';
import { pagesOfStamp, stampOperations } from './stamp-pages.ts';

const stamp = {
  type: 'stamp',
  box: { left: 400, top: 700, width: 160, height: 46 },
  face: { kind: 'text', text: 'Paid', below: '' },
  color: '#c0392b',
  angle: 0,
  contents: '',
  opacity: 1,
} as const;

it('finds all, odd and last pages', () => {
  expect(pagesOfStamp('this', 'p2', 5)).toEqual(['p2']);
  expect(pagesOfStamp('all', 'p2', 3)).toEqual(['p1', 'p2', 'p3']);
  expect(pagesOfStamp('odd', 'p2', 5)).toEqual(['p1', 'p3', 'p5']);
  expect(pagesOfStamp('last', 'p2', 5)).toEqual(['p5']);
});

it('keeps a stamp at its place, and on smaller pages', () => {
  const sizes = [
    { width: 595, height: 842 },
    { width: 300, height: 200 },
  ];
  const added = stampOperations(stamp, ['p1', 'p2'], sizes, () => 'id');

  expect(added.map(({ page, annotation }) => ['box' in annotation && annotation.box, page])).toEqual([
    [stamp.box, 'p1'],
    [{ ...stamp.box, left: 140, top: 154 }, 'p2'],
  ]);
});
