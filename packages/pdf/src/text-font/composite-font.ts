import type { PdfDocument } from '../document.ts';
import { PdfDict, PdfName, type PdfObject, PdfStream } from '../objects.ts';
import { readCidMetrics } from './cid-metrics.ts';
import { readCidTexts } from './cid-texts.ts';
import type { CodeMap, ShownCode } from './code-map.ts';
import type { CodeMaps } from './code-maps.ts';
import { horizontalMetrics } from './glyph-metrics.ts';
import { readCodeMap } from './read-code-map.ts';
import type { GlyphMetrics, TextFont } from './text-font.ts';

/** Reads a composite font (ISO 32000-2, 9.7). */
export function readCompositeFont(document: PdfDocument, font: PdfDict, codeMaps: CodeMaps): TextFont {
  const inner = document.dict(document.array(font.get('DescendantFonts'))?.[0] ?? null) ?? new PdfDict();
  const map = readEncoding(document, font.get('Encoding'), codeMaps);
  const textOf = readCidTexts(document, { font, inner, codeMaps });
  const texts = new Map<number, string>();
  const metrics = readMetrics(document, inner, map.isVertical);

  return {
    dict: font,
    kind: 'composite',
    isVertical: map.isVertical,
    read: (bytes, at) => map.read(bytes, at),
    ...metrics,
    textOf(shown) {
      const text = texts.get(shown.code) ?? textOf(shown);
      texts.set(shown.code, text);

      return text;
    },
  };
}

function readEncoding(document: PdfDocument, encoding: PdfObject, codeMaps: CodeMaps): CodeMap {
  const value = document.resolve(encoding);

  if (!(value instanceof PdfStream)) {
    return codeMaps.mapOf(value instanceof PdfName ? value.value : 'Identity-H');
  }

  const parent = document.get(value.dict, 'UseCMap');

  return readCodeMap(document.decode(value, mostMapBytes), (name) => codeMaps.mapOf(name), {
    isVertical: document.get(value.dict, 'WMode') === 1,
    parent: parent instanceof PdfName ? codeMaps.mapOf(parent.value) : null,
  });
}

/** Maximum size of an embedded map; those of whole East Asian fonts take 300 kB. */
const mostMapBytes = 16 * 1024 * 1024;

function readMetrics(
  document: PdfDocument,
  inner: PdfDict,
  isVertical: boolean,
): Pick<TextFont, 'metricsOf' | 'drawnMetricsOf'> {
  const usual = numberOf(document.get(inner, 'DW'), 1000);
  const widths = readCidMetrics(document, inner.get('W'), 1);
  const vertical = isVertical ? readCidMetrics(document, inner.get('W2'), 3) : null;
  const [top = 880, down = -1000] =
    document.array(inner.get('DW2'))?.map((value) => numberOf(document.resolve(value), 0)) ?? [];
  const metricsBy = (whole: (value: number) => number) => {
    const known = new Map<number, GlyphMetrics>();
    const made = ({ cid, length }: ShownCode): GlyphMetrics => {
      // Codes of one byte in encodings whose CIDs are not at hand are Latin letters of half the width.
      const width = whole(cid === null ? (length === 1 ? 500 : usual) : (widths.get(cid)?.[0] ?? usual));

      if (vertical === null) {
        return horizontalMetrics(width);
      }

      const [advance = down, x = whole(width / 2), y = top] = vertical.get(cid ?? -1) ?? [];

      return {
        width: width / 1000,
        advance: whole(advance) / 1000,
        offsetX: whole(x) / 1000,
        offsetY: whole(y) / 1000,
      };
    };

    return (shown: ShownCode): GlyphMetrics => {
      const key = shown.cid ?? -shown.length;
      const metrics = known.get(key) ?? made(shown);
      known.set(key, metrics);

      return metrics;
    };
  };

  return { metricsOf: metricsBy((value) => value), drawnMetricsOf: metricsBy(Math.trunc) };
}

function numberOf(value: PdfObject, fallback: number): number {
  return typeof value === 'number' ? value : fallback;
}
