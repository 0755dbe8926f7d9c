import type { SfntFont } from '@octavo/pdf/font/sfnt-font';
import type { Matrix } from '@octavo/pdf/matrix';
import type { CadBox } from './geometry/box.ts';
import type { Path } from './geometry/path.ts';
import type { RgbBytes } from './pen.ts';

export interface CadPaint {
  readonly color: RgbBytes;
  /** From 0, invisible, to 1. */
  readonly opacity: number;
}

export interface CadStroke extends CadPaint {
  /** Points. */
  readonly width: number;
  /** Alternating dash and gap lengths in points; empty for a continuous line. */
  readonly dashes: readonly number[];
  /** Shape of ends and corners: round for pen strokes, cut off for bands that have their own width. */
  readonly ends: 'round' | 'cut';
}

export interface RunGlyph {
  readonly id: number;
  readonly character: number;
  /** Distance to the next glyph, in ems of the run. */
  readonly advance: number;
}

/** Glyphs of one font on one line. */
export interface GlyphRun extends CadPaint {
  readonly font: SfntFont;
  readonly glyphs: readonly RunGlyph[];
  /** Maps ems of the font to points on the page (ISO 32000-2, 9.4.4). */
  readonly matrix: Matrix;
}

/** Surface that a drawing is painted on. Coordinates are points from the lower left corner of the page. */
export interface Canvas {
  /** False when only the extents are measured, so the content of filled areas need not be computed. */
  readonly isPaper: boolean;
  /** Visible part of the page; null when there are no bounds. */
  readonly window: CadBox | null;
  stroke(path: Path, stroke: CadStroke): void;
  cover(path: Path, paint: CadPaint, rule: 'nonzero' | 'evenodd'): void;
  text(run: GlyphRun): void;
  /** Paints with everything outside the path clipped. */
  clip(path: Path, rule: 'nonzero' | 'evenodd', paint: () => void): void;
}
