import type { Operation } from '@octavo/contract/edits/edit-list';
import type { Field } from '@octavo/contract/edits/fields';
import { expect, it } from 'vitest';
import { addField, changeField, deleteField, moveField, orderFields, setFieldValue } from './field-edits.ts';
import { boxesOn, fieldsOf, pagesOfFields } from './fields-of.ts';
import { type FieldView, viewOf } from './form-field.ts';
import { isFreeName, makeField, unusedName } from './make-field.ts';

const box = { left: 10, top: 20, width: 100, height: 20 };
const text = (name: string): Field => makeField('text', name, box, []);
const base: readonly FieldView[] = [
  viewOf(text('a'), 'p1'),
  viewOf(makeField('radio', 'b', box, ['one']), 'p2'),
];
const none: readonly Operation[] = [];
const fieldIn = (operations: readonly Operation[], name: string) =>
  fieldsOf(base, operations).find((field) => field.name === name)!;

it('keeps one value of each field, and none that the file has', () => {
  const first = setFieldValue(none, '1', { base, field: fieldIn(none, 'a') }, 'x');
  const second = setFieldValue(first, '2', { base, field: fieldIn(first, 'a') }, 'y');
  const third = setFieldValue(second, '3', { base, field: fieldIn(second, 'a') }, null);

  expect(second).toEqual([{ id: '2', kind: 'field.value', name: 'a', value: 'y' }]);
  expect(third).toEqual([]);
});

it('rewrites what makes or changes a field', () => {
  const added = addField(none, '1', 'p1', text('new'));
  const filled = setFieldValue(added, '2', { base, field: fieldIn(added, 'new') }, 'x');
  const moved = moveField(
    filled,
    '3',
    boxesOn('p1', fieldsOf(base, filled)).find(({ field }) => field.name === 'new')!,
    { ...box, left: 50 },
  );
  const named = changeField(moved, '4', fieldIn(moved, 'new'), 'p1', {
    ...fieldIn(moved, 'new').field!,
    name: 'other',
  });

  expect(named).toHaveLength(1);
  expect(fieldIn(named, 'other')).toMatchObject({ value: 'x', boxes: [{ box: { left: 50 } }], made: '1' });
  expect(deleteField(named, '5', fieldIn(named, 'other'))).toEqual([]);
});

it('gives a field of the file another name, with what follows', () => {
  const filled = setFieldValue(none, '1', { base, field: fieldIn(none, 'a') }, 'x');
  const ordered = orderFields(filled, '2', 'p1', ['a']);
  const named = changeField(ordered, '3', fieldIn(ordered, 'a'), 'p1', {
    ...fieldIn(ordered, 'a').field!,
    name: 'c',
  });
  const again = setFieldValue(named, '4', { base, field: fieldIn(named, 'c') }, 'y');

  expect(fieldIn(again, 'c').value).toBe('y');
  expect(again.map(({ kind }) => kind)).toEqual(['field.order', 'field.change']);
  expect(deleteField(again, '5', fieldIn(again, 'c'))).toEqual([
    { id: '2', kind: 'field.order', page: 'p1', names: ['a'] },
    { id: '5', kind: 'field.delete', name: 'a' },
  ]);
});

it('knows the pages of fields, and names that are free', () => {
  expect([...pagesOfFields(base)]).toEqual([
    ['a', ['p1']],
    ['b', ['p2']],
  ]);
  expect(unusedName('a', fieldsOf(base, none))).toBe('a1');
  expect(['a', 'a.x', 'x..y', 'c', 'a'].map((name) => isFreeName(name, 'b', fieldsOf(base, none)))).toEqual([
    false,
    false,
    false,
    true,
    false,
  ]);
});

it('shows fields where turned and cropped pages have them', () => {
  const size = { width: 200, height: 300 };
  const turned = (by: 90 | 180 | 270): Operation => ({ id: 't', kind: 'page.rotate', page: 'p1', by });
  const boxAfter = (operations: readonly Operation[]) =>
    boxesOn(
      'p1',
      fieldsOf(base, operations, () => size),
    )[0]!.place;

  expect(boxAfter([turned(90)])).toMatchObject({
    box: { left: 260, top: 10, width: 20, height: 100 },
    angle: 90,
  });
  expect(boxAfter([turned(180)])).toMatchObject({
    box: { left: 90, top: 260, width: 100, height: 20 },
    angle: 180,
  });
  expect(boxAfter([turned(270)])).toMatchObject({
    box: { left: 20, top: 90, width: 20, height: 100 },
    angle: 270,
  });
  expect(
    boxAfter([{ id: 'c', kind: 'page.crop', page: 'p1', box: { ...box, left: 5, top: 6 } }]).box,
  ).toMatchObject({ left: 5, top: 14 });
});

it('moves and changes a field of a turned page by operations of their own', () => {
  const turned: readonly Operation[] = [
    ...addField(none, '1', 'p1', text('new')),
    { id: '2', kind: 'page.rotate', page: 'p1', by: 90 },
  ];
  const fields = fieldsOf(base, turned, () => ({ width: 200, height: 300 }));
  const made = boxesOn('p1', fields).find(({ field }) => field.name === 'new')!;
  const moved = moveField(turned, '3', made, { ...made.place.box, left: 0 });
  const changed = changeField(turned, '3', made.field, 'p1', { ...made.field.field!, label: 'Name' });

  expect(moved.slice(0, 2)).toEqual(turned);
  expect(moved[2]).toMatchObject({ kind: 'field.move', name: 'new', box: { left: 0, top: 10, width: 20 } });
  expect(changed.slice(0, 2)).toEqual(turned);
  expect(changed[2]).toMatchObject({
    kind: 'field.change',
    name: 'new',
    field: { label: 'Name', box: { left: 260, top: 10, width: 20, height: 100 } },
  });
});
