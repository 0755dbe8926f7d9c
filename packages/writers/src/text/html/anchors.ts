import type { Block, DocumentLayout, Inline } from '@octavo/layout/model';
import type { PageLinkTarget } from '@octavo/pdf/content/page-content';

export interface Anchors {
  /** Anchor of the block that a link targets; null when its page is not part of the text. */
  nameOf(target: PageLinkTarget): string | null;
  /** Anchor of a block; null when no link targets it. */
  nameOfBlock(block: Block): string | null;
}

/** Link targets lie at the upper edge of their content, or this far above it. */
const slack = 6;

/** Finds the target blocks of links within the document. */
export function anchorsOf({ sections, notes }: DocumentLayout): Anchors {
  const blocks = sections.flatMap((section) => section.blocks);
  const byPage = new Map<number, Block[]>();

  for (const block of blocks) {
    const { pageIndex } = block.places[0];
    byPage.set(pageIndex, [...(byPage.get(pageIndex) ?? []), block]);
  }

  const named = new Map<Block, string>();
  const names = new Map<string, string | null>();
  const nameOf = (target: PageLinkTarget): string | null => {
    if (target.kind === 'web') {
      return null;
    }

    const key = `${target.pageIndex} ${target.top}`;

    if (!names.has(key)) {
      const block = nearest(byPage.get(target.pageIndex) ?? [], target.top);
      names.set(key, block === undefined ? null : `b${block.id}`);

      if (block !== undefined) {
        named.set(block, `b${block.id}`);
      }
    }

    return names.get(key) ?? null;
  };

  for (const inline of [...blocks, ...notes.flatMap((note) => note.blocks)].flatMap(inlinesIn)) {
    if (inline.kind === 'text' && inline.link !== null) {
      nameOf(inline.link);
    }
  }

  return { nameOf, nameOfBlock: (block) => named.get(block) ?? null };
}

/** First block at or below a position; the last block of the page when there is none. */
function nearest(blocks: readonly Block[], top: number): Block | undefined {
  const below = blocks.filter((block) => block.places[0].box.bottom > top + slack);
  const topOf = (block: Block): number => block.places[0].box.top;

  return below.length === 0
    ? blocks.at(-1)
    : below.reduce((best, block) => (topOf(block) < topOf(best) ? block : best));
}

function inlinesIn(block: Block): readonly Inline[] {
  switch (block.kind) {
    case 'paragraph':
      return block.inlines;
    case 'table':
      return block.cells.flatMap(({ blocks }) => blocks.flatMap(inlinesIn));
    case 'floating-text':
      return block.blocks.flatMap(inlinesIn);
    case 'figure':
      return [];
  }
}
