import { type Matrix, mapPoint, multiply } from '../matrix.ts';
import type { PdfRef } from '../objects.ts';
import type { TextFont } from '../text-font/text-font.ts';
import type { PaintSetting } from './painted-object.ts';

/** Point or distance in user space of the page. */
export type Point = readonly [x: number, y: number];

/** Font that text is set in. */
export interface ShownFont {
  /** Name in the resources; null for a font of a graphics state dictionary. */
  readonly name: string | null;
  /** Null for a font that is missing or no object of its own. */
  readonly ref: PdfRef | null;
  readonly font: TextFont;
}

/** Text state parameters (ISO 32000-2, table 102), in the units of their operators. */
export interface TextState {
  readonly font: ShownFont;
  readonly size: number;
  readonly charSpace: number;
  readonly wordSpace: number;
  /** Horizontal scaling, 100 for the normal width. */
  readonly scale: number;
  readonly leading: number;
  readonly rise: number;
  readonly renderMode: number;
}

/** Text that one operator shows: Tj, TJ, ' or ". */
export interface ShownText extends PaintSetting {
  readonly operator: string;
  readonly state: TextState;
  /** Text matrix and text line matrix before the first glyph, without the current transformation matrix. */
  readonly textMatrix: Matrix;
  readonly lineMatrix: Matrix;
}

/** Glyph of a page. */
export interface Glyph {
  readonly shown: ShownText;
  /** Index of its string in the array of TJ; 0 for other operators. */
  readonly piece: number;
  /** Bytes of its code in the decoded string, `to` excluded. */
  readonly from: number;
  readonly to: number;
  readonly code: number;
  /** Null when the host has no code map for the font. */
  readonly cid: number | null;
  /** Text as a user would copy it; empty when it is unknown. */
  readonly text: string;
  /** Position of the pen before the glyph. */
  readonly origin: Point;
  /** Advance of the glyph itself, without character and word spacing. */
  readonly advance: Point;
  /** Distance of the pen to the next glyph in unscaled text space, spacing included. */
  readonly step: number;
  /** Origin of the outline where PDFium draws it: with widths of whole thousandths. */
  readonly drawnOrigin: Point;
}

/** Text matrix × current transformation matrix at a glyph. */
export function glyphMatrix({ shown, origin }: Glyph): Matrix {
  const [a, b, c, d] = multiply(shown.textMatrix, shown.matrix);

  return [a, b, c, d, ...origin];
}

/** Converts a distance in text space to user space: the translation of the matrix does not apply. */
export function distanceThrough([a, b, c, d]: Matrix, x: number, y: number): Point {
  return mapPoint([a, b, c, d, 0, 0], x, y);
}
