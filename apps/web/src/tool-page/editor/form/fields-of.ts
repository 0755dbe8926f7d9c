import type { Operation, OperationOf } from '@octavo/contract/edits/edit-list';
import type { Size } from '../document/geometry.ts';
import { reshapedBox } from '../document/reshaped-box.ts';
import {
  type EditedField,
  type FieldView,
  type FormBox,
  viewOf,
  withBox,
  withBoxes,
  withValue,
} from './form-field.ts';

/** Size of a page after some operations; null where it is not known. */
type SizeAfter = (page: string, operations: readonly Operation[]) => Size | null;

/**
 * Fields of a document with the operations of the list applied, in the order of their pages. Their boxes follow the
 * pages that are turned and cropped, as far as `sizeAfter` knows these.
 */
export function fieldsOf(
  base: readonly FieldView[],
  operations: readonly Operation[],
  sizeAfter: SizeAfter = () => null,
): readonly EditedField[] {
  let fields: readonly EditedField[] = base.map((field) => ({ ...field, made: null }));

  for (const [index, operation] of operations.entries()) {
    fields =
      operation.kind === 'page.rotate' || operation.kind === 'page.crop'
        ? onReshapedPage(fields, operation, () => sizeAfter(operation.page, operations.slice(0, index)))
        : withOperation(fields, operation);
  }

  return fields;
}

/** Boxes of fields on a page. */
export function boxesOn(page: string, fields: readonly EditedField[]): readonly FormBox[] {
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

function withOperation(fields: readonly EditedField[], operation: Operation): readonly EditedField[] {
  const change = (name: string, to: (field: EditedField) => EditedField) =>
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
          // A change turns no text.
          ...viewOf(operation.field, operation.page).boxes.map((place) => ({
            ...place,
            angle:
              field.boxes.find((each) => each.page === place.page && each.index === place.index)?.angle ?? 0,
          })),
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

/** Fields with the boxes of a page where they stand after it was turned or cropped. */
function onReshapedPage(
  fields: readonly EditedField[],
  operation: OperationOf<'page.rotate'> | OperationOf<'page.crop'>,
  sizeBefore: () => Size | null,
): readonly EditedField[] {
  const { page } = operation;
  const isHere = ({ boxes }: EditedField) => boxes.some((place) => place.page === page);
  const size = fields.some(isHere) ? sizeBefore() : null;

  if (size === null) {
    return fields;
  }

  const turn = operation.kind === 'page.rotate' ? operation.by : 0;
  const moved = (box: FormBox['place']['box']) => reshapedBox(box, operation, size);

  return fields.map((field) => {
    if (!isHere(field)) {
      return field;
    }

    return {
      ...field,
      boxes: field.boxes.map((place) =>
        place.page === page ? { ...place, box: moved(place.box), angle: (place.angle + turn) % 360 } : place,
      ),
      // A description has the boxes of the first page that shows the field.
      field:
        field.field === null || field.boxes[0]?.page !== page ? field.field : withBoxes(field.field, moved),
    };
  });
}

/** True for a box that a description does not have, since it describes one box, or all radio buttons. */
function isFurther({ kind }: EditedField, { index }: FormBox['place']): boolean {
  return kind !== 'radio' && index > 0;
}

/** Fields with those of a page in another order, at the positions that they have together. */
function inOrder(
  fields: readonly EditedField[],
  page: string,
  names: readonly string[],
): readonly EditedField[] {
  const isHere = ({ boxes }: EditedField) => boxes.some((place) => place.page === page);
  const rankOf = ({ name }: EditedField) => (names.includes(name) ? names.indexOf(name) : names.length);
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
