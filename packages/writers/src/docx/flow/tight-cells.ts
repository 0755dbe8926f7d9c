import type { Block, DocumentLayout, Paragraph, Table, TableCell } from '@octavo/layout/model';
import { isInFlow } from './flow.ts';

/**
 * Reduces the line spacing of single lines in cells, which is a guess, so that rows do not become higher than
 * in the source.
 */
export function tightCells(layout: DocumentLayout): DocumentLayout {
  return {
    ...layout,
    sections: layout.sections.map((section) => ({ ...section, blocks: section.blocks.map(tightBlock) })),
  };
}

function tightBlock(block: Block): Block {
  return block.kind === 'table' ? tightTable(block) : block;
}

function tightTable(table: Table): Table {
  return { ...table, cells: table.cells.map(tightCell) };
}

function tightCell(cell: TableCell): TableCell {
  const { box } = cell.place;
  const borders = ((cell.borders.top?.widthPoints ?? 0) + (cell.borders.bottom?.widthPoints ?? 0)) / 2;
  const blocks = cell.blocks.map(tightBlock);
  const paragraphs = blocks.filter((block) => block.kind === 'paragraph');
  const single = sumOf(paragraphs.filter(isSingle));
  const room = box.bottom - box.top - borders - sumOf(paragraphs.filter((each) => !isSingle(each)));

  // Pictures and tables have fixed heights.
  if (single <= room || room <= 0 || paragraphs.length < blocks.filter(isInFlow).length) {
    return { ...cell, blocks };
  }

  return {
    ...cell,
    blocks: blocks.map((block) =>
      block.kind === 'paragraph' && isSingle(block)
        ? { ...block, lineSpacing: (block.lineSpacing * room) / single }
        : block,
    ),
  };
}

function isSingle({ lineCount }: Paragraph): boolean {
  return lineCount === 1;
}

/** Total line height of some paragraphs. */
function sumOf(paragraphs: readonly Paragraph[]): number {
  return paragraphs.reduce((sum, { lineSpacing, lineCount }) => sum + lineSpacing * lineCount, 0);
}
