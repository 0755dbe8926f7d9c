import type { Annotation } from '@octavo/contract/edits/annotations';
import { expect, it } from 'vitest';
import { addAnnotation } from './annotation-edits.ts';
import { assetsOf, withAssetNames } from './asset-names.ts';

const base = { contents: '', opacity: 1, color: '#1f4fb2' };
const file: Annotation = { ...base, type: 'file', at: { x: 1, y: 1 }, icon: 'tag', asset: 'notes' };
const stamp: Annotation = {
  ...base,
  type: 'stamp',
  box: { left: 0, top: 0, width: 9, height: 9 },
  face: { kind: 'picture', asset: 'photo.png' },
  angle: 0,
};
const note: Annotation = { ...base, type: 'note', at: { x: 1, y: 1 }, icon: 'comment' };
const operations = [file, stamp, note].reduce<ReturnType<typeof addAnnotation>>(
  (list, annotation, index) => addAnnotation(list, `o${index}`, 'p1', annotation),
  [],
);

it('lists the files that operations need', () => {
  expect([...assetsOf(operations)]).toEqual(['notes', 'photo.png']);
});

it('names files as the server does', () => {
  const names = new Map([
    ['notes', 'notes.txt'],
    ['photo.png', 'photo.png.jpg'],
  ]);
  const renamed = withAssetNames(operations, names);

  expect([...assetsOf(renamed)]).toEqual(['notes.txt', 'photo.png.jpg']);
  expect(renamed[2]).toEqual(operations[2]);
});
