import type { CellValue, Convention } from './cell-value.ts';
import { columnConvention, conventionOf } from './conventions.ts';
import { isPostalHeading } from './postal-codes.ts';
import { isMonth, readDate } from './read-date.ts';
import { readNumber } from './read-number.ts';
import type { SheetTable, TextCell } from './sheet-table.ts';

/** Numbers that are years where they head a column. */
const firstYear = 1800;
const lastYear = 2199;

/** What all tables of a document tell about how its figures are written. */
export function documentConvention(tables: readonly SheetTable[], language: string | null): Convention {
  return conventionOf(
    tables.flatMap(({ cells }) => cells.map(({ text }) => text)),
    language,
  );
}

/** How the figures of a column are read. */
interface ColumnReading extends Convention {
  /** Numbers that only name something. */
  readonly codes: boolean;
  /** Months are dates: alone they are titles more often than not. */
  readonly months: boolean;
}

/** The values of a table's cells, in their order; null for empty ones. */
export function readValues(table: SheetTable, document: Convention): (CellValue | null)[] {
  const columns = table.columnWidths.map((_, column): ColumnReading => {
    const cells = table.cells.filter((cell) => cell.column === column && cell.columnSpan === 1);
    const texts = cells.filter(({ row }) => row >= table.headerRows).map(({ text }) => text);
    const heads = Math.max(1, table.headerRows);
    const isPostal = cells.some(({ row, text }) => row < heads && isPostalHeading(text));

    return {
      ...columnConvention(texts, document),
      codes: isPostal || areCodes(texts),
      months: areMonths(texts),
    };
  });

  return table.cells.map((cell) => {
    const column = columns[cell.column] ?? { ...document, codes: false, months: false };

    return cell.text === '' ? null : readValue(cell, table, column);
  });
}

function readValue(
  cell: TextCell,
  { headerRows }: SheetTable,
  { decimal, dates, codes, months }: ColumnReading,
): CellValue {
  const text = { kind: 'text', text: cell.text + cell.mark } as const;
  // At the head of a column also with a currency before it.
  const [, year] = /^(?:[A-Z]{3} )?(\d{4})$/.exec(cell.text) ?? [];
  const isYear = Number(year) >= firstYear && Number(year) <= lastYear;
  const isCode = codes && /^\d[\d ]*$/.test(cell.text);
  const isTitle = isMonth(cell.text) && (!months || cell.row < headerRows);

  if ((isYear && cell.row < headerRows) || isCode || isTitle) {
    return text;
  }

  const value = readDate(cell.text, dates) ?? readNumber(cell.text, decimal ?? '.');

  if (value === null || value.kind === 'text') {
    return text;
  }

  return cell.mark === '' ? value : { ...value, format: withMark(value.format, cell.mark) };
}

/** Numbers with zeros in front, all of one length or five figures long: postal codes, item numbers. */
function areCodes(texts: readonly string[]): boolean {
  const plain = texts.filter((text) => /^\d+$/.test(text));

  if (plain.some((text) => /^0\d{4}$/.test(text))) {
    return true;
  }

  const lengths = new Set(plain.map(({ length }) => length));

  return (
    plain.some((text) => /^0\d/.test(text)) && (lengths.size === 1 || plain.every((text) => text.length > 2))
  );
}

function areMonths(texts: readonly string[]): boolean {
  const filled = texts.filter((text) => text !== '');
  const months = filled.filter(isMonth).length;

  return months > 2 && months >= filled.length * 0.6;
}

const raised: Readonly<Record<string, string>> = Object.fromEntries(
  [...'⁰¹²³⁴⁵⁶⁷⁸⁹'].map((character, digit) => [String(digit), character]),
);

/** Shows a note's mark behind the number, which stays a number. */
function withMark(format: string, mark: string): string {
  const literal = `"${mark.replaceAll('"', '').replace(/\d/g, (digit) => raised[digit] ?? digit)}"`;

  return format
    .split(';')
    .map((part) => (part === 'General' ? `0${literal}` : `${part}${literal}`))
    .join(';');
}
