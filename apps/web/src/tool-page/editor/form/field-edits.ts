import type { Operation, OperationOf } from '@octavo/contract/edits/edit-list';
import type { Field, FieldValueOf } from '@octavo/contract/edits/fields';
import type { Box } from '@octavo/contract/edits/primitives';
import { isBeforeCheckpoint } from '../document/checkpoint.ts';
import {
  type EditedField,
  type FieldView,
  type FormBox,
  isSameValue,
  withBox,
  withValue,
} from './form-field.ts';

type Operations = readonly Operation[];

export function addField(operations: Operations, id: string, page: string, field: Field): Operations {
  return [...operations, { id, kind: 'field.add', page, field }];
}

/** Fills in a field; one value of a field is one operation, and none where the file already has it. */
export function setFieldValue(
  operations: Operations,
  id: string,
  { base, field }: { readonly base: readonly FieldView[]; readonly field: EditedField },
  value: FieldValueOf | null,
): Operations {
  const { name } = field;
  const described = describing(operations, field);

  if (described !== undefined && !Array.isArray(value)) {
    const next = { ...described, field: withValue(described.field, value) };

    return operations.map((operation) => (operation === described ? next : operation));
  }

  const others = operations.filter(
    (operation) => !(operation.kind === 'field.value' && operation.name === name),
  );
  const own = base.find((each) => each.name === name)?.value ?? null;

  return described === undefined && isSameValue(own, value)
    ? others
    : [...others, { id, kind: 'field.value', name, value }];
}

/** Gives a field other properties; one that this list made, or has changed before, is rewritten. */
export function changeField(
  operations: Operations,
  id: string,
  field: EditedField,
  page: string,
  next: Field,
): Operations {
  const { name } = field;
  const described = describedAsShown(operations, field);
  const changed: Operations =
    described === undefined
      ? [
          // The description has the value, too.
          ...operations.filter((operation) => !isValueOf(operation, name)),
          { id, kind: 'field.change', page, name, field: next },
        ]
      : operations.map((operation) => (operation === described ? { ...described, field: next } : operation));

  const at = changed.findIndex((operation) => 'field' in operation && operation.field === next);

  return changed.map((operation, index) => (index > at ? renamedIn(operation, name, next.name) : operation));
}

/** Moves or resizes a box of a field. */
export function moveField(
  operations: Operations,
  id: string,
  { field, place }: Pick<FormBox, 'field' | 'place'>,
  box: Box,
): Operations {
  const { name } = field;
  const { page, index } = place;
  const described = describedAsShown(operations, field);

  if (described !== undefined && described.page === page && (field.kind === 'radio' || index === 0)) {
    const next = { ...described, field: withBox(described.field, index, box) };

    return operations.map((operation) => (operation === described ? next : operation));
  }

  const others = operations.filter(
    (operation) =>
      !(
        operation.kind === 'field.move' &&
        operation.name === name &&
        operation.page === page &&
        operation.index === index
      ),
  );

  return [...others, { id, kind: 'field.move', page, name, index, box }];
}

/** Deletes a field with what the list has done to it. */
export function deleteField(operations: Operations, id: string, field: EditedField): Operations {
  const { name } = field;
  const described = describing(operations, field);
  const own = described?.kind === 'field.change' ? described.name : name;
  const others = operations.flatMap((operation): Operation[] => {
    if (operation === described || isAboutField(operation, name) || isAboutField(operation, own)) {
      return [];
    }

    return operation.kind === 'field.order' ? orderWithout(operation, name) : [operation];
  });

  return field.made === null ? [...others, { id, kind: 'field.delete', name: own }] : others;
}

/** Sets the order of the fields of a page. */
export function orderFields(
  operations: Operations,
  id: string,
  page: string,
  names: readonly string[],
): Operations {
  const others = operations.filter(
    (operation) => !(operation.kind === 'field.order' && operation.page === page),
  );

  return [...others, { id, kind: 'field.order', page, names: [...names] }];
}

/** The operation that describes a field: the one that made it, or the last one that changed it. */
function describing(
  operations: Operations,
  { name, made }: EditedField,
): OperationOf<'field.add'> | OperationOf<'field.change'> | undefined {
  const change = operations.findLast(
    (operation) => operation.kind === 'field.change' && operation.field.name === name,
  );

  if (change?.kind === 'field.change') {
    return change;
  }

  const added = operations.find((operation) => operation.id === made);

  return added?.kind === 'field.add' ? added : undefined;
}

/** The same operation, unless its page was turned or cropped since then: its boxes have other coordinates. */
function describedAsShown(operations: Operations, field: EditedField) {
  const described = describing(operations, field);

  return described === undefined || isBeforeCheckpoint(operations, described, described.page)
    ? undefined
    : described;
}

function isValueOf(operation: Operation, name: string): boolean {
  return operation.kind === 'field.value' && operation.name === name && !Array.isArray(operation.value);
}

function isAboutField(operation: Operation, name: string): boolean {
  return (
    (operation.kind === 'field.value' ||
      operation.kind === 'field.move' ||
      operation.kind === 'field.change') &&
    operation.name === name
  );
}

/** Operations that follow the description of a field name it by its new name. */
function renamedIn(operation: Operation, from: string, to: string): Operation {
  if ((operation.kind === 'field.value' || operation.kind === 'field.move') && operation.name === from) {
    return { ...operation, name: to };
  }

  return operation.kind === 'field.order'
    ? { ...operation, names: operation.names.map((name) => (name === from ? to : name)) }
    : operation;
}

function orderWithout(operation: OperationOf<'field.order'>, name: string): Operation[] {
  const names = operation.names.filter((each) => each !== name);

  return names.length === 0 ? [] : [{ ...operation, names }];
}
