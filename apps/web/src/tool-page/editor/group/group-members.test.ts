import type { Operation } from '@octavo/contract/edits/edit-list';
import { expect, it } from 'vitest';
import type { TextUnit } from '../document/editing-document.ts';
import { objectsOf } from '../edits/page-objects.ts';
import { graphicsOf } from '../graphics/graphic.ts';
import { textsOf } from '../text/text-object.ts';
import { deleteMembers, keysInside, membersOf, moveMembers } from './group-members.ts';

const box = { left: 10, top: 20, width: 40, height: 30 };
const operations: readonly Operation[] = [
  {
    id: 'shape',
    kind: 'annotation.add',
    page: 'p1',
    annotation: {
      type: 'rectangle',
      box,
      stroke: null,
      fill: '#ff0000',
      cloud: false,
      contents: '',
      opacity: 1,
    },
  },
];
const views = [
  {
    kind: 'drawing' as const,
    targets: [{ index: 0, kind: 'path' as const }],
    box,
    place: null,
    fill: null,
    stroke: null,
    hasFill: true,
    hasStroke: false,
  },
];
const line = {
  from: 0,
  to: 6,
  origin: { x: 15, y: 40 },
  edges: [0, 6, 12, 18, 24, 30, 36],
  ascent: 9,
  descent: 3,
};
const unit: TextUnit = {
  text: 'NORDIA',
  range: { spans: [[4, 10]], text: 'NORDIA' },
  box: { left: 15, top: 30, width: 30, height: 12 },
  angle: 0,
  glyphs: [4, 5, 6, 7, 8, 9],
  lines: [line],
  looks: [],
  keepsFont: true,
  align: 'left',
  lineSpacing: 1.2,
};
const all = (list: readonly Operation[]) => ({
  objects: objectsOf('p1', [], list),
  graphics: graphicsOf('p1', views, list),
  texts: textsOf('p1', [unit], list),
});
let count = 0;
const newId = () => `id${(count += 1)}`;

it('finds what lies inside an area, and moves and deletes it together', () => {
  const keys = keysInside({ left: 0, top: 0, width: 60, height: 60 }, all(operations));
  const moved = moveMembers(operations, membersOf(keys, all(operations)), { x: 5, y: 6 }, newId);
  const after = all(moved);

  expect(keys).toHaveLength(3);
  expect(keysInside({ left: 0, top: 0, width: 20, height: 60 }, all(operations))).toEqual([]);
  expect(
    [...after.objects, ...after.graphics, ...after.texts].map((each) => [each.box.left, each.box.top]),
  ).toEqual([
    [15, 26],
    [15, 26],
    [20, 36],
  ]);
  expect(deleteMembers(moved, membersOf(keys, after), newId)).toMatchObject([
    { kind: 'path.delete' },
    { kind: 'text.delete' },
  ]);
});
