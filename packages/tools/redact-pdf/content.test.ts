import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { drawPage } from '@octavo/engine-node/pdfium/draw';
import { loadDocument } from '@octavo/engine-node/pdfium/library';
import { PdfFile } from '@octavo/testkit/pdf/pdf-file';
import { everythingIn } from '@octavo/testkit/pdf/traces';
import { popplerTexts, qpdfCheck } from '@octavo/testkit/programs/independent';
import { runOn } from '@octavo/testkit/run-on';
import { describe, expect, it } from 'vitest';

interface RedactedContent {
  readonly content: string;
  /** Entries of the resources besides the font. */
  resources?(file: PdfFile): string;
  /** Entries of the page. */
  readonly page?: string;
  /** False when the resources have the fonts. */
  readonly hasFont?: boolean;
}

function documentOf({
  content,
  resources = () => '',
  page = '',
  hasFont = true,
}: RedactedContent): Uint8Array {
  const file = new PdfFile();
  const [root, tree] = [file.reserve(), file.reserve()];
  const font = file.add('<< /Type /Font /Subtype /Type1 /BaseFont /Courier /Encoding /WinAnsiEncoding >>');
  const stream = file.stream('', content);
  const only = file.add(
    `<< /Type /Page /Parent ${tree} 0 R /MediaBox [0 0 400 300] ${page} /Contents ${stream} 0 R /Resources << ${hasFont ? `/Font << /F1 ${font} 0 R >>` : ''} ${resources(file)} >> >>`,
  );
  file.set(tree, `<< /Type /Pages /Kids [${only} 0 R] /Count 1 >>`);
  file.set(root, `<< /Type /Catalog /Pages ${tree} 0 R >>`);

  return file.finish(root);
}

async function redact(bytes: Uint8Array, operations: readonly object[]) {
  const base = { sha256: createHash('sha256').update(bytes).digest('hex'), pages: 1 };
  const list = {
    version: 1,
    base,
    operations: operations.map((each, index) => ({ id: `o${index}`, ...each })),
  };
  const { files } = await runOn('redact-pdf', [{ name: 'a.pdf', bytes }], { edits: list });
  const path = files[0]?.path ?? '';
  expect(qpdfCheck(path).ok).toBe(true);

  const result = readFileSync(path);

  return { text: popplerTexts(path)?.join(' ') ?? '', everything: everythingIn(result), bytes: result };
}

/** Number of color values that differ outside of a box: its left, upper, right and lower edge. */
async function differences(
  before: Uint8Array,
  after: Uint8Array,
  [left, top, right, bottom]: readonly [number, number, number, number],
): Promise<number> {
  const [one, other] = [await drawn(before), await drawn(after)];

  return one.data.filter((value, index) => {
    const [x, y] = [Math.floor(index / 4) % one.width, Math.floor(index / 4 / one.width)];
    const isInside = x >= left - 1 && x <= right && y >= top - 1 && y <= bottom;

    return !isInside && Math.abs(value - other.data[index]!) > rounding;
  }).length;
}

/** Difference of a color value that rounding explains. */
const rounding = 2;

async function drawn(bytes: Uint8Array) {
  using document = await loadDocument(bytes);

  return drawPage(document, 0, 72);
}

const text = (words: string, more = {}) => ({ kind: 'redact.text', text: words, ...more });
const area = (left: number, top: number, width: number, height: number) => ({
  kind: 'redact.area',
  page: 'p1',
  areas: [{ left, top, width, height }],
  elsewhere: false,
});

describe('text is removed', () => {
  it.each([
    ['from a kerned line', '/F1 12 Tf 50 200 Td [(keep Se) 30 (cret) -40 (word end)] TJ'],
    ['from several operators', '/F1 12 Tf 50 200 Td (keep Sec) Tj (retw) Tj (ord end) Tj'],
    ['from hexadecimal strings', '/F1 12 Tf 50 200 Td <6b65657020536563726574776f726420656e64> Tj'],
    ['that is spaced out', '/F1 12 Tf 50 200 Td (keep S e c r e t w o r d end) Tj'],
    ['that is invisible', '/F1 12 Tf 3 Tr 50 200 Td (keep Secretword end) Tj'],
    [
      'that is painted in another order',
      '/F1 12 Tf 1 0 0 1 128.4 200 Tm (word end) Tj 1 0 0 1 50 200 Tm (keep ) Tj 1 0 0 1 86 200 Tm (Secret) Tj',
    ],
    [
      'that is painted twice to look bold',
      '/F1 12 Tf 50 200 Td (keep Secretword end) Tj 0.3 0 Td (keep Secretword end) Tj',
    ],
    [
      'from the operator that moves to the next line',
      '/F1 12 Tf 14 TL 50 200 Td (keep) Tj (Secretword) \' 1 2 (end) "',
    ],
  ])('%s', async (_, shown) => {
    const { text: left, everything } = await redact(documentOf({ content: `BT ${shown} ET` }), [
      text('Secretword'),
    ]);

    expect(left).not.toMatch(/Secret|S e c/);
    expect(left).toMatch(/keep.*end/);
    expect(everything).not.toMatch(/Secret|\(word/);
  });

  it('from a form where it is searched, and stays in another drawing of the form', async () => {
    const resources = (file: PdfFile) =>
      `/XObject << /X ${file.stream('/Type /XObject /Subtype /Form /BBox [0 0 200 20]', 'BT /F1 12 Tf 0 5 Td (Secretword) Tj ET')} 0 R >>`;
    const content = 'q 1 0 0 1 50 200 cm /X Do Q q 1 0 0 1 50 100 cm /X Do Q';
    const bytes = documentOf({ content, resources });

    expect((await redact(bytes, [area(45, 78, 120, 24)])).text).toBe('Secretword');
    expect((await redact(bytes, [text('Secretword')])).everything).not.toContain('Secretword');
  });

  it('from rotated pages', async () => {
    const page = '/Rotate 90';
    const bytes = documentOf({ content: 'BT /F1 12 Tf 50 200 Td (Secretword end) Tj ET', page });

    // A point of user space (x, y) is shown at (y, x).
    expect((await redact(bytes, [area(195, 48, 18, 74)])).text).toBe('end');
  });

  it('except where a person has left it', async () => {
    const content = 'BT /F1 12 Tf 50 200 Td (one word) Tj 0 -40 Td (two word) Tj ET';
    const { text: left } = await redact(documentOf({ content }), [
      text('word', { except: [{ page: 'p1', hit: 1 }] }),
    ]);

    expect(left).toBe('one two word');
  });

  it('and a failure names the operation by its number among all', async () => {
    const bytes = documentOf({ content: 'BT /F1 12 Tf 50 200 Td (one word) Tj ET' });
    const range = { spans: [[0, 3]], text: 'two' };

    await expect(
      redact(bytes, [text('word'), { kind: 'text.delete', page: 'p1', range }]),
    ).rejects.toMatchObject({ code: 'edit-not-found', values: { operation: 'o1', number: 2 } });
  });

  it('never by hits that were counted before the text changed', async () => {
    const content = 'BT /F1 12 Tf 50 200 Td (word one word) Tj ET';
    const range = { spans: [[0, 4]], text: 'word' };
    const operations = [
      text('word', { except: [{ page: 'p1', hit: 0 }] }),
      { kind: 'text.delete', page: 'p1', range },
    ];

    await expect(redact(documentOf({ content }), operations)).rejects.toMatchObject({
      code: 'edit-not-possible',
      values: { reason: 'hits-moved' },
    });
  });
});

describe('an area loses', () => {
  const half = [...'A'.repeat(30), ...'B'.repeat(30)].join('');
  const pixels = half.repeat(20);
  const image =
    '/Type /XObject /Subtype /Image /Width 20 /Height 20 /BitsPerComponent 8 /ColorSpace /DeviceRGB';

  it('the pixels of a picture', async () => {
    const resources = (file: PdfFile) => `/XObject << /Im ${file.stream(image, pixels)} 0 R >>`;
    const bytes = documentOf({ content: 'q 100 0 0 100 100 100 cm /Im Do Q', resources });
    const { everything } = await redact(bytes, [area(150, 90, 60, 120)]);

    expect(everything).toContain('AAAAAA');
    expect(everything).not.toContain('BBBBBB');
  });

  it('nothing in silence, where a pattern of pictures fills a shape', async () => {
    const resources = (file: PdfFile) => {
      const picture = file.stream(image, pixels);
      const pattern = file.stream(
        `/PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 100 100] /XStep 100 /YStep 100
          /Resources << /XObject << /Im ${picture} 0 R >> >>`,
        'q 100 0 0 100 0 0 cm /Im Do Q',
      );

      return `/Pattern << /P ${pattern} 0 R >>`;
    };
    const bytes = documentOf({ content: '/Pattern cs /P scn 100 100 100 100 re f', resources });

    await expect(redact(bytes, [area(150, 90, 60, 120)])).rejects.toMatchObject({
      code: 'picture-not-cut',
      values: { operation: 'o0', number: 1 },
    });
  });

  it('the pixels of an inline picture', async () => {
    const content = `q 100 0 0 100 100 100 cm BI /W 20 /H 20 /BPC 8 /CS /RGB ID ${pixels} EI Q`;
    const { everything } = await redact(documentOf({ content }), [area(150, 90, 60, 120)]);

    expect(everything).toContain('AAAAAA');
    expect(everything).not.toContain('BBBBBB');
  });

  it('the parts of drawings that lie in it', async () => {
    const scribble = '60 60 m 120 151 l 130 149 l 140 153 l 150 147 l 300 60 l S';
    const blob = '60 200 m 120 210 125 215 130 220 c 140 211 l 150 209 l 300 240 l f';
    const { everything } = await redact(documentOf({ content: `${scribble}\n${blob}` }), [
      area(110, 70, 60, 100),
    ]);

    for (const point of ['120 151', '130 149', '140 153', '150 147', '140 211', '150 209', '130 220']) {
      expect(everything).not.toContain(point);
    }

    expect(everything).toContain('60 60 m');
    expect(everything).toContain('300 240 l');
  });

  it('no lines that merely cross it', async () => {
    const { everything } = await redact(documentOf({ content: '10 150 380 2 re f' }), [
      area(110, 100, 60, 100),
    ]);

    expect(everything).toContain('10 150 380 2 re');
  });

  it.each([
    ['clips', 'W n 0 0 400 300 re f'],
    ['clips by the even-odd rule', 'W* n 0 0 400 300 re f'],
    ['is painted and clips', 'W f 0.5 g 0 0 400 300 re f'],
    ['is painted and clips, with a color inside of it', '0.2 g W f* 0.5 g 0 0 400 300 re f'],
  ])('the points of a path that %s, and nothing changes outside', async (_, painting) => {
    const letters = '60 60 m 120 151 l 130 149 l 140 153 l 150 147 l 300 60 l 300 40 l h';
    const source = documentOf({ content: `q ${letters} ${painting} Q` });
    const { everything, bytes } = await redact(source, [area(110, 70, 60, 100)]);

    for (const point of ['120 151', '130 149', '140 153', '150 147']) {
      expect(everything).not.toContain(point);
    }

    expect(await differences(source, bytes, [110, 70, 170, 170])).toBe(0);
  });

  it('clips that lie in it wholly, and still hides what they hid', async () => {
    const content = 'q 120 140 m 130 160 l 140 140 l h W n 0 0 400 300 re f Q 10 10 20 20 re f';
    const source = documentOf({ content });
    const { everything, bytes } = await redact(source, [area(110, 70, 60, 100)]);

    expect(everything).not.toContain('130 160');
    expect(await differences(source, bytes, [110, 70, 170, 170])).toBe(0);
  });
});

describe('fonts with drawings of their own', () => {
  const glyph = (file: PdfFile, x: number) => `${file.stream('', `600 0 d0 ${x} 0 300 500 re f`)} 0 R`;

  it.each([
    ['share them', true],
    ['have encodings that name no glyphs', false],
  ])('keep what other fonts show when they %s', async (_, isNamed) => {
    const resources = (file: PdfFile) => {
      const drawings = file.add(`<< /a ${glyph(file, 11)} /b ${glyph(file, 22)} /c ${glyph(file, 33)} >>`);
      const font = (encoding: string) =>
        file.add(
          `<< /Type /Font /Subtype /Type3 /FontBBox [0 0 600 600] /FontMatrix [0.001 0 0 0.001 0 0] /CharProcs ${drawings} 0 R /FirstChar 97 /LastChar 99 /Widths [600 600 600] /Encoding ${encoding} >>`,
        );
      const second = isNamed ? '<< /Differences [97 /c /c /c] >>' : '/WinAnsiEncoding';

      return `/Font << /A ${font('<< /Differences [97 /a /b /c] >>')} 0 R /B ${font(second)} 0 R >>`;
    };
    const shown = isNamed ? '(a)' : '(c)';
    const content = `BT /A 12 Tf 50 200 Td (abba) Tj 0 -50 Td (a) Tj /B 12 Tf 0 -50 Td ${shown} Tj ET`;
    const bytes = documentOf({ content, resources, hasFont: false });
    const { everything } = await redact(bytes, [area(45, 80, 60, 30)]);

    expect(everything).toContain('33 0 300');
    expect(everything).toContain('11 0 300');
    expect(everything.includes('22 0 300')).toBe(!isNamed);
  });
});
