import type { Block, Paragraph } from '@octavo/layout/model';

/** Assigns captions to the adjacent figure or table; other captions stay paragraphs. */
export function captionsOf(blocks: readonly Block[]): ReadonlyMap<Block, readonly Paragraph[]> {
  const captions = new Map<Block, Paragraph[]>();

  for (const [index, block] of blocks.entries()) {
    if (block.kind !== 'paragraph' || block.role.kind !== 'caption') {
      continue;
    }

    const named = namedBy(blocks[index - 1], blocks[index + 1]);

    if (named !== undefined) {
      captions.set(named, [...(captions.get(named) ?? []), block]);
    }
  }

  return captions;
}

/** Figures have their captions below, tables above; other orders are rarer. */
function namedBy(above: Block | undefined, below: Block | undefined): Block | undefined {
  const [before, after] = [above, below].map((block) =>
    block?.kind === 'table' || block?.kind === 'figure' ? block : undefined,
  );

  if (before?.kind === 'figure' || after === undefined) {
    return before;
  }

  return after;
}
