import type { TextAlignment } from '@octavo/contract/edits/text';
import type { UnitLines } from './paragraph-lines.ts';
import type { PlacedGlyph } from './placed-glyph.ts';
import type { TextFrame } from './text-frame.ts';
import type { UnitCharacter } from './unit-text.ts';

/** Unit of text of a page, in the frame of its direction. */
export interface PageUnit {
  readonly frame: TextFrame;
  readonly lines: UnitLines;
  /** In reading order. */
  readonly characters: readonly UnitCharacter[];
  readonly align: TextAlignment;
  /** Distance of baselines in units of user space. */
  readonly leading: number;
}

/** Heights of letters above and below the baseline, in ems. */
export const letterHeights = { ascent: 0.82, descent: 0.22 };

/** Glyphs of a unit in the order in which they are read. */
export function glyphsOf({ characters }: PageUnit): PlacedGlyph[] {
  return characters.flatMap(({ glyph }) => glyph ?? []);
}
