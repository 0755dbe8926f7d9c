import type { Block, Table } from '@octavo/layout/model';

/** A pipe table (GFM, 4.10); null when the table cannot be written as one. */
export function markdownTable(
  table: Table,
  textOf: (blocks: readonly Block[]) => string | null,
): string | null {
  const columns = table.columnWidths.length;
  const rows: string[][] = table.rowHeights.map(() => Array.from({ length: columns }, () => ''));

  for (const cell of table.cells) {
    const text = cell.rowSpan > 1 || cell.columnSpan > 1 ? null : textOf(cell.blocks);
    const row = rows[cell.row];

    if (text === null || row === undefined || table.headerRows > 1) {
      return null;
    }

    row[cell.column] = text.replaceAll('|', '\\|');
  }

  const [first = [], ...rest] = rows;
  // GFM tables need a header; a first row without empty cells serves as one.
  const isHeader = table.headerRows === 1 || first.every((text) => text !== '');
  const [head, body] = isHeader ? [first, rest] : [Array.from({ length: columns }, () => ''), rows];

  return [rowOf(head), rowOf(head.map(() => '---')), ...body.map(rowOf)].join('\n');
}

function rowOf(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}
