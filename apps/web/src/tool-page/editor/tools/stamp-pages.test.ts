import { expect, it } from 'vitest';
import { pagesOfStamp, type StampPages, stampOperations } from './stamp-pages.ts';

const stamp = {
  type: 'stamp',
  box: { left: 400, top: 700, width: 160, height: 46 },
  face: { kind: 'text', text: 'Paid', below: '' },
  color: '#c0392b',
  angle: 0,
  contents: '',
  opacity: 1,
} as const;

it('finds all, odd and last pages in the order that they are shown', () => {
  const all = ['p4', 'inserted', 'p1', 'p2'].map((key) => ({ key, size: stamp.box }));
  const keysOf = (pages: StampPages) => pagesOfStamp(pages, 'p1', all).map(({ key }) => key);

  expect(keysOf('this')).toEqual(['p1']);
  expect(keysOf('all')).toEqual(['p4', 'inserted', 'p1', 'p2']);
  expect(keysOf('odd')).toEqual(['p4', 'p1']);
  expect(keysOf('last')).toEqual(['p2']);
});

it('keeps a stamp at its place, and on smaller pages', () => {
  const pages = [
    { key: 'p1', size: { width: 595, height: 842 } },
    { key: 'p2', size: { width: 300, height: 200 } },
  ];
  const added = stampOperations(stamp, pages, () => 'id');

  expect(added.map(({ page, annotation }) => ['box' in annotation && annotation.box, page])).toEqual([
    [stamp.box, 'p1'],
    [{ ...stamp.box, left: 140, top: 154 }, 'p2'],
  ]);
});
