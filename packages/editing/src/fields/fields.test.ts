import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { popplerTexts, qpdfCheck, qpdfFieldValues } from '@octavo/testkit/programs/independent';
import { afterAll, describe, expect, it } from 'vitest';
import { blankDocument, differingPoints, drawn, edited } from '../../test/edit-harness.ts';
import { readFields } from './read-fields.ts';

const folder = mkdtempSync(join(tmpdir(), 'octavo-form-'));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const box = { left: 40, top: 40, width: 160, height: 20 };
const look = { size: 10, color: '#0000ff', border: '#ff0000', fill: '#ffffee', align: 'center' } as const;

const fields = [
  { type: 'text', name: 'person.name', box, label: 'Full name', required: true, look, value: 'Zoë 日本' },
  { type: 'text', name: 'person.code', box: { ...box, top: 70 }, comb: 5, value: 'ab1' },
  { type: 'text', name: 'notes', box: { ...box, top: 100, height: 50 }, multiline: true, value: 'one\ntwo' },
  { type: 'date', name: 'signed', box: { ...box, top: 160 }, format: 'dd/mm/yyyy', value: '01/02/2026' },
  {
    type: 'check',
    name: 'agree',
    box: { left: 40, top: 190, width: 14, height: 14 },
    mark: 'cross',
    value: true,
  },
  {
    type: 'radio',
    name: 'size',
    buttons: [
      { box: { left: 40, top: 220, width: 14, height: 14 }, value: 'Größe S' },
      { box: { left: 80, top: 220, width: 14, height: 14 }, value: 'L' },
    ],
    value: 'L',
  },
  {
    type: 'choice',
    name: 'country',
    box: { left: 220, top: 40, width: 120, height: 20 },
    options: [{ value: 'fr', label: 'France' }, { value: 'de' }],
    value: 'fr',
  },
  {
    type: 'choice',
    name: 'colors',
    box: { left: 220, top: 70, width: 120, height: 60 },
    options: [{ value: 'red' }, { value: 'blue' }],
    isList: true,
    value: 'blue',
  },
  { type: 'signature', name: 'signature', box: { left: 220, top: 160, width: 120, height: 40 } },
];

const adding = fields.map((field) => ({ kind: 'field.add', field }));

describe.each([0, 90, 180, 270] as const)('new fields on a page turned by %i degrees', (rotation) => {
  it('are read back as they were described', async () => {
    const { document } = await edited(blankDocument({ rotation }), adding);
    const read = readFields(document).map(({ field }) => field);

    expect(read).toMatchObject(fields);
  });

  it('are drawn in their boxes and nowhere else', async () => {
    const before = blankDocument({ rotation });
    const { bytes } = await edited(before, adding);
    const points = differingPoints(await drawn(before), await drawn(bytes));
    const boxes = fields.flatMap((field) =>
      field.buttons === undefined ? [field.box!] : field.buttons.map((button) => button.box),
    );
    const isIn = ({ left, top, width, height }: typeof box, { x, y }: (typeof points)[number]) =>
      x > left - 1 && x < left + width + 1 && y > top - 1 && y < top + height + 1;

    expect(points.filter((point) => !boxes.some((each) => isIn(each, point)))).toEqual([]);
    expect(boxes.every((each) => points.some((point) => isIn(each, point)))).toBe(true);
  });
});

it.each([90, 180, 270] as const)(
  'moves, changes and fills in fields of a page that the list turns by %i',
  async (by) => {
    const base = (await edited(blankDocument(), adding)).bytes;
    const [name] = fields;
    const moved = { left: 30, top: 60, width: 40, height: 90 };
    const { document } = await edited(base, [
      { kind: 'page.rotate', by },
      { kind: 'field.change', name: 'person.name', field: { ...name, box: moved, label: 'Name' } },
      { kind: 'field.move', name: 'person.code', index: 0, box: { ...moved, left: 90 } },
      { kind: 'field.value', name: 'notes', value: 'Turned' },
    ]);
    const read = new Map(readFields(document).map((field) => [field.name, field]));

    expect(read.get('person.name')).toMatchObject({ label: 'Name', boxes: [{ box: moved, angle: by }] });
    expect(read.get('person.code')?.boxes).toMatchObject([{ box: { ...moved, left: 90 }, angle: by }]);
    expect(read.get('notes')?.value).toBe('Turned');
  },
);

it('gives other programs the values of new fields', async () => {
  const { bytes } = await edited(blankDocument(), adding);
  const path = join(folder, 'added.pdf');
  writeFileSync(path, bytes);

  expect(qpdfCheck(path).ok).toBe(true);
  expect(qpdfFieldValues(path)).toMatchObject({
    'person.name': 'Zoë 日本',
    'person.code': 'ab1',
    notes: 'one\ntwo',
    signed: '01/02/2026',
    agree: '/Yes',
    size: '/1',
    country: 'fr',
    colors: 'blue',
  });
  expect(popplerTexts(path)?.[0]).toContain('Zoë 日本');
});

it('changes, moves, renames and deletes fields', async () => {
  const base = (await edited(blankDocument(), adding)).bytes;
  const { document } = await edited(base, [
    {
      kind: 'field.change',
      name: 'person.name',
      field: { ...fields[0], name: 'name', value: 'Ada', readOnly: true },
    },
    { kind: 'field.move', name: 'size', index: 1, box: { left: 120, top: 220, width: 20, height: 20 } },
    { kind: 'field.delete', name: 'person.code' },
    { kind: 'field.change', name: 'notes', field: fields[4] && { ...fields[4], name: 'notes' } },
    { kind: 'field.order', names: ['signed', 'name'] },
  ]);
  const read = readFields(document);

  expect(read.map(({ name }) => name)).toEqual([
    'signed',
    'name',
    'agree',
    'size',
    'country',
    'colors',
    'signature',
    'notes',
  ]);
  expect(read.find(({ name }) => name === 'name')?.field).toMatchObject({
    value: 'Ada',
    readOnly: true,
    required: true,
    look,
  });
  expect(read.find(({ name }) => name === 'size')?.boxes[1]?.box).toMatchObject({ left: 120, width: 20 });
  expect(read.find(({ name }) => name === 'notes')?.kind).toBe('check');
});

it('refuses names that are taken, values that do not fit, and fields that do not exist', async () => {
  const base = (await edited(blankDocument(), adding)).bytes;

  for (const name of ['notes', 'person', 'notes.more']) {
    await expect(edited(base, [{ kind: 'field.add', field: { ...fields[0], name } }])).rejects.toMatchObject({
      code: 'edit-not-possible',
      values: { reason: 'field-name-taken' },
    });
  }

  await expect(
    edited(base, [{ kind: 'field.value', name: 'person.code', value: '123456' }]),
  ).rejects.toMatchObject({ code: 'field-value-invalid', values: { operation: 'o1' } });
  await expect(edited(base, [{ kind: 'field.delete', name: 'x' }])).rejects.toMatchObject({
    code: 'field-missing',
  });
});

it('clears every kind of field', async () => {
  const base = (await edited(blankDocument(), adding)).bytes;
  const names = fields.map(({ name }) => name).filter((name) => name !== 'signature');
  const { document } = await edited(
    base,
    names.map((name) => ({ kind: 'field.value', name, value: null })),
  );

  expect(readFields(document).map(({ value }) => value)).toEqual([
    null,
    null,
    null,
    null,
    false,
    null,
    null,
    null,
    null,
  ]);
});
