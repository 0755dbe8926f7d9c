import type { Operation } from '@octavo/contract/edits/edit-list';
import { describe, expect, it } from 'vitest';
import type { GraphicView } from '../document/editing-document.ts';
import { type Graphic, graphicsOf } from './graphic.ts';
import { copyOf, deleteGraphic, placeGraphic, replacePicture, styleGraphic } from './graphic-edits.ts';
import { movedPlace, wholePicture } from './place-geometry.ts';

const box = { left: 10, top: 20, width: 40, height: 30 };
const look = { fill: '#000000', stroke: null, hasFill: true, hasStroke: false };
const views: readonly GraphicView[] = [
  {
    kind: 'picture',
    targets: [{ index: 3, kind: 'image' }],
    box,
    place: { box, angle: 0, crop: wholePicture, mirrored: false },
    ...look,
  },
  {
    kind: 'drawing',
    targets: [
      { index: 4, kind: 'path' },
      { index: 6, kind: 'shading' },
    ],
    box,
    place: null,
    ...look,
  },
];

const graphics = (operations: readonly Operation[]) => graphicsOf('p1', views, operations);
const first = (operations: readonly Operation[]) => graphics(operations)[0] as Graphic;
const second = (operations: readonly Operation[]) => graphics(operations)[1] as Graphic;
const kinds = (operations: readonly Operation[]) => operations.map(({ kind }) => kind);
const by = { x: 5, y: 7 };

describe('a picture of the file', () => {
  it('has one operation for its place, and none once it is back', () => {
    const moved = placeGraphic([], 'a', first([]), movedPlace(first([]).place, by));
    const further = placeGraphic(moved, 'b', first(moved), { ...first(moved).place, angle: 30 });
    const back = placeGraphic(further, 'c', first(further), first([]).place);

    expect(further).toMatchObject([
      {
        id: 'a',
        kind: 'image.place',
        target: { index: 3 },
        place: { box: { left: 15, top: 27 }, angle: 30 },
      },
    ]);
    expect(back).toEqual([]);
  });

  it('keeps its new place when it is replaced, and moves with it', () => {
    const place = { ...first([]).place, box: { ...box, width: 20, left: 20 } };
    const replaced = replacePicture([], ['a', 'b'], first([]), 'new.png', place);
    const moved = placeGraphic(replaced, 'c', first(replaced), movedPlace(place, by));

    expect(kinds(moved)).toEqual(['image.replace', 'image.place']);
    expect(first(moved).place.box).toEqual({ left: 25, top: 27, width: 20, height: 30 });
    expect(kinds(deleteGraphic(moved, 'd', first(moved)))).toEqual(['image.delete']);
  });
});

describe('a drawing of the file', () => {
  it('is moved by a distance, and scaled or turned as a box', () => {
    const moved = placeGraphic([], 'a', second([]), movedPlace(second([]).place, by));
    const turned = placeGraphic(moved, 'b', second(moved), { ...second(moved).place, angle: 45 });

    expect(moved).toMatchObject([{ kind: 'path.move', by, targets: [{ index: 4 }, { index: 6 }] }]);
    expect(turned).toMatchObject([{ kind: 'path.place', from: box, to: { left: 15, top: 27 }, angle: 45 }]);
    expect(second(turned).place.angle).toBe(45);
  });

  it('has one operation for its colours', () => {
    const filled = styleGraphic([], 'a', second([]), { fill: '#ff0000' });
    const faded = styleGraphic(filled, 'b', second(filled), { opacity: 0.5 });

    expect(faded).toEqual([
      { id: 'a', kind: 'path.style', page: 'p1', targets: second([]).targets, fill: '#ff0000', opacity: 0.5 },
    ]);
  });

  it('is deleted with all its parts', () => {
    const deleted = deleteGraphic([], 'a', second([]));

    expect(deleted).toMatchObject([{ kind: 'path.delete', targets: [{ index: 4 }, { index: 6 }] }]);
    expect(graphics(deleted)).toHaveLength(1);
  });
});

it('rewrites the operation of a picture of this list', () => {
  const added: Operation = {
    id: 'new',
    kind: 'image.add',
    page: 'p1',
    asset: 'a.png',
    place: first([]).place,
    opacity: 1,
    under: false,
    description: '',
  };
  const last = (operations: readonly Operation[]) => graphics(operations).at(-1) as Graphic;
  const moved = placeGraphic([added], 'b', last([added]), movedPlace(added.place, by));

  expect(moved).toMatchObject([{ id: 'new', kind: 'image.add', place: { box: { left: 15 } } }]);
  expect(deleteGraphic(moved, 'c', last(moved))).toEqual([]);
});

describe('a copy', () => {
  const ids = () => {
    let count = 0;

    return () => `copy${(count += 1)}`;
  };

  it('of a picture is placed and deleted as a picture, whatever happens to the old one', () => {
    const place = movedPlace(first([]).place, by);
    const copied = copyOf(ids(), first([]), place);
    const copy = (operations: readonly Operation[]) =>
      graphics(operations).find(({ key }) => key === 'copy1') as Graphic;
    const moved = placeGraphic(copied, 'x', copy(copied), movedPlace(place, by));

    expect(kinds(copied)).toEqual(['path.copy', 'image.place']);
    expect(copy(moved).place.box.left).toBe(20);
    expect(kinds(moved)).toEqual(['path.copy', 'image.place']);
    expect(copy(deleteGraphic(moved, 'y', first(moved))).place.box.left).toBe(20);
    expect(deleteGraphic(moved, 'y', copy(moved))).toEqual([]);
  });

  it('of a drawing keeps its colours and moves by its own operation', () => {
    const styled = styleGraphic([], 'a', second([]), { fill: '#ff0000' });
    const copied = [...styled, ...copyOf(ids(), second(styled), movedPlace(second(styled).place, by))];
    const copy = graphics(copied).at(-1) as Graphic;
    const moved = placeGraphic(copied, 'x', copy, movedPlace(copy.place, by));

    expect(kinds(moved)).toEqual(['path.style', 'path.copy', 'path.style']);
    expect(moved[1]).toMatchObject({ from: box, to: { left: 20, top: 34 } });
  });
});
