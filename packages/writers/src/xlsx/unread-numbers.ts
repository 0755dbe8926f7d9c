import type { ReadTable } from './read-tables.ts';

/** Smallest number and share of numbers in a numeric column. */
const fewestNumbers = 3;
const mostlyNumbers = 0.6;

/** Texts of cells in numeric columns that were not read as numbers, although they are mostly digits. */
export function unreadNumbers({ table, cells }: ReadTable): string[] {
  return table.columnWidths.flatMap((_, column) => {
    const values = cells
      .filter((cell) => cell.column === column && cell.columnSpan === 1 && cell.row >= table.headerRows)
      .flatMap(({ value }) => value ?? []);
    const numbers = values.filter(({ kind }) => kind === 'number').length;

    if (numbers < fewestNumbers || numbers < values.length * mostlyNumbers) {
      return [];
    }

    return values
      .filter(({ kind, text }) => kind === 'text' && isMostlyFigures(text))
      .map(({ text }) => text);
  });
}

function isMostlyFigures(text: string): boolean {
  const figures = text.match(/\d/g)?.length ?? 0;
  const letters = text.match(/\p{L}/gu)?.length ?? 0;

  return figures > 0 && figures >= letters;
}
