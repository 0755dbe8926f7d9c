import type { PageContent, PageGlyph } from '@octavo/pdf/content/page-content';
import type { FoundTable } from '../../table/found-table.ts';
import type { TextLine } from '../../text/lines.ts';
import type { FoundFigure } from '../figures/figures.ts';
import type { PageBlock } from '../read-page.ts';

const thresholds = {
  /** Share of backward steps between blocks from which the tree is not in reading order. */
  mostSteps: 0.4,

  /** Minimum number of backward steps; fewer prove nothing. */
  fewestSteps: 4,
};

/**
 * Blocks of a column in the order of the tag tree; blocks that it does not contain follow the block above
 * them. The position on the page decides when there are no tags, or when the tags are in drawing order.
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

  if (back === 0 || (back >= thresholds.fewestSteps && back > blocks.length * thresholds.mostSteps)) {
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

/** Content of a page: lines, a table or a figure. */
interface PageContentItem {
  readonly lines?: readonly TextLine[];
  readonly table?: FoundTable;
  readonly figure?: FoundFigure;
}

/**
 * Returns the position of content in the tag tree; null for content that it does not contain. The order is
 * that of the marked content, not of the elements: a paragraph continues after the list within it.
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
