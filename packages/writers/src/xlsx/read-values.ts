import type { CellValue, Convention } from './cell-value.ts';
import { columnConvention, conventionOf } from './conventions.ts';
import { isPostalHeading } from './postal-codes.ts';
import { isMonth, readDate } from './read-date.ts';
import { readNumber } from './read-number.ts';
import type { SheetTable, TextCell } from './sheet-table.ts';

/** Numbers in this range are years when they are column headings. */
const firstYear = 1800;
const lastYear = 2199;

/** Notation of numbers and dates derived from all tables of a document. */
export function documentConvention(tables: readonly SheetTable[], language: string | null): Convention {
  return conventionOf(
    tables.flatMap(({ cells }) => cells.map(({ text }) => text)),
    language,
  );
}

/** Notation of a column. */
interface ColumnReading extends Convention {
  /** True when numbers are identifiers. */
  readonly codes: boolean;
  /** True when months are dates; a single month is usually a title. */
  readonly months: boolean;
}

/** Values of a table's cells, in order; null for empty cells. */
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
  // A year in a column heading may follow a currency.
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

/** True for numbers with leading zeros, all of one length or with five digits: postal codes, item numbers. */
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

/** Shows the mark of a note after the number, which remains a number. */
function withMark(format: string, mark: string): string {
  const literal = `"${mark.replaceAll('"', '').replace(/\d/g, (digit) => raised[digit] ?? digit)}"`;

  return format
    .split(';')
    .map((part) => (part === 'General' ? `0${literal}` : `${part}${literal}`))
    .join(';');
}
