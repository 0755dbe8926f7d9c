import type { Block, Table } from '../../layout/model.ts';

/** Share of the cells that hold text in a table worth the name. */
const filledShare = 0.3;

/** A cell with more than this share of all text is a frame with lines around it. */
const largestShare = 0.75;

/** Boxes and arrows of a drawing may look like a table; a table has text in many cells, and not all in one. */
export function isTable({ cells, rowHeights, columnWidths }: Table): boolean {
  const lengths = cells.map(({ blocks }) => blocks.reduce((sum, block) => sum + lengthOf(block), 0));
  const all = lengths.reduce((sum, length) => sum + length, 0);
  const filled = lengths.filter((length) => length > 0).length;

  return (
    rowHeights.length > 1 &&
    columnWidths.length > 1 &&
    filled >= 4 &&
    filled >= filledShare * cells.length &&
    Math.max(...lengths) <= largestShare * all
  );
}

function lengthOf(block: Block): number {
  return block.kind === 'paragraph'
    ? block.inlines.reduce((sum, inline) => sum + (inline.kind === 'text' ? inline.text.trim().length : 0), 0)
    : 0;
}
