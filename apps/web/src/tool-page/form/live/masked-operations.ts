import type { OperationOf } from '@octavo/contract/edits/edit-list';
import type { FormRevision } from '@octavo/forms/form-map';
import { fieldsOf, placesOf } from '@octavo/forms/places';
import { maskedParts } from '../masked.ts';

type ValueOperation = OperationOf<'field.value'>;

/** Operations whose values show the last digits only, for the fields of the masked questions. */
export function maskedOperations(
  operations: readonly ValueOperation[],
  { map }: FormRevision,
  hidden: readonly string[],
): readonly ValueOperation[] {
  const values = new Map<string, string>();

  for (const place of hidden.flatMap((question) => placesOf(map, question))) {
    const parts = operations.filter(({ name }) => fieldsOf(place).includes(name));
    const texts = maskedParts(parts.map(({ value }) => (typeof value === 'string' ? value : '')));
    parts.forEach(({ id }, index) => values.set(id, texts[index] ?? ''));
  }

  return operations.map((each) => ({ ...each, value: values.get(each.id) ?? each.value }));
}
