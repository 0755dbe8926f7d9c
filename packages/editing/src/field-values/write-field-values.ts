import type { ValueFileKind } from '@octavo/contract/edits/fields';
import type { ListedField } from '../fields/listed-field.ts';
import { writeCsv } from './csv-values.ts';
import type { FieldValues } from './field-values.ts';
import { writeJson } from './json-values.ts';
import { writeFdf } from './write-fdf.ts';

/** Writes the values of fields that can have one. */
export function writeFieldValues(kind: ValueFileKind, fields: readonly ListedField[]): Uint8Array {
  const values = new Map(
    fields
      .filter((field) => field.kind !== 'push' && field.kind !== 'signature')
      .map((field) => [field.name, field.value] as const),
  );

  return kind === 'fdf' ? writeFdf(fields, values) : new TextEncoder().encode(writers[kind](values));
}

const writers: Readonly<Record<Exclude<ValueFileKind, 'fdf'>, (values: FieldValues) => string>> = {
  json: writeJson,
  csv: writeCsv,
};
