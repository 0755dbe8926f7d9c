import type { Box, Point } from '@octavo/contract/edits/primitives';
import type { GlyphRange, RunLook, TextAlignment } from '@octavo/contract/edits/text';

/**
 * Paragraph, heading, list item, table cell or line of a page, edited as one. Coordinates are those of the page as
 * shown.
 */
export interface TextUnit {
  readonly range: GlyphRange;
  /** Text as a person reads it: one space between the words of two lines, a line feed where the author ended one. */
  readonly text: string;
  /** Index of the page's glyph for each UTF-16 unit of `text`; -1 for spaces and line feeds that are added. */
  readonly glyphs: readonly number[];
  readonly box: Box;
  /** Degrees clockwise of the direction in which the text runs. */
  readonly angle: number;
  readonly align: TextAlignment;
  /** Factor between the distance of two baselines and the font size. */
  readonly lineSpacing: number;
  readonly lines: readonly TextUnitLine[];
  readonly looks: readonly LookRange[];
  /** False for text that can be moved, deleted and redacted, but is set in another font when its words change. */
  readonly keepsFont: boolean;
}

/** Line of a unit, as it stands on the page. */
export interface TextUnitLine {
  /** Range of the unit's text, in UTF-16 units. */
  readonly from: number;
  readonly to: number;
  /** Start of the baseline. */
  readonly origin: Point;
  /**
   * Distances along the baseline from `origin` to the caret before each UTF-16 unit, and to the one behind the last:
   * the caret stands left of a letter, and right of a letter of a script that runs from right to left.
   */
  readonly edges: readonly number[];
  /** Heights above and below the baseline, in points. */
  readonly ascent: number;
  readonly descent: number;
}

/** Part of a unit's text with one look. */
export interface LookRange {
  readonly from: number;
  readonly to: number;
  readonly look: Required<RunLook>;
  /** Name of the font without the prefix of a subset, such as `Garamond-Italic`. */
  readonly fontName: string;
}

/** Text of an operation as it was set. */
export interface SetTextReport {
  /** Id of the operation. */
  readonly operation: string;
  readonly text: string;
  readonly box: Box;
  readonly angle: number;
  readonly lines: readonly TextUnitLine[];
  /** Words that are set in another font than the text around them. */
  readonly substitutes: readonly FontSubstitute[];
  /** Places, before and after, of texts that made room. */
  readonly moved: readonly Box[];
  /** Means by which the text was made to fit; `none` when it had room. */
  readonly fit: 'none' | 'grown' | 'moved' | 'tightened' | 'shrunk' | 'overlaps';
}

/** Word that is set in another font, and the characters that its own font lacks. */
export interface FontSubstitute {
  readonly word: string;
  readonly missing: string;
  readonly font: string;
}
