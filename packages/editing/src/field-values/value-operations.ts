import type { OperationOf } from '@octavo/contract/edits/edit-list';
import type { FieldValueOf } from '@octavo/contract/edits/fields';
import type { ListedField } from '../fields/listed-field.ts';
import type { FieldValues } from './field-values.ts';

/** Operations that fill in a form. */
export interface ValueOperations {
  readonly operations: readonly OperationOf<'field.value'>[];
  /** Names that the form does not have. */
  readonly unknown: readonly string[];
}

/** Words for a tick and for none, in tables and lists that a person or another program wrote. */
const ticked: ReadonlySet<string> = new Set(['true', 'yes', 'on', 'x', '1', 'oui', 'vrai']);
const unticked: ReadonlySet<string> = new Set(['false', 'no', 'off', '0', 'non', 'faux', '']);

/** Makes operations of values for the fields of a document that have another one. The ids begin with `prefix`. */
export function valueOperations(
  fields: readonly ListedField[],
  values: FieldValues,
  prefix = 'value',
): ValueOperations {
  const known = new Map(fields.map((field) => [field.name, field]));
  const operations = [...values].flatMap(([name, given], index) => {
    const field = known.get(name);
    const value = field === undefined ? null : valueFor(field, given);
    const isSame = field !== undefined && (field.value ?? emptyValue(field)) === (value ?? emptyValue(field));

    return field === undefined || isSame
      ? []
      : [{ id: `${prefix}-${index + 1}`, kind: 'field.value' as const, name, value }];
  });

  return { operations, unknown: [...values.keys()].filter((name) => !known.has(name)) };
}

function emptyValue({ kind }: ListedField): FieldValueOf | null {
  return kind === 'check' ? false : null;
}

/** The value in the terms of its field: a word for a tick becomes one, unless it is a state of the field. */
function valueFor({ kind, boxes }: ListedField, value: FieldValueOf | null): FieldValueOf | null {
  if (kind === 'text') {
    return Array.isArray(value) ? value.join('\n') : value === null || value === '' ? null : String(value);
  }

  if (kind !== 'check' || typeof value !== 'string') {
    return value === '' ? null : value;
  }

  const isTick = new Set(boxes.map(({ state }) => state)).size <= 1;
  const word = value.trim().toLowerCase();

  if (boxes.some(({ state }) => state === value)) {
    return isTick ? true : value;
  }

  return ticked.has(word) ? true : unticked.has(word) ? false : value;
}
