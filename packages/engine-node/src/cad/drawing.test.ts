import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  CadDocument,
  Color,
  DimensionLinear,
  DwgWriter,
  type Entity,
  Hatch,
  HatchBoundaryPath,
  HatchBoundaryPathPolyline,
  HatchPattern,
  HatchPatternLine,
  Layer,
  Line,
  LwPolyline,
  LwPolylineVertex,
  MText,
  Solid3D,
  Spline,
  Viewport,
  XLine,
  XY,
  XYZ,
} from '@node-projects/acad-ts';
import type { CadDrawing } from '@octavo/cad/drawing';
import { type RenderOptions, renderDrawing } from '@octavo/cad/render';
import { openPdf } from '@octavo/pdf/document';
import { type DxfPair, type DxfParts, dxfFile, dxfLayer, dxfLine, group } from '@octavo/testkit/cad/dxf';
import { bytesFrom, everythingIn } from '@octavo/testkit/pdf/traces';
import { afterAll, describe, expect, it } from 'vitest';
import { codec } from '../codec.ts';
import { systemFonts } from './fonts.ts';
import { readDrawing } from './read-drawing.ts';

const folder = mkdtempSync(join(tmpdir(), 'octavo-cad-'));
const shelf = systemFonts();
let count = 0;

afterAll(() => rmSync(folder, { recursive: true }));

interface DrawnSample {
  readonly path: string;
  readonly content: string;
  readonly sizes: readonly (readonly [number, number])[];
}

function draw(drawing: CadDrawing, options: Partial<RenderOptions> = {}): DrawnSample {
  const around = { shelf, checkpoint: () => undefined, report: () => undefined };
  const all = { space: 'layouts', pageSize: 'auto', color: 'color', ...options } as const;
  const bytes = bytesFrom((sink) => renderDrawing(drawing, all, around, 'drawing', sink, codec));
  count += 1;
  const path = join(folder, `${count}.pdf`);
  writeFileSync(path, bytes);
  const sizes = openPdf(bytes, codec).pages.map(
    ({ widthPoints, heightPoints }) => [Math.round(widthPoints), Math.round(heightPoints)] as const,
  );

  return { path, content: everythingIn(bytes), sizes };
}

const fromDxf = (parts: DxfParts) => readDrawing(dxfFile(parts), 'dxf');

/** Writes a drawing as DWG and reads it back. */
function fromDwg(fill: (document: CadDocument) => void): CadDrawing {
  const document = new CadDocument();
  fill(document);

  return readDrawing(new Uint8Array(DwgWriter.writeToBuffer(document)), 'dwg');
}

const entities = (...all: readonly Entity[]) =>
  fromDwg((document) => {
    for (const entity of all) {
      document.modelSpace?.entities.add(entity);
    }
  });

function wordsOf({ path }: DrawnSample): string {
  return execFileSync('pdftotext', ['-layout', path, '-'], { encoding: 'utf8' }).trim();
}

/** Strokes of two points: x and y of the first, then of the second. */
function strokesOf({ content }: DrawnSample): number[][] {
  const strokes = content.matchAll(/([-\d.]+) ([-\d.]+) m ([-\d.]+) ([-\d.]+) l(?= S$| [-\d.]+ [-\d.]+ m)/gm);

  return [...strokes].map(([, ...numbers]) => numbers.map(Number));
}

const line = (x1: number, y1: number, x2: number, y2: number) =>
  new Line(new XYZ(x1, y1, 0), new XYZ(x2, y2, 0));

const text = (words: string, ...more: readonly DxfPair[]) =>
  group(0, 'TEXT', [8, '0'], [10, 10], [20, 10], [30, 0], [40, 5], [1, words], ...more);

describe('extents', () => {
  it('exclude infinite lines, hidden layers and distant outliers', () => {
    const crowd = Array.from({ length: 40 }, (_, index) => dxfLine([0, index], [100, index]));
    const drawn = draw(
      fromDxf({
        layers: [dxfLayer('0'), dxfLayer('off', -1)],
        entities: [...crowd, dxfLine([0, 0], [9e6, 9e6], 'off'), dxfLine([1e7, 1e7], [1e7 + 1, 1e7])],
      }),
    );
    const [first = []] = strokesOf(drawn);

    expect(drawn.sizes).toEqual([[842, 595]]);
    expect((first[2] ?? 0) - (first[0] ?? 0)).toBeGreaterThan(700);
  });

  it('include a single point', () => {
    const { content } = draw(
      fromDxf({ entities: [group(0, 'POINT', [8, '0'], [10, 50], [20, 50], [30, 0])] }),
    );

    expect(content).toMatch(/ m .+ c f$/m);
  });

  it('exclude construction lines, which cross the whole page', () => {
    const endless = new XLine();
    endless.firstPoint = new XYZ(0, 20, 0);
    endless.direction = new XYZ(1, 0, 0);
    const drawn = draw(entities(line(0, 0, 100, 40), endless));

    expect(strokesOf(drawn).some(([x1 = 0, , x2 = 0]) => Math.abs(x2 - x1) > 842)).toBe(true);
  });
});

describe('colors and layers', () => {
  it('print white as black, and follow layer, block and true colour', () => {
    const block = group(0, 'INSERT', [8, '0'], [62, 3], [2, 'outer'], [10, 0], [20, 0], [30, 0]);
    const { content } = draw(
      fromDxf({
        layers: [dxfLayer('0'), dxfLayer('red', 1)],
        blocks: [
          { name: 'inner', entities: [dxfLine([0, 0], [5, 5], '0', [62, 0])] },
          {
            name: 'outer',
            entities: [group(0, 'INSERT', [8, '0'], [62, 0], [2, 'inner'], [10, 0], [20, 0], [30, 0])],
          },
        ],
        entities: [dxfLine([0, 0], [50, 0]), dxfLine([0, 0], [0, 50], 'red'), block],
      }),
    );

    expect(content).toContain('0 0 0 RG');
    expect(content).toContain('1 0 0 RG');
    expect(content).toContain('0 1 0 RG');
  });

  it('omit layers that are off, frozen or not plotted', () => {
    const shown = line(0, 0, 50, 50);
    const drawing = fromDwg((document) => {
      document.modelSpace?.entities.add(shown);

      for (const [name, change] of [
        ['off', (layer: Layer) => Object.assign(layer, { isOn: false })],
        ['unplotted', (layer: Layer) => Object.assign(layer, { plotFlag: false })],
      ] as const) {
        const layer = new Layer(name);
        change(layer);
        document.layers?.add(layer);
        const hidden = line(0, 50, 50, 0);
        hidden.layer = layer;
        document.modelSpace?.entities.add(hidden);
      }
    });

    expect(strokesOf(draw(drawing))).toHaveLength(1);
  });

  it('print lines as black and areas as grey on request', () => {
    const red = line(0, 0, 50, 50);
    red.color = new Color(1);
    const { content } = draw(entities(red), { color: 'black' });

    expect(content).not.toContain('1 0 0 RG');
  });
});

describe('lines', () => {
  it('have their plotted width, at least 0.13 mm', () => {
    const thin = line(0, 0, 4000, 0);
    thin.lineWeight = 5;
    const bold = line(0, 3000, 4000, 3000);
    bold.lineWeight = 100;
    const { content } = draw(entities(thin, bold));

    expect(content).toMatch(/^0\.369 w$/m);
    expect(content).toMatch(/^2\.835 w$/m);
  });

  it('are dashed by the scale of the drawing', () => {
    const dashed = group(
      0,
      'LTYPE',
      [2, 'DASHED'],
      [70, 0],
      [3, ''],
      [72, 65],
      [73, 2],
      [40, 3],
      [49, 2],
      [49, -1],
    );
    const { content } = draw(
      fromDxf({
        header: [
          [9, '$LTSCALE'],
          [40, 2],
        ],
        lineTypes: [dashed],
        entities: [dxfLine([0, 0], [100, 0], '0', [6, 'DASHED']), dxfLine([0, 0], [0, 60])],
      }),
    );
    const [, on = '0', off = '0'] = /^\[([\d.]+) ([\d.]+)\] 0 d$/m.exec(content) ?? [];

    expect(Number(on) / Number(off)).toBeCloseTo(2, 1);
    // Four units of 2.81 mm.
    expect(Number(on)).toBeGreaterThan(28);
    expect(Number(on)).toBeLessThan(36);
  });

  it('close polylines of old files, with their widths', () => {
    const vertex = (x: number, y: number) => group(0, 'VERTEX', [8, '0'], [10, x], [20, y], [30, 0]);
    const { content } = draw(
      fromDxf({
        entities: [
          group(0, 'POLYLINE', [8, '0'], [66, 1], [70, 1], [40, 1], [41, 1]),
          vertex(0, 0),
          vertex(100, 0),
          vertex(100, 60),
          group(0, 'SEQEND', [8, '0']),
        ],
      }),
    );

    expect(content).toMatch(/l h S$/m);
    expect(content).toMatch(/^7\.\d+ w$/m);
  });

  it('draw bulges as arcs, and splines', () => {
    const bulging = new LwPolyline([new LwPolylineVertex(new XY(0, 0)), new LwPolylineVertex(new XY(10, 0))]);
    bulging.vertices[0]!.bulge = 1;
    const spline = new Spline();
    spline.degree = 3;
    spline.controlPoints = [new XYZ(0, 0, 0), new XYZ(3, 9, 0), new XYZ(6, -9, 0), new XYZ(10, 0, 0)];
    spline.knots = [0, 0, 0, 0, 1, 1, 1, 1];
    spline.weights = [];
    const { content } = draw(entities(bulging, spline));

    expect(content.match(/ c(?= |$)/gm)?.length).toBeGreaterThanOrEqual(5);
  });
});

describe('text', () => {
  it('interprets the format codes of single and multiline text', () => {
    const note = new MText(String.raw`{\fArial|b1;Bold} room\PArea 12 m\U+00B2 \H0.5x;small \S1/2; %%c20`);
    note.insertPoint = new XYZ(0, 50, 0);
    note.height = 5;
    const drawn = draw(entities(note, line(0, 0, 100, 60)));

    expect(wordsOf(drawn)).toContain('Bold room');
    expect(wordsOf(drawn)).toContain('12 m²');
    expect(wordsOf(drawn)).toContain('Ø20');
    expect(wordsOf(drawn)).not.toContain('\\');
    expect(wordsOf(draw(fromDxf({ entities: [text('90%%d %%p0.1 %%uunder%%u')] })))).toContain(
      '90° ±0.1 under',
    );
  });

  it.each([
    ['AC1021', 'ANSI_1252'],
    ['AC1015', 'ANSI_1252'],
    ['AC1009', 'ANSI_936'],
  ])('is decoded in %s as UTF-8 or in its code page %s', (version, page) => {
    const text = group(0, 'TEXT', [8, '0'], [10, 0], [20, 0], [40, 5], [1, 'Été 中文']);
    const words = wordsOf(
      draw(
        fromDxf({
          version,
          header: [
            [9, '$DWGCODEPAGE'],
            [3, page],
          ],
          entities: [text],
        }),
      ),
    );

    expect(words === 'Été 中文').toBe(page === 'ANSI_1252');
  });

  it('is aligned, rotated and compressed around its point', () => {
    const centred = text('MIDDLE', [72, 4], [11, 50], [21, 30], [31, 0], [50, 90], [41, 0.5]);
    const { content } = draw(fromDxf({ entities: [centred, dxfLine([0, 0], [100, 60])] }));
    const [, a = '', b = '', c = ''] =
      /Tf ([-\d.]+) ([-\d.]+) ([-\d.]+) [-\d.]+ [-\d.]+ [-\d.]+ Tm/.exec(content) ?? [];

    expect(Number(a)).toBeCloseTo(0, 3);
    expect(Number(b) / -Number(c)).toBeCloseTo(0.5, 2);
  });
});

describe('blocks', () => {
  const mark = { name: 'mark', entities: [dxfLine([0, 0], [10, 0])] };
  const insert = (...more: readonly DxfPair[]) =>
    group(0, 'INSERT', [8, '0'], [2, 'mark'], [10, 0], [20, 0], [30, 0], ...more);
  const frame = dxfLine([-100, -50], [100, 50]);

  it('are mirrored, stretched and repeated', () => {
    const array = insert([41, -2], [42, 1], [70, 3], [71, 2], [44, 20], [45, 10]);
    const drawn = draw(fromDxf({ blocks: [mark], entities: [array, frame] }));
    const marks = strokesOf(drawn).filter(([, y1, , y2]) => y1 === y2);

    expect(marks).toHaveLength(6);
    expect(marks.every(([x1 = 0, , x2 = 0]) => x2 < x1)).toBe(true);
  });

  it('with a negative extrusion are mirrored', () => {
    const [first = []] = strokesOf(draw(fromDxf({ blocks: [mark], entities: [insert([230, -1]), frame] })));

    expect(first[2]).toBeLessThan(first[0] ?? 0);
  });

  it('that insert themselves are drawn once', () => {
    const self = group(0, 'INSERT', [8, '0'], [2, 'loop'], [10, 1], [20, 1], [30, 0]);
    const loop = { name: 'loop', entities: [dxfLine([0, 0], [10, 10]), self] };

    expect(strokesOf(draw(fromDxf({ blocks: [loop], entities: [self] })))).toHaveLength(1);
  });
});

describe('hatches', () => {
  const loop = (...corners: readonly (readonly [number, number])[]) => {
    const edge = new HatchBoundaryPathPolyline();
    edge.isClosed = true;
    edge.vertices = corners.map(([x, y]) => new XYZ(x, y, 0));

    return new HatchBoundaryPath([edge]);
  };
  const ring = () => {
    const hatch = new Hatch();
    hatch.paths = [loop([0, 0], [100, 0], [100, 60], [0, 60]), loop([40, 20], [60, 20], [60, 40], [40, 40])];

    return hatch;
  };

  it('leave their holes empty', () => {
    const solid = ring();
    solid.isSolid = true;
    solid.pattern = HatchPattern.solid;

    expect(draw(entities(solid)).content).toMatch(/ f\*$/m);
  });

  it('clip pattern lines to their boundary', () => {
    const hatch = ring();
    const pattern = new HatchPattern('LINES');
    const family = new HatchPatternLine();
    family.angle = 0;
    family.offset = new XY(0, 7);
    pattern.lines.push(family);
    hatch.pattern = pattern;
    const { content } = draw(entities(hatch));
    const run = content.split('\n').find((words) => words.endsWith(' S') && words.includes(' m ')) ?? '';

    // Rows at 0, 7, … 56; those at 21, 28 and 35 are cut in two by the hole.
    expect(run.match(/ m /g)).toHaveLength(12);
  });
});

it('counts the solids it cannot draw', () => {
  const drawing = entities(line(0, 0, 10, 10), new Solid3D());

  expect(drawing.leftOut.get('solids')).toBe(1);
});

describe('layouts', () => {
  const paper = { paperWidth: 420, paperHeight: 297 };

  /** The DWG writer used here writes no layouts, so the paper size is added after reading. */
  const withViewport = (): CadDrawing => {
    const drawing = fromDwg((document) => {
      document.modelSpace?.entities.add(line(0, 0, 1000, 0));
      document.modelSpace?.entities.add(line(0, 500, 9000, 500));

      for (const [id, width, height, viewHeight] of [
        [1, 420, 297, 297],
        [2, 200, 100, 1000],
      ] as const) {
        const viewport = new Viewport();
        const center = new XYZ(210, 148, 0);
        const viewCenter = new XY(1000, 500);
        const ambientLightColor = new Color(250);
        Object.assign(viewport, { id, center, width, height, viewHeight, viewCenter, ambientLightColor });
        document.paperSpace?.entities.add(viewport);
      }
    });

    return {
      ...drawing,
      layouts: drawing.layouts.map((layout) => ({ ...layout, plot: { ...layout.plot, ...paper } })),
    };
  };

  it('without a paper size are measured in inches when millimetres would be too small', () => {
    const sheets = [10, 100].map((size) =>
      draw(fromDxf({ entities: [dxfLine([0, 0], [size, size], '0', [67, 1])] })).sizes.flat(),
    );

    // Each side keeps a margin of 5 mm.
    expect(sheets).toEqual([
      [748, 748],
      [312, 312],
    ]);
  });

  it('are pages of their paper size with the model seen through viewports', () => {
    const drawn = draw(withViewport());
    const [first = []] = strokesOf(drawn);

    expect(drawn.sizes).toEqual([[1191, 842]]);
    expect(drawn.content).toMatch(/ W n$/m);
    // 1000 units at 1:10 are 100 mm of paper.
    expect((first[2] ?? 0) - (first[0] ?? 0)).toBeCloseTo(283.46, 1);
  });

  it('are replaced by the model on request, or when they are empty', () => {
    const model = draw(withViewport(), { space: 'model' });

    expect(model.sizes).toEqual([[842, 595]]);
    expect(model.content).not.toMatch(/ W n$/m);
  });

  it('are fitted to a sheet of another size', () => {
    expect(draw(withViewport(), { pageSize: 'a4' }).sizes).toEqual([[842, 595]]);
  });
});

it('draws a dimension without its block from its definition', () => {
  const dimension = new DimensionLinear();
  dimension.firstPoint = new XYZ(0, 0, 0);
  dimension.secondPoint = new XYZ(50, 30, 0);
  dimension.definitionPoint = new XYZ(50, -10, 0);
  dimension.style.textHeight = 4;

  expect(wordsOf(draw(entities(dimension)))).toBe('50.00');
});
