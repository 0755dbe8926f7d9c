import type { FieldValueOf } from '@octavo/contract/edits/fields';
import { readSeparated, writeSeparated } from '@octavo/pdf/text/separated-values';
import type { FieldValues } from './field-values.ts';

/** Column names of tables with a row for each field. */
const header = ['field', 'value'] as const;

/**
 * Reads a table with a row for each field, in columns named `field` and `value`, or with a column for each field and
 * one row of values; null for anything else. A field of several rows has several values.
 */
export function readCsv(text: string): FieldValues | null {
  const rows = readSeparated(text.replace(/^\ufeff/, '')).rows.filter((row) =>
    row.some((cell) => cell !== ''),
  );
  const [names = [], first = []] = rows;

  if (header.every((name, index) => names[index]?.trim().toLowerCase() === name)) {
    return valuesOfRows(rows.slice(1));
  }

  return rows.length === 2
    ? new Map(names.flatMap((name, index) => (name === '' ? [] : [[name, first[index] || null]])))
    : null;
}

function valuesOfRows(rows: readonly (readonly string[])[]): FieldValues {
  const values = new Map<string, FieldValueOf | null>();

  for (const [name = '', value = ''] of rows) {
    const known = values.get(name);

    if (name !== '') {
      values.set(
        name,
        known === undefined || known === null ? value || null : [known, value].flat().map(String),
      );
    }
  }

  return values;
}

/** Writes a row for each field, and one for each of several values. */
export function writeCsv(values: FieldValues): string {
  const rows = [...values].flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((each) => [name, textOf(each)]),
  );

  return `${writeSeparated([header, ...rows])}\n`;
}

function textOf(value: string | boolean | null): string {
  return value === null ? '' : String(value);
}
