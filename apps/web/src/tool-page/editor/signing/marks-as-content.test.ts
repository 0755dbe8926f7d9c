import type { Operation } from '@octavo/contract/edits/edit-list';
import { expect, it } from 'vitest';
import { marksAsContent } from './marks-as-content.ts';

const box = { left: 10, top: 20, width: 30, height: 40 };
const stamp = (id: string): Operation => ({
  id,
  kind: 'annotation.add',
  page: 'p2',
  annotation: {
    type: 'stamp',
    box,
    face: { kind: 'sign', sign: 'check' },
    color: '#000000',
    angle: 0,
    contents: '',
    opacity: 1,
  },
});

it('makes marks part of their pages, in their places', () => {
  expect(marksAsContent([stamp('a')])).toEqual([
    {
      id: 'a',
      kind: 'stamp.place',
      face: { kind: 'sign', sign: 'check' },
      places: [{ page: 'p2', box, angle: 0 }],
      color: '#000000',
      opacity: 1,
      as: 'content',
    },
  ]);
});

it('leaves marks that are changed later, and all other operations', () => {
  const move: Operation = {
    id: 'b',
    kind: 'annotation.move',
    page: 'p2',
    target: { made: 'a' },
    by: { x: 1, y: 1 },
  };
  const list: readonly Operation[] = [stamp('a'), move];

  expect(marksAsContent(list)).toEqual(list);
});
