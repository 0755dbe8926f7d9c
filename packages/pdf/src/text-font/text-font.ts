import type { PdfDict } from '../objects.ts';
import type { ShownCode } from './code-map.ts';

/** Lengths of a glyph as shares of the font size. */
export interface GlyphMetrics {
  /** Width of the glyph, whatever the direction of writing. */
  readonly width: number;
  /** Advance of the pen: to the right, or upwards (negative) in vertical writing. */
  readonly advance: number;
  /** Distance from the origin of the glyph to the pen in vertical writing (ISO 32000-2, 9.7.4.3), else 0. */
  readonly offsetX: number;
  readonly offsetY: number;
}

/** Font as a reader of the strings that text operators show. */
export interface TextFont {
  readonly dict: PdfDict;
  readonly kind: 'simple' | 'composite' | 'type3';
  readonly isVertical: boolean;
  /** Reads the code at an offset before the end of the string. */
  read(bytes: Uint8Array, at: number): ShownCode;
  metricsOf(code: ShownCode): GlyphMetrics;
  /** Metrics in whole thousandths, as PDFium draws. */
  drawnMetricsOf(code: ShownCode): GlyphMetrics;
  /** Text that the code stands for; empty when it is unknown. */
  textOf(code: ShownCode): string;
}
