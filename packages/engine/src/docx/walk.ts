import type { Block, DocumentLayout, Paragraph } from '../layout/model.ts';

/** The paragraphs of a document in reading order, those in cells and boxes among them, without headers and notes. */
export function paragraphsOf({ sections }: DocumentLayout): Paragraph[] {
  return sections.flatMap(({ blocks }) => paragraphsIn(blocks));
}

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
