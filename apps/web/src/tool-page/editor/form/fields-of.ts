import type { Operation } from '@octavo/contract/edits/edit-list';
import { type FieldView, type FormBox, type FormField, viewOf, withBox, withValue } from './form-field.ts';

/** Fields of a document with the operations of the list applied, in the order of their pages. */
export function fieldsOf(base: readonly FieldView[], operations: readonly Operation[]): readonly FormField[] {
  let fields: readonly FormField[] = base.map((field) => ({ ...field, made: null }));

  for (const operation of operations) {
    fields = withOperation(fields, operation);
  }

  return fields;
}

/** Boxes of fields on a page. */
export function boxesOn(page: string, fields: readonly FormField[]): readonly FormBox[] {
  return fields.flatMap((field) =>
    field.boxes
      .filter((place) => place.page === page && !place.isHidden)
      .map((place) => ({ key: keyOfBox(field.name, page, place.index), field, place })),
  );
}

export function keyOfBox(name: string, page: string, index: number): string {
  return `field ${page} ${index} ${name}`;
}

/** Pages on which the fields of a document are shown, by their names. */
export function pagesOfFields(fields: readonly FieldView[]): Map<string, readonly string[]> {
  return new Map(
    fields.map(({ name, boxes }) => [name, [...new Set(boxes.map(({ page }) => page))]] as const),
  );
}

function withOperation(fields: readonly FormField[], operation: Operation): readonly FormField[] {
  const change = (name: string, to: (field: FormField) => FormField) =>
    fields.map((field) => (field.name === name ? to(field) : field));

  switch (operation.kind) {
    case 'field.add':
      return [...fields, { ...viewOf(operation.field, operation.page), made: operation.id }];
    case 'field.value': {
      const { value } = operation;

      return change(operation.name, (field) => ({
        ...field,
        value,
        field: field.field === null ? null : withValue(field.field, value),
      }));
    }
    case 'field.change':
      return change(operation.name, (field) => ({
        ...viewOf(operation.field, operation.page),
        // Other boxes of the field stay where they are.
        boxes: [
          ...viewOf(operation.field, operation.page).boxes,
          ...field.boxes.filter((place) => place.page !== operation.page || isFurther(field, place)),
        ],
        isMultiple: field.isMultiple,
        made: field.made,
      }));
    case 'field.move':
      return change(operation.name, (field) => ({
        ...field,
        boxes: field.boxes.map((place) =>
          place.page === operation.page && place.index === operation.index
            ? { ...place, box: operation.box }
            : place,
        ),
        field: field.field === null ? null : withBox(field.field, operation.index, operation.box),
      }));
    case 'field.delete':
      return fields.filter(({ name }) => name !== operation.name);
    case 'field.order':
      return inOrder(fields, operation.page, operation.names);
    default:
      return fields;
  }
}

/** True for a box that a description does not have, since it describes one box, or all radio buttons. */
function isFurther({ kind }: FormField, { index }: FormBox['place']): boolean {
  return kind !== 'radio' && index > 0;
}

/** Fields with those of a page in another order, at the positions that they have together. */
function inOrder(fields: readonly FormField[], page: string, names: readonly string[]): readonly FormField[] {
  const isHere = ({ boxes }: FormField) => boxes.some((place) => place.page === page);
  const rankOf = ({ name }: FormField) => (names.includes(name) ? names.indexOf(name) : names.length);
  const ordered = fields.filter(isHere).toSorted((one, other) => rankOf(one) - rankOf(other));
  let next = 0;

  return fields.map((field) => {
    if (!isHere(field)) {
      return field;
    }

    next += 1;

    return ordered[next - 1] ?? field;
  });
}
