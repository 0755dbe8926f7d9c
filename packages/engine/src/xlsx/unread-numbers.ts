import type { ReadTable } from './read-tables.ts';

/** So many numbers, and so much of a column, make it one of numbers. */
const fewestNumbers = 3;
const mostlyNumbers = 0.6;

/** Texts of cells that stayed text in columns of numbers, though most of what they hold is figures. */
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
