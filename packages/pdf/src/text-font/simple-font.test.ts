import { codec } from '@octavo/engine-node/codec';
import { installedCodeMaps } from '@octavo/engine-node/fonts/code-maps';
import { contentDocument } from '@octavo/testkit/pdf/content-document';
import { expect, it } from 'vitest';
import { openPdf } from '../document.ts';
import { readTextFont } from './read-text-font.ts';
import type { TextFont } from './text-font.ts';

function fontOf(entries: string): TextFont {
  const bytes = contentDocument(
    '',
    (file) => `/Font << /F ${file.add(`<< /Type /Font ${entries} >>`)} 0 R >>`,
  );
  const document = openPdf(bytes, codec);
  const fonts = document.dict(document.dict(document.pages[0]!.attribute('Resources'))!.get('Font'))!;

  return readTextFont(document, document.dict(fonts.get('F')), installedCodeMaps());
}

const codeOf = (code: number) => ({ code, length: 1, cid: code });
const widths = (font: TextFont, codes: readonly number[]) =>
  codes.map((code) => font.metricsOf(codeOf(code)).advance);
const texts = (font: TextFont, codes: readonly number[]) => codes.map((code) => font.textOf(codeOf(code)));

it('has the widths of the file, whole for PDFium, and none outside of them', () => {
  const font = fontOf('/Subtype /TrueType /FirstChar 65 /Widths [600.7 700]');

  expect(widths(font, [65, 66, 67])).toEqual([0.6007, 0.7, 0]);
  expect(font.drawnMetricsOf(codeOf(65)).advance).toBe(0.6);
});

it('has the width that its descriptor gives for missing ones', () => {
  const font = fontOf(
    '/Subtype /TrueType /FirstChar 65 /Widths [600] /FontDescriptor << /MissingWidth 250 >>',
  );

  expect(widths(font, [65, 200])).toEqual([0.6, 0.25]);
});

it('has the widths of the standard font when the file has none', () => {
  expect(
    widths(fontOf('/Subtype /Type1 /BaseFont /Times-Bold /Encoding /WinAnsiEncoding'), [65, 0x80]),
  ).toEqual([0.722, 0.5]);
  expect(widths(fontOf('/Subtype /Type1 /BaseFont /Courier'), [65])).toEqual([0.6]);
});

it('reads text by the map of the file, else by names, else by the encoding of the font', () => {
  const differences =
    '/Encoding << /BaseEncoding /WinAnsiEncoding /Differences [1 /f_i /uni20AC /alpha.alt /g17] >>';
  const font = fontOf(`/Subtype /Type1 /BaseFont /Any ${differences}`);

  expect(texts(font, [1, 2, 3, 4, 0x85])).toEqual(['fi', '€', 'α', '', '…']);
  expect(texts(fontOf('/Subtype /Type1 /BaseFont /Symbol'), [0x61, 0xb3])).toEqual(['α', '≥']);
  expect(texts(fontOf('/Subtype /Type1 /BaseFont /ZapfDingbats'), [0x34])).toEqual(['✔']);
});

it('takes the widths of Type 3 glyphs through the matrix of the font', () => {
  const font = fontOf(
    `/Subtype /Type3 /FontMatrix [0.01 0 0 0.01 0 0] /FirstChar 97 /Widths [51.26] /CharProcs << >>
      /Encoding << /Differences [97 /heart] >>`,
  );

  expect(widths(font, [97, 98])).toEqual([0.5126, 0]);
  expect(font.drawnMetricsOf(codeOf(97)).advance).toBe(0.513);
  expect(texts(font, [97])).toEqual(['♥']);
});
