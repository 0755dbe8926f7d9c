import { valueFileKinds } from '@octavo/contract/edits/fields';
import { codec } from '@octavo/engine-node/codec';
import { openPdf } from '@octavo/pdf/document';
import { beforeAll, describe, expect, it } from 'vitest';
import { blankDocument, edited } from '../../test/edit-harness.ts';
import type { ListedField } from '../fields/listed-field.ts';
import { readFields } from '../fields/read-fields.ts';
import { readFieldValues } from './read-field-values.ts';
import { valueOperations } from './value-operations.ts';
import { writeFieldValues } from './write-field-values.ts';

const box = { left: 40, top: 40, width: 160, height: 20 };
const fields = [
  { type: 'text', name: 'person.name', box },
  { type: 'text', name: 'person.notes', box, multiline: true },
  { type: 'check', name: 'agree', box },
  { type: 'check', name: 'refuse', box },
  {
    type: 'radio',
    name: 'size',
    buttons: [
      { box, value: 'Größe S' },
      { box, value: 'L' },
    ],
  },
  { type: 'choice', name: 'country', box, options: [{ value: 'fr', label: 'France' }, { value: 'de' }] },
];
const values = {
  'person.name': 'Zoë "日本", 1;2',
  'person.notes': 'one\ntwo (three) \\',
  agree: true,
  refuse: false,
  size: 'Größe S',
  country: 'fr',
};
const bytesOf = (text: string) => new TextEncoder().encode(text);
let empty: Uint8Array;
let filled: readonly ListedField[];

beforeAll(async () => {
  empty = (
    await edited(
      blankDocument(),
      fields.map((field) => ({ kind: 'field.add', field })),
    )
  ).bytes;
  const operations = Object.entries(values).map(([name, value]) => ({ kind: 'field.value', name, value }));
  filled = readFields((await edited(empty, operations)).document);
});

describe.each(valueFileKinds)('values as %s', (kind) => {
  it('fill in the same form', async () => {
    const file = writeFieldValues(kind, filled);
    const { operations, unknown } = valueOperations(
      readFields(openPdf(empty, codec)),
      readFieldValues(kind, file),
    );
    const { document } = await edited(empty, operations);

    expect(Object.fromEntries(readFields(document).map(({ name, value }) => [name, value]))).toEqual(values);
    expect(unknown).toEqual([]);
  });

  it('are refused when the file has none', () => {
    expect(() => readFieldValues(kind, bytesOf('no values'))).toThrowError(
      expect.objectContaining({ code: 'damaged-file' }),
    );
  });
});

it('changes nothing that is as it should be', () => {
  const same = readFieldValues('json', writeFieldValues('json', filled));

  expect(valueOperations(filled, same).operations).toEqual([]);
});

it('reads a table with a column for each field, and words for ticks', () => {
  const table = readFieldValues('csv', bytesOf('person.name;agree;refuse;other\r\nAda;oui;x;1\r\n'));
  const { operations, unknown } = valueOperations(readFields(openPdf(empty, codec)), table);

  expect(operations.map(({ name, value }) => [name, value])).toEqual([
    ['person.name', 'Ada'],
    ['agree', true],
    ['refuse', true],
  ]);
  expect(unknown).toEqual(['other']);
});

it('reads FDF files of other programs', () => {
  const file = `%FDF-1.2
    1 0 obj << /FDF << /Fields [ 2 0 R << /T (agree) /V /Yes >> ] /F (form.pdf) >> >> endobj
    2 0 obj << /T (person) /Kids [ << /T (name) /V <FEFF005A> >> ] >> endobj
    trailer << /Root 1 0 R >> %%EOF`;

  expect([...readFieldValues('fdf', bytesOf(file))]).toEqual([
    ['person.name', 'Z'],
    ['agree', 'Yes'],
  ]);
});
