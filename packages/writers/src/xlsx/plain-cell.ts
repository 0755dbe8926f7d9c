import type { SheetCell } from './workbook.ts';

/** A cell of plain text at the start of a row. */
export function plainCell(row: number, text: string, { bold = false, wrap = false } = {}): SheetCell {
  return {
    row,
    column: 0,
    rowSpan: 1,
    columnSpan: 1,
    value: { kind: 'text', text },
    style: {
      bold,
      italic: false,
      colour: '000000',
      background: null,
      borders: { top: null, right: null, bottom: null, left: null },
      horizontal: null,
      vertical: 'top',
      wrap,
      rotation: 0,
    },
    comment: null,
  };
}
