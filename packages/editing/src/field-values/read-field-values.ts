import type { ValueFileKind } from '@octavo/contract/edits/fields';
import { Failure } from '@octavo/contract/failures';
import { readCsv } from './csv-values.ts';
import type { FieldValues } from './field-values.ts';
import { readJson } from './json-values.ts';
import { readFdf } from './read-fdf.ts';

/**
 * Reads values of fields.
 *
 * @throws Failure `damaged-file` for a file that has no values of this kind.
 */
export function readFieldValues(kind: ValueFileKind, bytes: Uint8Array): FieldValues {
  const values = readers[kind](bytes);

  if (values === null) {
    throw new Failure('damaged-file', `no field values as ${kind}`);
  }

  return values;
}

const readers: Readonly<Record<ValueFileKind, (bytes: Uint8Array) => FieldValues | null>> = {
  json: (bytes) => readJson(textOf(bytes)),
  csv: (bytes) => readCsv(textOf(bytes)),
  fdf: readFdf,
};

/** Text as UTF-8, or as UTF-16 by its byte order mark, as spreadsheets write it. */
function textOf(bytes: Uint8Array): string {
  const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8';

  return new TextDecoder(encoding).decode(bytes);
}
