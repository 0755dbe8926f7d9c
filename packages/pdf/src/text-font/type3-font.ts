import type { PdfDocument } from '../document.ts';
import { textOfGlyph } from '../font/glyph-unicode.ts';
import { matrixOf } from '../matrix.ts';
import type { PdfDict } from '../objects.ts';
import { codeNames } from '../optimise/glyph-names.ts';
import { horizontalMetrics } from './glyph-metrics.ts';
import { singleByteCodes } from './single-byte.ts';
import type { TextFont } from './text-font.ts';
import { readToUnicode } from './to-unicode.ts';

/** Reads a font whose glyphs are content streams (ISO 32000-2, 9.6.4). */
export function readType3Font(document: PdfDocument, font: PdfDict): TextFont {
  const numbersIn = (key: string) =>
    document.array(font.get(key))?.map((value) => document.resolve(value)) ?? [];
  const [scale] = matrixOf(numbersIn('FontMatrix')) ?? [0.001];
  const first = document.get(font, 'FirstChar');
  const widths = numbersIn('Widths');
  const names = codeNames(document, font)?.differences;
  const toUnicode = readToUnicode(document, font);
  const widthOf = (code: number): number => {
    const width = widths[code - (typeof first === 'number' ? first : 0)];

    return typeof width === 'number' ? width * scale * 1000 : 0;
  };

  return {
    dict: font,
    kind: 'type3',
    isVertical: false,
    read: (bytes, at) => singleByteCodes[bytes[at]!]!,
    metricsOf: ({ code }) => horizontalMetrics(widthOf(code)),
    // PDFium rounds the widths of these fonts only.
    drawnMetricsOf: ({ code }) => horizontalMetrics(Math.round(widthOf(code))),
    textOf: ({ code }) => toUnicode(code) ?? textOfGlyph(names?.get(code) ?? '') ?? '',
  };
}
