import { codec } from '@octavo/engine-node/codec';
import { installedCodeMaps } from '@octavo/engine-node/fonts/code-maps';
import { PdfFile } from '@octavo/testkit/pdf/pdf-file';
import { expect, it } from 'vitest';
import { openPdf } from '../document.ts';
import { readTextFont } from './read-text-font.ts';
import type { TextFont } from './text-font.ts';
import { writeToUnicodeMap } from './write-to-unicode-map.ts';

/** A composite font with metrics `W`, whose codes are those of an embedded or a predefined map. */
function compositeFont(widths: string, map = 'Identity-H', entries = '', toUnicode?: string): TextFont {
  const file = new PdfFile();
  const [root, tree] = [file.reserve(), file.reserve()];
  const inner = file.add(`<< /Type /Font /Subtype /CIDFontType2 /DW 700 /W [${widths}] ${entries} >>`);
  const encoding = /^[\w-]+$/.test(map) ? `/${map}` : `${file.stream('/Type /CMap', map)} 0 R`;
  const texts = toUnicode === undefined ? '' : `/ToUnicode ${file.stream('', toUnicode)} 0 R`;
  const font = file.add(
    `<< /Type /Font /Subtype /Type0 /Encoding ${encoding} ${texts} /DescendantFonts [${inner} 0 R] >>`,
  );
  const page = file.add(`<< /Type /Page /Parent ${tree} 0 R /MediaBox [0 0 9 9] >>`);
  file.set(tree, `<< /Type /Pages /Count 1 /Kids [${page} 0 R] >>`);
  file.set(root, `<< /Type /Catalog /Pages ${tree} 0 R /Font ${font} 0 R >>`);
  const document = openPdf(file.finish(root), codec);

  return readTextFont(document, document.dict(document.catalog.get('Font')), installedCodeMaps());
}

function advances(font: TextFont, codes: readonly number[]): number[] {
  return codes.map((code) => font.metricsOf(font.read(Uint8Array.of(code >> 8, code & 255), 0)).advance);
}

it('reads widths of lists and of ranges', () => {
  expect(advances(compositeFont('5 [100 200] 10 20 300'), [4, 5, 6, 10, 20, 21])).toEqual([
    0.7, 0.1, 0.2, 0.3, 0.3, 0.7,
  ]);
});

it('ends ranges of widths that no font has', () => {
  const endless = `5 6 100 100000000000000000 200000000000000000 300 ${'0 65535 400 '.repeat(2000)}`;

  expect(advances(compositeFont(endless), [5])).toEqual([0.4]);
});

it('maps codes by an embedded map, and ignores sections without an end', () => {
  const map = [
    'begincodespacerange <0000> <ffff> endcodespacerange',
    '1 begincidrange <0010> <001f> 5 endcidrange',
    'begincidrange '.repeat(50_000),
  ].join('\n');

  expect(advances(compositeFont('5 [100 200]', map), [0x10, 0x11, 0x12])).toEqual([0.1, 0.2, 0.7]);
});

it('writes downwards by the metrics of the font', () => {
  const font = compositeFont(
    '5 [600.5]',
    '/WMode 1 def 1 begincodespacerange <0000> <ffff> endcodespacerange',
  );
  const vertical = compositeFont('', 'Identity-V', '/W2 [1 [-500 300 700] 8 9 -900.5 1 2] /DW2 [800 -990]');
  const metrics = (code: number) => vertical.metricsOf(vertical.read(Uint8Array.of(0, code), 0));

  expect(font.isVertical).toBe(true);
  expect(font.metricsOf({ code: 5, length: 2, cid: 5 })).toEqual({
    width: 0.6005,
    advance: -1,
    offsetX: 0.30025,
    offsetY: 0.88,
  });
  expect(metrics(1)).toMatchObject({ advance: -0.5, offsetX: 0.3, offsetY: 0.7 });
  expect(metrics(9)).toMatchObject({ advance: -0.9005, offsetX: 0.001, offsetY: 0.002 });
  expect(metrics(3)).toMatchObject({ advance: -0.99, offsetX: 0.35, offsetY: 0.8 });
});

it('reads text of the East Asian collections, and of codes that are characters', () => {
  const info = '/CIDSystemInfo << /Registry (Adobe) /Ordering (Japan1) /Supplement 6 >>';
  const textOf = (font: TextFont, bytes: readonly number[]) =>
    font.textOf(font.read(Uint8Array.from(bytes), 0));

  expect(textOf(compositeFont('', undefined, info), [0x03, 0x4b])).toBe('あ');
  expect(textOf(compositeFont('', '90ms-RKSJ-H', info), [0x82, 0xa0])).toBe('あ');
  expect(textOf(compositeFont('', 'UniJIS-UTF16-H', info), [0xd8, 0x40, 0xdc, 0x0b])).toBe('𠀋');
});

/** Texts of glyphs of an embedded-like font whose `ToUnicode` map has these entries. */
function textsOf(
  entries: Readonly<Record<number, string>>,
  glyphs: readonly number[],
  mapOfGlyphs = '/Identity',
) {
  const map = writeToUnicodeMap(
    new Map(Object.entries(entries).map(([glyph, text]) => [Number(glyph), text])),
    2,
  );
  const font = compositeFont('', 'Identity-H', `/CIDToGIDMap ${mapOfGlyphs}`, new TextDecoder().decode(map));

  return glyphs.map((glyph) => font.textOf(font.read(Uint8Array.of(glyph >> 8, glyph & 255), 0)));
}

const told = {
  3: ' ',
  16: '\u00ad',
  36: 'A',
  37: 'B',
  39: 'D',
  68: 'a',
  69: 'b',
  70: 'c',
  71: 'd',
  72: 'e',
  73: 'f',
};

it('completes a map that tells the order of the usual glyphs', () => {
  expect(textsOf(told, [38, 57, 97, 112, 179])).toEqual(['C', 'V', '~', '', '']);
  expect(textsOf({ ...told, 113: 'è', 114: 'ê' }, [112, 179])).toEqual(['é', '“']);
});

it('trusts no order that the map does not tell', () => {
  const other = { ...told, 74: 'k', 75: 'l' };
  const few = { 36: 'A', 37: 'B', 39: 'D', 68: 'a' };

  expect([other, few].map((entries) => textsOf(entries, [38]))).toEqual([[''], ['']]);
  expect(textsOf(told, [38], '(none)')).toEqual(['']);
});

it('trusts a name of the usual fonts as far as the map does not contradict it', () => {
  const textOf = (toUnicode?: string, entries = '/BaseFont /ArialMT') => {
    const font = compositeFont('', 'Identity-H', entries, toUnicode);

    return font.textOf(font.read(Uint8Array.of(0, 38), 0));
  };
  const shifted = new Map([...'BCDEFG'].map((letter, index) => [36 + index + (index > 1 ? 1 : 0), letter]));

  const one = new TextDecoder().decode(writeToUnicodeMap(new Map([[82, 'o']]), 2));
  const embedded = '/BaseFont /ABCDEF+Arial,Bold /FontDescriptor << /FontFile2 99 0 R >>';

  expect([textOf(), textOf(one, embedded), textOf('', embedded)]).toEqual(['C', 'C', '']);
  expect(textOf(new TextDecoder().decode(writeToUnicodeMap(shifted, 2)))).toBe('');
});
