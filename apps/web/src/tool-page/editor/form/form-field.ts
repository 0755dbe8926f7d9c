import type { Field, FieldValueOf } from '@octavo/contract/edits/fields';
import type { DocumentFields } from '@octavo/engine-browser/editing/protocol';

/** A field of the file, as the engine reads it. */
export type FieldView = DocumentFields['fields'][number];

/** A field with the operations of the list applied. */
export interface EditedField extends FieldView {
  /** Id of the operation that makes it; null for a field of the file. */
  readonly made: string | null;
}

/** A box of a field on a page. */
export interface FormBox {
  /** Unique in the document while the field keeps its name. */
  readonly key: string;
  readonly field: EditedField;
  readonly place: FieldView['boxes'][number];
}

/** A field that was drawn, as the engine would read it. */
export function viewOf(field: Field, page: string): FieldView {
  const { name, label, look } = field;
  const shared = { page, size: look.size, align: look.align, angle: 0, isHidden: false };

  return {
    name,
    kind: field.type === 'date' ? 'text' : field.type,
    label,
    isRequired: field.required,
    isReadOnly: field.readOnly,
    isMultiline: field.type === 'text' && field.multiline && field.comb === null,
    isPassword: false,
    isComb: field.type === 'text' && field.comb !== null,
    maxLength: field.type === 'text' ? (field.comb ?? field.maxLength) : null,
    isList: field.type === 'choice' && field.isList,
    isEditable: field.type === 'choice' && field.editable && !field.isList,
    isMultiple: false,
    isSigned: false,
    options: field.type === 'choice' ? field.options : [],
    value: field.type === 'signature' ? null : emptied(field.value),
    boxes:
      field.type === 'radio'
        ? field.buttons.map(({ box, value }, index) => ({ ...shared, box, index, state: value }))
        : [{ ...shared, box: field.box, index: 0, state: field.type === 'check' ? 'Yes' : null }],
    field,
  };
}

/** A description with another value, where it can have one. */
export function withValue(field: Field, value: FieldValueOf | null): Field {
  switch (field.type) {
    case 'text':
    case 'date':
      return { ...field, value: typeof value === 'string' ? value : '' };
    case 'check':
      return { ...field, value: value !== null && value !== false };
    case 'radio':
    case 'choice': {
      const first = Array.isArray(value) ? value[0] : value;

      return { ...field, value: typeof first === 'string' ? first : null };
    }
    case 'signature':
      return field;
  }
}

/** A description with its boxes at other places. */
export function withBoxes(
  field: Field,
  change: (box: FormBox['place']['box']) => FormBox['place']['box'],
): Field {
  return field.type === 'radio'
    ? { ...field, buttons: field.buttons.map((button) => ({ ...button, box: change(button.box) })) }
    : { ...field, box: change(field.box) };
}

/** A description with other boxes, as many as it has. */
export function withBox(field: Field, index: number, box: FormBox['place']['box']): Field {
  if (field.type !== 'radio') {
    return { ...field, box };
  }

  return {
    ...field,
    buttons: field.buttons.map((button, at) => (at === index ? { ...button, box } : button)),
  };
}

/** True for values that a field shows in the same way. */
export function isSameValue(one: FieldValueOf | null, other: FieldValueOf | null): boolean {
  return JSON.stringify(emptied(one)) === JSON.stringify(emptied(other));
}

function emptied(value: FieldValueOf | null): FieldValueOf | null {
  return value === '' || value === false || (Array.isArray(value) && value.length === 0) ? null : value;
}
