import { contentDocument } from '@octavo/testkit/pdf/content-document';
import { describe, expect, it } from 'vitest';
import { colourAt, drawn, edited } from '../../test/edit-harness.ts';

const white = '#ffffff';
const path = (index: number) => ({ index, kind: 'path' });
const by = { x: 50, y: 40 };

async function coloursAfter(bytes: Uint8Array, operations: readonly object[], ...points: [number, number][]) {
  const { bytes: result } = await edited(bytes, operations);
  const pixels = await drawn(result);

  return points.map(([x, y]) => colourAt(pixels, x, y));
}

describe('path.move', () => {
  it('moves several paths and keeps what follows them', async () => {
    const content = '1 0 0 rg 10 270 20 20 re f 0 0 1 rg 40 270 20 20 re f 80 270 20 20 re f';
    const move = { kind: 'path.move', targets: [path(0), path(1)], by };

    expect(
      await coloursAfter(contentDocument(content), [move], [70, 60], [100, 60], [20, 20], [50, 20], [90, 20]),
    ).toEqual(['#ff0000', '#0000ff', white, white, '#0000ff']);
  });

  it('leaves the clip of a painted path in its place', async () => {
    const content = '1 0 0 rg 10 270 20 20 re W f 0 0 1 rg 0 0 200 300 re f';
    const move = { kind: 'path.move', targets: [path(0)], by };

    expect(await coloursAfter(contentDocument(content), [move], [20, 20], [90, 200])).toEqual([
      '#0000ff',
      white,
    ]);
  });

  it('takes the pattern of a path along', async () => {
    const bytes = contentDocument('/Pattern cs /P scn 10 270 20 20 re f', (file) => {
      const shading =
        '<< /ShadingType 2 /ColorSpace /DeviceRGB /Coords [10 0 30 0] /Function << /FunctionType 2 /Domain [0 1] /C0 [1 0 0] /C1 [0 0 1] /N 1 >> >>';

      return `/Pattern << /P ${file.add(`<< /PatternType 2 /Shading ${shading} >>`)} 0 R >>`;
    });
    const [before] = await coloursAfter(
      bytes,
      [{ kind: 'path.move', targets: [path(0)], by: { x: 0, y: 0 } }],
      [20, 20],
    );
    const [after] = await coloursAfter(bytes, [{ kind: 'path.move', targets: [path(0)], by }], [70, 60]);

    expect(after).toBe(before);
    expect(before).not.toBe(white);
  });

  it('takes a shading along with its clip', async () => {
    const bytes = contentDocument('q 10 270 20 20 re W n /S sh Q', () => {
      const shading =
        '<< /ShadingType 2 /ColorSpace /DeviceRGB /Coords [0 0 200 0] /Extend [true true] /Function << /FunctionType 2 /Domain [0 1] /C0 [1 0 0] /C1 [1 0 0] /N 1 >> >>';

      return `/Shading << /S ${shading} >>`;
    });
    const move = { kind: 'path.move', targets: [{ index: 0, kind: 'shading' }], by };

    expect(await coloursAfter(bytes, [move], [70, 60], [20, 20])).toEqual(['#ff0000', white]);
  });

  it.each([
    ['a whole form', [path(0), path(1)], ['#ff0000', '#0000ff', white]],
    ['a part of a form', [path(0)], ['#ff0000', white, white]],
  ])('moves %s out of its box', async (_, targets, colours) => {
    const bytes = contentDocument('q 1 0 0 1 10 270 cm /F Do Q', (file) => {
      const form = file.stream(
        '/Subtype /Form /BBox [0 0 40 20]',
        '1 0 0 rg 0 0 20 20 re f 0 0 1 rg 20 0 20 20 re f',
      );

      return `/XObject << /F ${form} 0 R >>`;
    });

    expect(
      await coloursAfter(bytes, [{ kind: 'path.move', targets, by }], [70, 60], [90, 60], [20, 20]),
    ).toEqual(colours);
  });
});

describe('path.place', () => {
  it('scales and turns objects together', async () => {
    const content = '1 0 0 rg 10 270 20 20 re f 0 0 1 rg 30 270 20 20 re f';
    const place = {
      kind: 'path.place',
      targets: [path(0), path(1)],
      from: { left: 10, top: 10, width: 40, height: 20 },
      to: { left: 60, top: 100, width: 80, height: 40 },
    };
    const bytes = contentDocument(content);

    expect(await coloursAfter(bytes, [place], [70, 120], [130, 120])).toEqual(['#ff0000', '#0000ff']);
    expect(await coloursAfter(bytes, [{ ...place, angle: 90 }], [100, 90], [100, 150])).toEqual([
      '#ff0000',
      '#0000ff',
    ]);
  });
});

describe('path.style', () => {
  const content = '1 0 0 rg 0 1 0 RG 4 w 10 250 40 40 re B 60 250 40 40 re B';

  it('changes one path and restores the colours behind it', async () => {
    const style = { kind: 'path.style', targets: [path(0)], fill: '#0000ff', stroke: { color: '#ff00ff' } };

    expect(
      await coloursAfter(contentDocument(content), [style], [30, 30], [10, 30], [80, 30], [60, 30]),
    ).toEqual(['#0000ff', '#ff00ff', '#ff0000', '#00ff00']);
  });

  it('removes a filling or a line', async () => {
    const fill = { kind: 'path.style', targets: [path(0)], fill: null };
    const stroke = { kind: 'path.style', targets: [path(1)], stroke: null };

    expect(
      await coloursAfter(contentDocument(content), [fill, stroke], [30, 30], [10, 30], [80, 30], [59, 30]),
    ).toEqual([white, '#00ff00', '#ff0000', white]);
  });

  it('sets the width of a line in points, whatever the scale', async () => {
    const style = { kind: 'path.style', targets: [path(0)], stroke: { width: 10 } };
    const bytes = contentDocument('5 0 0 5 0 0 cm 2 50 m 38 50 l S');

    expect(await coloursAfter(bytes, [style], [100, 50], [100, 46], [100, 44])).toEqual([
      '#000000',
      '#000000',
      white,
    ]);
  });
});

it('deletes paths and keeps their clips', async () => {
  const bytes = contentDocument('1 0 0 rg 10 270 20 20 re W f 0 0 1 rg 0 0 200 300 re f');

  expect(
    await coloursAfter(bytes, [{ kind: 'path.delete', targets: [path(0)] }], [20, 20], [90, 200]),
  ).toEqual(['#0000ff', white]);
});

describe('path.copy', () => {
  const content = 'q 10 270 20 20 re W n 1 0 0 rg 10 270 20 20 re f Q 0 0 1 rg 10 10 20 20 re f';
  const from = { left: 10, top: 10, width: 20, height: 20 };
  const copy = { kind: 'path.copy', targets: [path(0)], from, to: { ...from, left: 60, top: 50 } };

  it('paints an object once more and leaves the old one', async () => {
    expect(
      await coloursAfter(contentDocument(content), [copy], [20, 20], [70, 60], [20, 280], [45, 60]),
    ).toEqual(['#ff0000', '#ff0000', '#0000ff', white]);
  });

  it('is not changed by what happens to the old one, and can be changed itself', async () => {
    const operations = [
      copy,
      { kind: 'path.delete', targets: [path(0)] },
      { kind: 'path.style', targets: [{ made: 'o1' }], fill: '#00ff00' },
      { kind: 'path.move', targets: [{ made: 'o1' }], by: { x: 0, y: 100 } },
    ];

    expect(
      await coloursAfter(contentDocument(content), operations, [20, 20], [70, 60], [70, 160], [20, 280]),
    ).toEqual([white, white, '#00ff00', '#0000ff']);
  });
});
