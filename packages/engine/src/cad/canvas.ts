import type { SfntFont } from '../font/sfnt-font.ts';
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
  /** Lengths on and off in turn, in points; none for a continuous line. */
  readonly dashes: readonly number[];
  /** Ends and corners: a pen is round, a band with a width of its own is cut off. */
  readonly ends: 'round' | 'cut';
}

export interface Glyph {
  readonly id: number;
  readonly character: number;
  /** To the next glyph, in ems of the run. */
  readonly advance: number;
}

/** Glyphs of one font on one line. */
export interface GlyphRun extends CadPaint {
  readonly font: SfntFont;
  readonly glyphs: readonly Glyph[];
  /** From ems of the font to points of the page (ISO 32000-2, 9.4.4). */
  readonly matrix: readonly [number, number, number, number, number, number];
}

/** What a drawing is painted on. Coordinates are points of the page, from its lower left corner. */
export interface Canvas {
  /** False when only the extents are asked for, and what fills an area need not be worked out. */
  readonly isPaper: boolean;
  /** The part of the page where something can show; null when there are no bounds. */
  readonly window: CadBox | null;
  stroke(path: Path, stroke: CadStroke): void;
  cover(path: Path, paint: CadPaint, rule: 'nonzero' | 'evenodd'): void;
  text(run: GlyphRun): void;
  /** Paints with everything outside of the path cut off. */
  clip(path: Path, rule: 'nonzero' | 'evenodd', paint: () => void): void;
}
