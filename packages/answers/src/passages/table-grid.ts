import type { Block, Paragraph, Table, TableCell } from '@octavo/layout/model';
import { cleanText } from './clean-text.ts';

/** Cells of a table by row and column, with their texts. */
export class TableGrid {
  readonly rows: number;
  readonly columns: number;
  readonly #cells: readonly (readonly TableCell[])[];
  readonly #texts: ReadonlyMap<TableCell, string>;

  constructor({ cells, rowHeights, columnWidths }: Table) {
    this.rows = rowHeights.length;
    this.columns = columnWidths.length;
    this.#texts = new Map(cells.map((cell) => [cell, textIn(cell.blocks)]));
    this.#cells = rowHeights.map((_, row) =>
      cells
        .filter((cell) => cell.row <= row && row < cell.row + cell.rowSpan)
        .toSorted((a, b) => a.column - b.column),
    );
  }

  /** Cells of a row from left to right, with those that reach into it from above. */
  cellsIn(row: number): readonly TableCell[] {
    return this.#cells[row] ?? [];
  }

  textOf(cell: TableCell): string {
    return this.#texts.get(cell) ?? '';
  }
}

export function isParagraph(block: Block): block is Paragraph {
  return block.kind === 'paragraph';
}

function textIn(blocks: readonly Block[]): string {
  const texts = blocks.filter(isParagraph).map(({ source }) => cleanText(source?.text ?? ''));

  return texts.join(' ').replace(/\s+/g, ' ').trim();
}
