import { pageContentBytes } from '@octavo/pdf/content/page-content-bytes';
import { sampleAssets } from '@octavo/testkit/edits/sample-annotations';
import { contentDocument } from '@octavo/testkit/pdf/content-document';
import { describe, expect, it } from 'vitest';
import { colourAt, drawn, edited } from '../../test/edit-harness.ts';

const picture = { index: 0, kind: 'image' };
const box = { left: 100, top: 50, width: 40, height: 20 };
const white = '#ffffff';

/** A picture of two halves, the left one blue and the right one green, in a content. */
function withPicture(content: string, page = ''): Uint8Array {
  return contentDocument(
    content,
    (file) => {
      const image = file.stream(
        '/Subtype /Image /Width 2 /Height 1 /BitsPerComponent 8 /ColorSpace /DeviceRGB /Filter /ASCIIHexDecode',
        '0000FF 00FF00>',
      );

      return `/XObject << /I ${image} 0 R >>`;
    },
    { page },
  );
}

const plain = withPicture('q 40 0 0 20 10 270 cm /I Do Q');

async function coloursAfter(bytes: Uint8Array, operations: readonly object[], ...points: [number, number][]) {
  const { bytes: result } = await edited(bytes, operations);
  const pixels = await drawn(result);

  return points.map(([x, y]) => colourAt(pixels, x, y));
}

describe('image.place', () => {
  it.each([
    ['', '/Rotate 0', 1],
    ['rotated', '/Rotate 90', 1],
    ['upside down', '/Rotate 180', 1],
    ['rotated, cropped and scaled', '/Rotate 270 /CropBox [20 30 180 250] /UserUnit 2', 2],
  ])('puts a picture upright into its box on a page %s', async (_, page, unit) => {
    const place = { kind: 'image.place', target: picture, place: { box } };
    const colours = await coloursAfter(
      withPicture('q 40 0 0 20 10 270 cm /I Do Q', page),
      [place],
      [105 / unit, 60 / unit],
      [135 / unit, 60 / unit],
      [95 / unit, 60 / unit],
    );

    expect(colours).toEqual(['#0000ff', '#00ff00', white]);
  });

  it('turns, mirrors and crops', async () => {
    const place = (more: object) => ({ kind: 'image.place', target: picture, place: { box, ...more } });

    expect(await coloursAfter(plain, [place({ angle: 90 })], [120, 45], [120, 75])).toEqual([
      '#0000ff',
      '#00ff00',
    ]);
    expect(await coloursAfter(plain, [place({ mirrored: true })], [105, 60], [135, 60])).toEqual([
      '#00ff00',
      '#0000ff',
    ]);
    expect(
      await coloursAfter(
        plain,
        [place({ crop: { left: 0.5, top: 0, right: 1, bottom: 1 } })],
        [105, 60],
        [135, 60],
        [95, 60],
      ),
    ).toEqual(['#00ff00', '#00ff00', white]);
  });

  it('keeps the last of several places', async () => {
    const first = { kind: 'image.place', target: picture, place: { box: { ...box, top: 200 }, angle: 30 } };
    const colours = await coloursAfter(
      plain,
      [first, { kind: 'image.place', target: picture, place: { box } }],
      [105, 60],
      [120, 210],
    );

    expect(colours).toEqual(['#0000ff', white]);
  });

  it('moves inline pictures', async () => {
    const inline = 'q 40 0 0 20 10 270 cm BI /W 1 /H 1 /BPC 8 /CS /RGB /F /AHx ID FF0000> EI Q';
    const place = { kind: 'image.place', target: picture, place: { box } };

    expect(await coloursAfter(contentDocument(inline), [place], [120, 60], [20, 20])).toEqual([
      '#ff0000',
      white,
    ]);
  });
});

describe('a picture in a clip', () => {
  const place = { kind: 'image.place', target: picture, place: { box } };

  it.each([
    ['of its own', 'q 10 270 40 20 re W n 40 0 0 20 10 270 cm /I Do Q'],
    [
      'of its own and others',
      'q 10 270 40 20 re W n q 40 0 0 20 10 270 cm /I Do Q 1 0 0 rg 30 270 100 20 re f Q',
    ],
    [
      'at the start of the page',
      '10 270 40 20 re W n q 40 0 0 20 10 270 cm /I Do Q 1 0 0 rg 30 270 100 20 re f',
    ],
    [
      'around a clip',
      'q 0 0 60 300 re W n q 10 0 40 290 re W n 40 0 0 20 10 270 cm /I Do Q 1 0 0 rg 30 270 99 9 re f Q',
    ],
  ])('%s leaves it', async (_, content) => {
    const before = withPicture(content);
    const [left, right, outside] = await coloursAfter(before, [place], [105, 60], [135, 60], [75, 25]);

    expect([left, right, outside]).toEqual(['#0000ff', '#00ff00', white]);
  });

  it('of another shape takes it along', async () => {
    const content = 'q 10 270 m 50 270 l 10 290 l h W n 40 0 0 20 10 270 cm /I Do Q';
    const colours = await coloursAfter(withPicture(content), [place], [103, 66], [137, 53]);

    expect(colours).toEqual(['#0000ff', white]);
  });

  it('keeps its crop', async () => {
    const content = 'q 30 270 20 20 re W n 40 0 0 20 10 270 cm /I Do Q';
    const move = { kind: 'path.move', targets: [picture], by: { x: 50, y: 40 } };
    const colours = await coloursAfter(withPicture(content), [move], [70, 60], [90, 60], [40, 20]);

    expect(colours).toEqual([white, '#00ff00', white]);
  });
});

describe('image.replace', () => {
  it('shows the new picture whole, in the middle of the old one', async () => {
    const replace = { kind: 'image.replace', target: picture, asset: sampleAssets.picture };

    expect(await coloursAfter(plain, [replace], [30, 20], [12, 20], [48, 20])).toEqual([
      '#ff0000',
      white,
      white,
    ]);
  });

  it('says when the picture was not sent', async () => {
    const replace = { kind: 'image.replace', target: picture, asset: 'none.png' };

    await expect(edited(plain, [replace])).rejects.toMatchObject({
      code: 'edit-not-possible',
      values: { reason: 'asset-missing' },
    });
  });
});

describe('image.delete', () => {
  it('deletes a picture that was placed before its page was turned', async () => {
    const { document } = await edited(plain, [
      { kind: 'image.place', target: picture, place: { box } },
      { kind: 'page.rotate', by: 90 },
      { kind: 'image.delete', target: picture },
    ]);
    const content = pageContentBytes(document, document.pages[0]!);

    expect(new TextDecoder().decode(content)).not.toContain('Do');
  });

  it('removes the operator and nothing else', async () => {
    const { document } = await edited(plain, [{ kind: 'image.delete', target: picture }]);
    const [content = null] = document.array(document.pages[0]!.dict.get('Contents')) ?? [];
    const stream = document.resolve(content);

    expect(new TextDecoder().decode(document.decode(stream as never)).replace(/\s+/g, ' ')).toBe(
      'q 40 0 0 20 10 270 cm Q',
    );
  });
});

describe('image.add', () => {
  const add = { kind: 'image.add', asset: sampleAssets.picture, place: { box } };

  it('draws over the page in the order of the operations', async () => {
    const colours = await coloursAfter(
      withPicture('0 0 0 rg 0 0 200 300 re f'),
      [add, { kind: 'image.place', target: { made: 'o1' }, place: { box: { ...box, top: 100 } } }],
      [120, 110],
      [120, 60],
    );

    expect(colours).toEqual(['#ff0000', '#000000']);
  });

  it('draws nothing that was deleted again', async () => {
    const operations = [add, { kind: 'image.delete', target: { made: 'o1' } }];

    expect(await coloursAfter(plain, operations, [120, 60])).toEqual([white]);
  });

  it('tags a described picture as a figure', async () => {
    const tagged = contentDocument(
      '',
      (file) => `/Tree ${file.add('<< /Type /StructTreeRoot /K [] >>')} 0 R`,
      {
        catalog: '/StructTreeRoot 4 0 R',
      },
    );
    const { document } = await edited(tagged, [{ ...add, description: 'A red square' }]);
    const root = document.dict(document.catalog.get('StructTreeRoot'))!;
    const [figure = null] = document.array(root.get('K')) ?? [];

    expect(document.dict(figure)?.get('S')).toMatchObject({ value: 'Figure' });
  });
});

it('refuses a target of another kind', async () => {
  const bytes = contentDocument('0 0 9 9 re f');

  for (const target of [picture, { index: 0, kind: 'path' }, { index: 5, kind: 'image' }, { made: 'none' }]) {
    await expect(edited(bytes, [{ kind: 'image.delete', target }])).rejects.toMatchObject({
      code: 'edit-not-found',
    });
  }
});
