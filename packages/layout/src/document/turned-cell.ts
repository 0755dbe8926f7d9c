import type { PageGlyph } from '@octavo/pdf/content/page-content';
import type { TableCell } from '../model.ts';
import type { FoundCell } from '../table/found-table.ts';
import { mainQuarters, turnBox, turnGlyph } from '../table/words/reading-frame.ts';

/** Text of a cell that runs up or down, in coordinates turned upright. */
export interface TurnedCell {
  readonly turned: NonNullable<TableCell['turned']>;
  readonly glyphs: readonly PageGlyph[];
  readonly bounds: { readonly left: number; readonly right: number; readonly firm: true };
}

/** Returns the turned text of a cell; null when its text is upright. */
export function turnedCell({ glyphs, place }: FoundCell): TurnedCell | null {
  const quarters = mainQuarters(glyphs);

  if (quarters !== 1 && quarters !== 3) {
    return null;
  }

  const { left, right } = turnBox(place.box, quarters);

  return {
    turned: quarters === 1 ? 'down' : 'up',
    glyphs: glyphs.map((glyph) => turnGlyph(glyph, quarters)),
    bounds: { left, right, firm: true },
  };
}
