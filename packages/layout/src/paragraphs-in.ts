import type { Block, Paragraph } from './model.ts';

/** Paragraphs of blocks in reading order, including those in cells and boxes. */
export function paragraphsIn(blocks: readonly Block[]): Paragraph[] {
  return blocks.flatMap((block) => {
    switch (block.kind) {
      case 'paragraph':
        return [block];
      case 'table':
        return block.cells.flatMap((cell) => paragraphsIn(cell.blocks));
      case 'floating-text':
        return block.blocks;
      case 'figure':
        return [];
    }
  });
}
