import { type PdfObject, PdfString } from '../../objects.ts';
import { decodeText } from '../../syntax/text-string.ts';
import type { ObjectChanges } from '../object-changes.ts';
import { inherited } from './form-fields.ts';

/** Option of a choice field: the text of its value, and the one that is shown. */
export interface FieldOption {
  readonly exported: string;
  readonly shown: string;
}

/** Options of a choice field (ISO 32000-2, table 231). */
export function fieldOptions(changes: ObjectChanges, field: PdfObject): FieldOption[] {
  const textOf = (object: PdfObject) => {
    const value = changes.resolve(object);

    return value instanceof PdfString ? decodeText(value.bytes) : '';
  };

  return (changes.array(inherited(changes, field, 'Opt')) ?? []).map((option) => {
    const pair = changes.array(option);

    return pair === null
      ? { exported: textOf(option), shown: textOf(option) }
      : { exported: textOf(pair[0] ?? null), shown: textOf(pair[1] ?? pair[0] ?? null) };
  });
}
