import type { Box } from '@octavo/contract/edits/primitives';
import type { EditContext, EditPage } from '../../edit-context.ts';

/** Marked content of a page (ISO 32000-2, 14.7.5.2). */
interface MarkedText {
  readonly structParents: number;
  readonly mcid: number;
}

/**
 * Tagged text of a page that is read before a box: the lowest above it in its column, or the lowest above it anywhere.
 * Null when there is none.
 */
export function contentBefore(context: EditContext, page: EditPage, box: Box): MarkedText | null {
  let found: { readonly rank: readonly [boolean, number]; readonly text: MarkedText } | null = null;

  for (const { shown, origin } of context.content(page).glyphs) {
    const { structParents } = shown.drawing;
    const mcid = shown.marks.findLast((mark) => mark.mcid !== null)?.mcid ?? null;
    const [place] = page.space.toShown([...origin]);

    if (
      structParents !== null &&
      mcid !== null &&
      place !== undefined &&
      place.y < box.top + box.height / 2
    ) {
      const rank = [place.x >= box.left && place.x <= box.left + box.width, place.y] as const;

      if (found === null || isNearer(rank, found.rank)) {
        found = { rank, text: { structParents, mcid } };
      }
    }
  }

  return found?.text ?? null;
}

function isNearer(
  [isBeside, y]: readonly [boolean, number],
  [otherBeside, otherY]: readonly [boolean, number],
): boolean {
  return isBeside === otherBeside ? y >= otherY : isBeside;
}
