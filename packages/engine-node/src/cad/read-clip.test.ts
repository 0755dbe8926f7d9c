import { type DxfPair, dxfFile, dxfLine, group } from '@octavo/testkit/cad/dxf';
import { expect, it } from 'vitest';
import { readDrawing } from './read-drawing.ts';

const unmoved = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0];
/** Inverse of an insert at 100, 50. */
const back = [1, 0, 0, -100, 0, 1, 0, -50, 0, 0, 1, 0];
/** Scales to half the size. */
const halved = [0.5, 0, 0, 0, 0, 0.5, 0, 0, 0, 0, 0.5, 0];

/** Reads the clip of a block at 300, 0 that was clipped while inserted at 100, 50. */
function clipped(
  boundary: readonly DxfPair[],
  toBoundary: readonly number[],
  isOn = 1,
  front: DxfPair[] = [],
) {
  const dictionary = (handle: string, owner: string, name: string, entry: string) =>
    group(0, 'DICTIONARY', [5, handle], [330, owner], [100, 'AcDbDictionary'], [3, name], [360, entry]);
  const { model } = readDrawing(
    dxfFile({
      version: 'AC1015',
      blocks: [{ name: 'mark', entities: [dxfLine([0, 0], [20, 20])] }],
      entities: [
        group(
          0,
          'INSERT',
          [5, 'A0'],
          [102, '{ACAD_XDICTIONARY'],
          [360, 'A1'],
          [102, '}'],
          [8, '0'],
          [2, 'mark'],
          [10, 300],
          [20, 0],
        ),
      ],
      objects: [
        group(0, 'DICTIONARY', [5, 'C'], [330, '0'], [100, 'AcDbDictionary']),
        dictionary('A1', 'A0', 'ACAD_FILTER', 'A2'),
        dictionary('A2', 'A1', 'SPATIAL', 'A3'),
        group(
          0,
          'SPATIAL_FILTER',
          [5, 'A3'],
          [330, 'A2'],
          [100, 'AcDbFilter'],
          [100, 'AcDbSpatialFilter'],
          [70, boundary.length / 2],
          ...boundary,
          [210, 0],
          [220, 0],
          [230, 1],
          [11, 0],
          [21, 0],
          [31, 0],
          [71, isOn],
          [72, front.length],
          ...front,
          [73, 0],
          ...[...back, ...toBoundary].map((value): DxfPair => [40, value]),
        ),
      ],
    }),
    'dxf',
  );

  const shape = model.entities[0]?.shape;

  return shape?.kind === 'insert' ? (shape.clip?.map(({ x, y }) => [x, y]) ?? null) : undefined;
}

const at = (...places: readonly (readonly [number, number])[]): DxfPair[] =>
  places.flatMap(([x, y]): DxfPair[] => [
    [10, x],
    [20, y],
  ]);

it('clips a block in its original coordinates after it was moved', () => {
  expect(clipped(at([105, 55], [110, 60]), unmoved)).toEqual([
    [5, 5],
    [10, 5],
    [10, 10],
    [5, 10],
  ]);
});

it('clips a block by a polygon in local coordinates', () => {
  const triangle = [
    [0, 0],
    [10, 0],
    [0, 10],
  ];

  expect(clipped(at([50, 25], [55, 25], [50, 30]), halved)).toEqual(triangle);
  expect(clipped(at([50, 25], [55, 25], [50, 30]), halved, 1, [[40, 7]])).toEqual(triangle);
});

it('shows the whole block when its clip is off', () => {
  expect(clipped(at([105, 55], [110, 60]), unmoved, 0)).toBeNull();
});
