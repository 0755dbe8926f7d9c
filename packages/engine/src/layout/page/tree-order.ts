import type { PageContent } from '../page-content.ts';
import type { FoundTable } from '../table/found-table.ts';
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
  let last = Number.NEGATIVE_INFINITY;
  let back = 0;
  const placed = blocks.map((block) => {
    const own = elementOf(block, content);
    back += own !== null && own < last ? 1 : 0;
    last = own ?? last;

    return { block, element: last };
  });

  if (back === 0 || (back >= fewestSteps && back > blocks.length * mostSteps)) {
    return blocks;
  }

  return placed.sort((one, other) => one.element - other.element).map(({ block }) => block);
}

function elementOf(block: PageBlock, content: PageContent): number | null {
  if (block.kind === 'draft') {
    return block.draft.lines.find((line) => line.block >= 0)?.block ?? null;
  }

  return block.kind === 'table' || block.kind === 'figure' ? elementOfAtom(block, content) : null;
}

/** The element of the tag tree that a table or picture is, where the tree is trusted. */
export function elementOfAtom(
  atom: { readonly table?: FoundTable; readonly figure?: FoundFigure },
  { glyphs, tags }: PageContent,
): number | null {
  const { table, figure } = atom;

  if (table !== undefined) {
    return table.element ?? table.cells.flatMap((cell) => cell.glyphs).find(isTagged)?.block ?? null;
  }

  return figure === undefined || !glyphs.some(isTagged)
    ? null
    : (tags?.elementOf.get(figure.markedContent) ?? null);
}

function isTagged({ block = -1 }: { readonly block?: number | undefined }): boolean {
  return block >= 0;
}
