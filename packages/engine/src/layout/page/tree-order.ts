import type { PageContent, PageGlyph } from '../page-content.ts';
import type { FoundTable } from '../table/found-table.ts';
import type { TextLine } from '../text/lines.ts';
import type { FoundFigure } from './figures.ts';
import type { PageBlock } from './read-page.ts';

/** A tree that goes back more often than this, from one block to the next, is in no order people read in. */
const mostSteps = 0.4;

/** Fewer steps back prove nothing. */
const fewestSteps = 4;

/**
 * The blocks of a column in the order of the tag tree, those that it does not know behind what they stand below. The
 * place on the page decides where there are no tags, or where theirs is the order in which things were once drawn.
 */
export function inTreeOrder(blocks: readonly PageBlock[], content: PageContent): readonly PageBlock[] {
  const rankOf = treeRanks(content);
  let last = Number.NEGATIVE_INFINITY;
  let back = 0;
  const placed = blocks.map((block) => {
    const own = rankOf(placedBy(block));
    back += own !== null && own < last ? 1 : 0;
    last = own ?? last;

    return { block, rank: last };
  });

  if (back === 0 || (back >= fewestSteps && back > blocks.length * mostSteps)) {
    return blocks;
  }

  return placed.sort((one, other) => one.rank - other.rank).map(({ block }) => block);
}

function placedBy(block: PageBlock): PageContentItem {
  if (block.kind === 'draft') {
    return block.draft;
  }

  return block.kind === 'table' || block.kind === 'figure' ? block : {};
}

/** What stands on a page: lines, a table, a picture. */
interface PageContentItem {
  readonly lines?: readonly TextLine[];
  readonly table?: FoundTable;
  readonly figure?: FoundFigure;
}

/**
 * When the tag tree reads what stands on a page; null for what it does not know. Content counts, not elements: a
 * paragraph goes on behind the list within it.
 */
export function treeRanks({ glyphs, tags }: PageContent): (placed: PageContentItem) => number | null {
  if (tags === null || !glyphs.some(isTagged)) {
    return () => null;
  }

  const ranks = new Map([...tags.elementOf.keys()].map((markedContent, rank) => [markedContent, rank]));
  const rankOfGlyphs = (own: readonly PageGlyph[]): number | null => {
    const first = own.find((glyph) => isTagged(glyph) && ranks.has(glyph.markedContent));

    return first === undefined ? null : (ranks.get(first.markedContent) ?? null);
  };

  return ({ lines, table, figure }) => {
    if (figure !== undefined) {
      return ranks.get(figure.markedContent) ?? null;
    }

    return rankOfGlyphs(
      table?.cells.flatMap((cell) => cell.glyphs) ??
        lines?.flatMap((line) => line.glyphs.map(({ glyph }) => glyph)) ??
        [],
    );
  };
}

function isTagged({ block = -1 }: PageGlyph): boolean {
  return block >= 0;
}
