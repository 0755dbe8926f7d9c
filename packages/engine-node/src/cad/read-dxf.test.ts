import type { CadShape } from '@octavo/cad/shapes';
import { binaryDxfFile } from '@octavo/testkit/cad/binary-dxf';
import { type DxfPair, type DxfParts, dxfFile, dxfLayer, dxfLine, group } from '@octavo/testkit/cad/dxf';
import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import { readDrawing } from './read-drawing.ts';

const shapesOf = (bytes: Uint8Array): CadShape[] =>
  readDrawing(bytes, 'dxf').model.entities.map(({ shape }) => shape);

const at = (code: number, x: number, y: number): DxfPair[] => [
  [code, x],
  [code + 10, y],
  [code + 20, 0],
];

const vertex = (x: number, y: number, ...more: readonly DxfPair[]) =>
  group(0, 'VERTEX', [8, '0'], ...at(10, x, y), ...more);

const triangle = [...at(10, 0, 0), ...at(11, 5, 0), ...at(12, 0, 5), ...at(13, 5, 5)];

const dimension = (...more: readonly DxfPair[]) =>
  group(0, 'DIMENSION', [8, '0'], ...at(10, 10, 5), ...at(11, 5, 5), ...more);

const spline = [0, 0, 0, 0, 1, 1, 1, 1].map((knot): DxfPair => [40, knot]);

const unmarked: readonly (readonly [string, readonly DxfPair[]])[] = [
  ['line', dxfLine([0, 0], [5, 5])],
  ['circle', group(0, 'CIRCLE', [8, '0'], ...at(10, 1, 2), [40, 3])],
  ['arc', group(0, 'ARC', [8, '0'], ...at(10, 1, 2), [40, 3], [50, 0], [51, 90])],
  ['ellipse', group(0, 'ELLIPSE', [8, '0'], ...at(10, 0, 0), ...at(11, 5, 0), [40, 0.5], [41, 0], [42, 3])],
  ['text', group(0, 'TEXT', [8, '0'], ...at(10, 1, 2), [40, 2], [1, 'words'])],
  ['paragraph', group(0, 'MTEXT', [8, '0'], ...at(10, 1, 2), [40, 2], [41, 9], [71, 1], [1, 'words'])],
  ['insert', group(0, 'INSERT', [8, '0'], [2, 'mark'], ...at(10, 1, 2), [50, 45])],
  ['light polyline', group(0, 'LWPOLYLINE', [8, '0'], [90, 2], [70, 0], [10, 0], [20, 0], [10, 5], [20, 1])],
  [
    'spline',
    group(
      0,
      'SPLINE',
      [8, '0'],
      [70, 8],
      [71, 3],
      ...spline,
      ...at(10, 0, 0),
      ...at(10, 1, 2),
      ...at(10, 2, 2),
      ...at(10, 3, 0),
    ),
  ],
  ['solid', group(0, 'SOLID', [8, '0'], ...triangle)],
  ['face', group(0, '3DFACE', [8, '0'], ...triangle)],
  [
    'hatch',
    group(
      0,
      'HATCH',
      [8, '0'],
      [2, 'SOLID'],
      [70, 1],
      [91, 1],
      [92, 2],
      [72, 0],
      [73, 1],
      [93, 3],
      ...[0, 0, 5, 0, 5, 5].map((value, index): DxfPair => [index % 2 === 0 ? 10 : 20, value]),
      [97, 0],
      [75, 0],
      [76, 1],
    ),
  ],
  [
    'polyline',
    [
      ...group(0, 'POLYLINE', [8, '0'], [66, 1], [70, 1], [40, 2], [41, 2]),
      ...vertex(0, 0, [42, 1]),
      ...vertex(5, 0),
      ...group(0, 'SEQEND'),
    ],
  ],
  [
    'polyline in space',
    [
      ...group(0, 'POLYLINE', [8, '0'], [66, 1], [70, 8]),
      ...vertex(0, 0, [70, 32]),
      ...vertex(5, 5, [70, 32]),
      ...group(0, 'SEQEND'),
    ],
  ],
  ['rotated dimension', dimension([70, 32], [1, '<> m'], ...at(13, 0, 0), ...at(14, 10, 2))],
  ['aligned dimension', dimension([70, 1], [1, '<> m'], ...at(13, 0, 0), ...at(14, 10, 2))],
  ['dimension with a block', dimension([2, 'mark'], [70, 128], ...at(13, 0, 0), ...at(14, 10, 2))],
  ['radius', dimension([70, 4], ...at(15, 2, 2), [40, 1])],
];

describe('entities without subclass markers', () => {
  const shapesIn = (version: string, entity: readonly DxfPair[]) =>
    shapesOf(
      dxfFile({
        version,
        blocks: [{ name: 'mark', entities: [dxfLine([0, 0], [1, 1])] }],
        entities: [entity],
      }),
    );

  it.each(unmarked)('are read as a %s', (_name, entity) => {
    const shapes = shapesIn('AC1015', entity);

    expect(shapes).toHaveLength(1);
    expect(shapes).toEqual(shapesIn('AC1009', entity));
  });

  it.each([
    ['rotated dimension', '10.00 m'],
    ['aligned dimension', '10.20 m'],
  ])('keep the text of a %s and its measurement', (name, words) => {
    const entity = unmarked.find(([known]) => known === name)?.[1] ?? [];

    expect(JSON.stringify(shapesIn('AC1032', entity))).toContain(`"${words}"`);
  });
});

describe('tables without subclass markers', () => {
  it.each(['AC1009', 'AC1015', 'AC1032'])('of %s keep the line type of a layer', (version) => {
    const dashed = group(0, 'LTYPE', [2, 'DASHED'], [70, 0], [72, 65], [73, 2], [40, 3], [49, 2], [49, -1]);
    const { model } = readDrawing(
      dxfFile({
        version,
        lineTypes: [dashed],
        layers: [dxfLayer('hidden', 1, [6, 'DASHED'])],
        entities: [dxfLine([0, 0], [5, 5], 'hidden')],
      }),
      'dxf',
    );
    const pen = model.entities[0]?.pen;

    expect(pen?.lineType).toBe('by-layer');
    expect(pen?.layer.lineType.segments.map(({ length }) => length)).toEqual([2, -1]);
  });
});

describe('handwritten files', () => {
  const line = dxfLine([0, 0], [5, 5], '0');

  it('may refer to missing owners', () => {
    const owned = group(0, 'LINE', [5, '2A'], [330, '1F'], ...line.slice(1));

    expect(shapesOf(dxfFile({ version: 'AC1015', entities: [owned] }))).toHaveLength(1);
  });

  it('may have a UTF-8 mark or Mac line ends', () => {
    const text = Buffer.from(dxfFile({ version: 'AC1015', entities: [line] })).toString();

    expect(shapesOf(Buffer.from(`\ufeff${text}`))).toHaveLength(1);
    expect(shapesOf(Buffer.from(text.replaceAll('\r\n', '\r')))).toHaveLength(1);
  });
});

it('places attributes at their own position, not at the one in their block', () => {
  const owned = (type: string, handle: string, owner: string, ...more: readonly DxfPair[]) =>
    group(0, type, [5, handle], [330, owner], [100, 'AcDbEntity'], [8, '0'], ...more);
  const [shape] = shapesOf(
    dxfFile({
      version: 'AC1015',
      blocks: [{ name: 'mark', entities: [dxfLine([0, 0], [1, 1])] }],
      entities: [
        [
          ...owned('INSERT', 'A0', '1F', [66, 1], [2, 'mark'], ...at(10, 100, 50), [41, 3], [42, 3]),
          ...owned('ATTRIB', 'A1', 'A0', ...at(10, 101, 51), [40, 2], [1, 'words'], [2, 'TAG'], [70, 0]),
          ...owned('SEQEND', 'A2', 'A0'),
        ],
      ],
    }),
  );

  expect(shape).toMatchObject({
    kind: 'insert',
    attributes: [{ shape: { content: 'words', at: { x: 101, y: 51 }, height: 2 } }],
  });
});

it('ends a leader line at the base of its arrow', () => {
  const style = group(0, 'DIMSTYLE', [2, 'Notes'], [70, 0], [41, 2]);
  const leader = group(
    0,
    'LEADER',
    [8, '0'],
    [3, 'Notes'],
    [71, 1],
    [76, 2],
    ...at(10, 0, 0),
    ...at(10, 9, 0),
  );
  const [shape] = shapesOf(dxfFile({ dimensionStyles: [style], entities: [leader] }));
  const parts = shape?.kind === 'group' ? shape.entities.map((entity) => entity.shape) : [];

  expect(parts).toMatchObject([
    { kind: 'line', points: [{ x: 2 }, { x: 9 }] },
    { kind: 'fill', points: [{ x: 0 }, { x: 2 }, { x: 2 }] },
  ]);
});

describe('text encodings', () => {
  const partsOf = (version: string, page: string): DxfParts => ({
    version,
    header: [
      [9, '$DWGCODEPAGE'],
      [3, page],
    ],
    layers: [dxfLayer('Mur é')],
    entities: [group(0, 'TEXT', [8, 'Mur é'], [10, 0], [20, 0], [40, 5], [1, 'Élévation Ø'])],
  });

  it.each([
    ['AC1009', 'DOS850', 'cp850', 1],
    ['AC1009', 'ANSI_1252', 'cp1252', 1],
    ['AC1015', 'ANSI_1252', 'cp1252', 2],
    ['AC1021', 'ANSI_1252', 'utf8', 2],
    ['AC1032', 'ANSI_936', 'utf8', 2],
  ] as const)('of a binary %s with code page %s are decoded', (version, page, encoding, codeBytes) => {
    const file = binaryDxfFile(partsOf(version, page), (text) => iconv.encode(text, encoding), codeBytes);
    const { entities } = readDrawing(file, 'dxf').model;

    expect(entities).toMatchObject([
      { shape: { content: 'Élévation Ø' }, pen: { layer: { name: 'Mur é' } } },
    ]);
  });

  it.each([
    ['DOS850', 'cp850', 'Élévation'],
    ['dos852', 'cp852', 'Élévation'],
    ['ANSI_949', 'cp949', '평면도'],
  ])('of code page %s are decoded', (page, encoding, word) => {
    const named = group(0, 'TEXT', [8, '0'], [10, 0], [20, 0], [40, 5], [1, word]);
    const text = Buffer.from(dxfFile({ ...partsOf('AC1009', page), layers: [], entities: [named] }));

    expect(shapesOf(iconv.encode(text.toString(), encoding))).toMatchObject([{ content: word }]);
  });
});
