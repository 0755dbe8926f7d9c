import { codec } from '@octavo/engine-node/codec';
import { installedCodeMaps } from '@octavo/engine-node/fonts/code-maps';
import { contentDocument } from '@octavo/testkit/pdf/content-document';
import type { PdfFile } from '@octavo/testkit/pdf/pdf-file';
import { describe, expect, it } from 'vitest';
import { openPdf } from '../document.ts';
import { partAt } from './content-source.ts';
import { type Glyph, glyphMatrix } from './glyph.ts';
import { type PageInterpretation, PageInterpreter } from './interpret-page.ts';

/** Font whose letters are all 500.9 thousandths wide. */
const font = `<< /Type /Font /Subtype /TrueType /BaseFont /Even /FirstChar 32 /Encoding /WinAnsiEncoding
  /Widths [${'500.9 '.repeat(100)}] >>`;

const fonts = `/Font << /F ${font} >>`;

function interpret(bytes: Uint8Array): PageInterpretation {
  const document = openPdf(bytes, codec);

  return new PageInterpreter(document, { codeMaps: installedCodeMaps() }).interpret(document.pages[0]!);
}

function glyphsOf(content: string | readonly string[], more: (file: PdfFile) => string = () => ''): Glyph[] {
  return [...interpret(contentDocument(content, (file) => `${fonts} ${more(file)}`)).glyphs];
}

function rounded(points: readonly (readonly number[])[]): number[][] {
  return points.map((point) => point.map((value) => Math.round(value * 1000) / 1000));
}

function origins(glyphs: readonly Glyph[]): number[][] {
  return rounded(glyphs.map(({ origin }) => origin));
}

describe('the pen', () => {
  it('moves by widths, and for PDFium by whole thousandths', () => {
    const glyphs = glyphsOf('BT /F 100 Tf 10 20 Td (ab) Tj ET');

    expect(origins(glyphs)).toEqual([
      [10, 20],
      [60.09, 20],
    ]);
    expect(rounded(glyphs.map(({ drawnOrigin }) => drawnOrigin))).toEqual([
      [10, 20],
      [60, 20],
    ]);
  });

  it('moves back by the numbers of TJ, which count as pieces', () => {
    const glyphs = glyphsOf('BT /F 10 Tf [(a) 100 (bc)] TJ ET');

    expect(origins(glyphs).map(([x]) => x)).toEqual([0, 4.009, 9.018]);
    expect(glyphs.map(({ piece, from, to }) => [piece, from, to])).toEqual([
      [0, 0, 1],
      [2, 0, 1],
      [2, 1, 2],
    ]);
  });

  it('adds spacing after letters and after spaces, and scales all of it', () => {
    const [, b, c] = origins(glyphsOf('BT /F 10 Tf 1 Tc 2 Tw 50 Tz 3 Ts (a b) Tj ET'));

    expect(b).toEqual([(5.009 + 1) / 2, 3].map((value) => Math.round(value * 1000) / 1000));
    expect(c![0]).toBeCloseTo(3.0045 + (5.009 + 1 + 2) / 2, 3);
  });

  it('goes to the next line before \' and ", which also sets the spacing', () => {
    const glyphs = glyphsOf(`BT /F 10 Tf 12 TL 5 100 Td (a) ' 3 1 (b b) " (c) ' ET`);

    expect(origins(glyphs).map(([, y]) => y)).toEqual([88, 76, 76, 76, 64]);
    expect(glyphs[1]!.shown.state).toMatchObject({ wordSpace: 3, charSpace: 1 });
    expect(glyphs[2]!.step).toBeCloseTo(5.009 + 3 + 1, 5);
  });

  it('keeps the leading that TD sets', () => {
    expect(origins(glyphsOf('BT /F 10 Tf 0 -14 TD (a) Tj T* (b) Tj ET')).map(([, y]) => y)).toEqual([
      -14, -28,
    ]);
  });

  it('returns with the state that content saves inside a text object', () => {
    expect(origins(glyphsOf('BT /F 10 Tf 7 8 Td q (a) Tj 20 Ts Q (b) Tj ET'))).toEqual([
      [7, 8],
      [7, 8],
    ]);
  });

  it('follows the text matrix and the transformation of the page', () => {
    const [, glyph] = glyphsOf('2 0 0 2 10 10 cm BT /F 10 Tf 0 1 -1 0 5 5 Tm (ab) Tj ET');

    expect(glyphMatrix(glyph!).map((value) => Math.round(value * 100) / 100)).toEqual([
      0, 2, -2, 0, 20, 30.02,
    ]);
  });
});

describe('glyphs', () => {
  it('name the operator, its bytes and the colours as written', () => {
    const content = '/Cs cs 0.5 scn 1 0 0 RG BT /F 10 Tf  (x) Tj ET';
    const [glyph] = glyphsOf(content);
    const { range, fill, stroke, operator } = glyph!.shown;

    expect(content.slice(range.start, range.end)).toBe('(x) Tj');
    expect([operator, range.index, fill, stroke]).toEqual(['Tj', 5, '/Cs cs 0.5 scn', '1 0 0 RG']);
  });

  it('of invisible text are given with their rendering mode', () => {
    expect(glyphsOf('BT /F 10 Tf 3 Tr (x) Tj ET')[0]!.shown.state.renderMode).toBe(3);
  });

  it('take the font of a graphics state dictionary', () => {
    const [glyph] = glyphsOf(
      '/G gs BT (x) Tj ET',
      (file) => `/ExtGState << /G << /Font [${file.add(font)} 0 R 8] >> >>`,
    );

    expect(glyph!.shown.state).toMatchObject({ size: 8, font: { name: null } });
    expect(glyph!.shown.state.font.ref).not.toBeNull();
  });

  it('of a missing font have the widths of Helvetica', () => {
    expect(origins(glyphsOf('BT /None 10 Tf (il) Tj ET'))[1]).toEqual([2.22, 0]);
  });

  it('know the marks around them and their layers', () => {
    const bytes = contentDocument(
      '/P << /MCID 4 >> BDC /OC /L BDC BT /F 9 Tf (a) Tj ET EMC BT (b) Tj ET EMC BT (c) Tj ET',
      () => `${fonts} /Properties << /L 9 0 R >>`,
      { catalog: '/OCProperties << /OCGs [9 0 R] /D << /OFF [9 0 R] >> >>' },
    );
    const glyphs = interpret(bytes).glyphs.map(({ text, shown }) => [
      text,
      shown.marks.map(({ tag, mcid }) => [tag, mcid]),
      shown.isVisible,
    ]);

    expect(glyphs).toEqual([
      [
        'a',
        [
          ['P', 4],
          ['OC', null],
        ],
        false,
      ],
      ['b', [['P', 4]], true],
      ['c', [], true],
    ]);
  });
});

describe('content', () => {
  it('in several streams is joined, and each offset leads to its stream', () => {
    const { glyphs, sources } = interpret(contentDocument(['BT /F 10 Tf (ab', ') Tj ET'], () => fonts));
    const { start, end } = glyphs[0]!.shown.range;

    expect(glyphs.map(({ text }) => text).join('')).toBe('ab ');
    expect(partAt(sources[0]!, start)).toMatchObject({ offset: 12 });
    expect(partAt(sources[0]!, end - 1)?.part.ref).toEqual(sources[0]!.parts[1]!.ref);
    expect(partAt(sources[0]!, sources[0]!.parts[0]!.end)).toBeNull();
  });

  it('of a form that is drawn twice has one source and two drawings', () => {
    const { glyphs, sources } = interpret(
      contentDocument('q 1 0 0 1 10 0 cm /X Do Q /X Do', (file) => {
        const form = file.stream(
          '/Subtype /Form /BBox [0 0 50 50] /Matrix [2 0 0 2 0 0] /StructParents 7',
          'BT /F 5 Tf 3 4 Td (x) Tj ET',
        );

        return `${fonts} /XObject << /X ${form} 0 R >>`;
      }),
    );

    expect(sources).toHaveLength(2);
    expect(origins(glyphs)).toEqual([
      [16, 8],
      [6, 8],
    ]);
    expect(glyphs[0]!.shown.drawing.source).toBe(glyphs[1]!.shown.drawing.source);
    expect(glyphs[0]!.shown.drawing).toMatchObject({ structParents: 7, source: { key: /^form \d+$/ } });
    expect(glyphs.map(({ shown }) => shown.drawing.drawnBy?.range.index)).toEqual([2, 4]);
    expect(glyphs[0]!.shown.clipDepth).toBe(1);
  });

  it('of a form that draws itself is read once', () => {
    const form = '/Subtype /Form /BBox [0 0 50 50] /Resources << /XObject << /X 4 0 R >> >>';
    const bytes = contentDocument('/X Do', (file) => {
      const number = file.stream(form, 'BT (x) Tj ET /X Do');
      expect(number).toBe(4);

      return '/XObject << /X 4 0 R >>';
    });

    expect(interpret(bytes).glyphs).toHaveLength(1);
  });

  it('that multiplies by its forms is refused', () => {
    const bytes = contentDocument('/X Do', (file) => {
      let inner = file.stream('/Subtype /Form /BBox [0 0 9 9]', '0 0 1 1 re f '.repeat(50));

      for (let level = 0; level < 6; level += 1) {
        const resources = `/Resources << /XObject << /X ${inner} 0 R >> >>`;
        inner = file.stream(`/Subtype /Form /BBox [0 0 9 9] ${resources}`, '/X Do '.repeat(30));
      }

      return `/XObject << /X ${inner} 0 R >>`;
    });

    expect(() => interpret(bytes)).toThrow(
      expect.objectContaining({ code: 'too-complex', values: { page: 1 } }),
    );
  });
});

describe('painted objects', () => {
  it('have their operators, bounds and clips', () => {
    const content =
      '0 0 100 100 re W n 2 w 10 10 m 30 20 l S q 40 0 0 20 5 6 cm BI /W 1 /H 1 /BPC 8 /CS /G ID x EI Q /S sh';
    const { objects } = interpret(
      contentDocument(content, () => '/Shading << /S << /ShadingType 2 /ColorSpace /DeviceGray >> >>'),
    );

    expect(
      objects.map(({ kind, range, bounds, clipDepth }) => [
        kind,
        content.slice(range.start, range.end),
        bounds,
        clipDepth,
      ]),
    ).toEqual([
      ['path', '10 10 m 30 20 l S', [9, 9, 31, 21], 1],
      ['image', 'BI /W 1 /H 1 /BPC 8 /CS /G ID x EI', [5, 6, 45, 26], 1],
      ['shading', '/S sh', [0, 0, 100, 100], 1],
    ]);
  });

  it('name the object of an image and its layer', () => {
    const { objects } = interpret(
      contentDocument('10 0 0 10 0 0 cm /I Do', (file) => {
        const image = file.stream('/Subtype /Image /Width 1 /Height 1 /ColorSpace /DeviceGray', 'x');

        return `/XObject << /I ${image} 0 R >>`;
      }),
    );

    expect(objects).toMatchObject([{ kind: 'image', name: 'I', ref: { number: 4 }, bounds: [0, 0, 10, 10] }]);
  });
});
