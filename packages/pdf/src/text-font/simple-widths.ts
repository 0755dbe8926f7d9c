import type { PdfDocument } from '../document.ts';
import type { PdfDict, PdfObject } from '../objects.ts';
import { horizontalMetrics, wholeMetrics } from './glyph-metrics.ts';
import type { TextFont } from './text-font.ts';

/** Width of a character that nothing tells, such as a digit has in most fonts; in thousandths of the size. */
const usualWidth = 556;

/** Widths of a simple font (ISO 32000-2, table 109): of the file, else of the standard font, else of its program. */
export function simpleWidths(
  document: PdfDocument,
  font: PdfDict,
  {
    standardOf,
    programOf,
  }: {
    standardOf(code: number): number | undefined;
    programOf(code: number): number | undefined;
  },
): Pick<TextFont, 'metricsOf' | 'drawnMetricsOf'> {
  const widths = document.array(font.get('Widths'))?.map((width) => document.resolve(width)) ?? null;
  const first = numberOf(document.get(font, 'FirstChar')) ?? 0;
  const descriptor = document.dict(font.get('FontDescriptor'));
  const missing = descriptor === null ? null : numberOf(document.get(descriptor, 'MissingWidth'));
  const widthOf = (code: number): number =>
    widths === null
      ? (standardOf(code) ?? programOf(code) ?? missing ?? usualWidth)
      : (numberOf(widths[code - first] ?? null) ?? missing ?? 0);
  const exact = Array.from({ length: 256 }, () => null as ReturnType<typeof horizontalMetrics> | null);
  const drawn = [...exact];

  return {
    metricsOf: ({ code }) => (exact[code] ??= horizontalMetrics(widthOf(code))),
    drawnMetricsOf: ({ code }) => (drawn[code] ??= wholeMetrics(widthOf(code))),
  };
}

function numberOf(value: PdfObject): number | null {
  return typeof value === 'number' ? value : null;
}
