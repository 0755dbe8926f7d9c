import type { ReadPage } from './passage.ts';
import type { LayoutGlyph, PageShowing } from './shown-glyph.ts';

/** A page of the file whose layout was read. */
export interface SourcePage extends PageShowing {
  readonly state: ReadPage['state'];
  /** Everything that the page shows; may be created again on each access. */
  readonly glyphs: readonly LayoutGlyph[];
}

/** Size of the page as shown. */
export function readPageOf({ width, height, turn, unit, state }: SourcePage): ReadPage {
  const isTurned = turn === 90 || turn === 270;

  return {
    width: (isTurned ? height : width) * unit,
    height: (isTurned ? width : height) * unit,
    state,
  };
}
