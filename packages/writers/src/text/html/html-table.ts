import type { Block, Table, TableCell } from '@octavo/layout/model';
import { element } from './element.ts';

/** Writes a table with header cells; `caption` and the content of cells are already HTML. */
export function htmlTable(
  table: Table,
  caption: string,
  contentOf: (blocks: readonly Block[], isHeader: boolean) => string,
  attributes: Readonly<Record<string, string | null>> = {},
): string {
  const rows = table.rowHeights.map((_, row) => {
    const cells = table.cells.filter((cell) => cell.row === row).sort((a, b) => a.column - b.column);
    const isHeader = row < table.headerRows;

    return element('tr', {}, cells.map((cell) => cellOf(cell, isHeader, contentOf)).join(''));
  });
  const head = rows.slice(0, table.headerRows);
  const body = rows.slice(table.headerRows);

  return element(
    'table',
    attributes,
    [
      caption === '' ? '' : element('caption', {}, caption),
      head.length === 0 ? '' : element('thead', {}, `\n${head.join('\n')}\n`),
      body.length === 0 ? '' : element('tbody', {}, `\n${body.join('\n')}\n`),
    ]
      .filter((part) => part !== '')
      .map((part) => `\n${part}`)
      .join('') + '\n',
  );
}

function cellOf(
  { rowSpan, columnSpan, blocks }: TableCell,
  isHeader: boolean,
  contentOf: (blocks: readonly Block[], isHeader: boolean) => string,
): string {
  const content = contentOf(blocks, isHeader);
  // An empty corner cell is not a header.
  const isNaming = isHeader && content !== '';

  return element(
    isNaming ? 'th' : 'td',
    {
      scope: isNaming ? (columnSpan > 1 ? 'colgroup' : 'col') : null,
      colspan: columnSpan > 1 ? columnSpan : null,
      rowspan: rowSpan > 1 ? rowSpan : null,
    },
    content,
  );
}
