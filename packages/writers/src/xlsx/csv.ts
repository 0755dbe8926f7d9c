import type { ReadTable } from './read-tables.ts';

/** Excel reads a CSV file as UTF-8 when it begins with this mark. */
const byteOrderMark = '\ufeff';

/**
 * Writes a table as separated values (RFC 4180): numbers and dates as printed, merged cells once, in their
 * first position.
 */
export function tableAsCsv({ table, cells }: ReadTable): string {
  const rows = Array.from({ length: table.rows }, () => table.columnWidths.map(() => ''));

  for (const { row, column, value } of cells) {
    const line = rows[row];

    if (line !== undefined && value !== null) {
      line[column] = value.text;
    }
  }

  return linesAsCsv(rows);
}

export function linesAsCsv(rows: readonly (readonly string[])[]): string {
  return `${byteOrderMark}${rows.map((row) => row.map(field).join(',')).join('\r\n')}\r\n`;
}

function field(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
