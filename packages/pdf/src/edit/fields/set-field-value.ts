import { DocumentError } from '../../document-error.ts';
import { nameOf, type PdfObject } from '../../objects.ts';
import { encodeText } from '../../syntax/text-string.ts';
import type { ObjectChanges } from '../object-changes.ts';
import { onStates, stateTexts } from './button-states.ts';
import { comboFlag, editableFlag, multilineFlag, multipleFlag } from './field-flags.ts';
import { fieldOptions } from './field-options.ts';
import { indexOfOption } from './field-text.ts';
import { changeDict, type FormField, inherited } from './form-fields.ts';

/** Text of a text field, choices of a list, the state of a button by its name or text, or a tick. */
export type FieldValue = string | boolean | readonly string[];

/**
 * Writes the value of a field; null clears it.
 *
 * @throws DocumentError `field-value-invalid` for a value that the field does not accept.
 */
export function setFieldValue(changes: ObjectChanges, field: FormField, value: FieldValue | null): void {
  switch (field.kind) {
    case 'text':
      return setText(changes, field, value ?? '');
    case 'choice':
      return setChoice(changes, field, value ?? []);
    case 'check':
    case 'radio':
      return setButton(changes, field, value ?? false);
    default:
      throw refused(field);
  }
}

function refused({ name, kind }: FormField): DocumentError {
  return new DocumentError('field-value-invalid', kind, { values: { field: name } });
}

function setText(changes: ObjectChanges, field: FormField, value: FieldValue): void {
  const most = inherited(changes, field.holders[0]!, 'MaxLen');
  const isTooLong =
    typeof value === 'string' && typeof most === 'number' && most > 0 && [...value].length > most;

  if (typeof value !== 'string' || isTooLong) {
    throw refused(field);
  }

  const isMultiline = (field.flags & multilineFlag) !== 0;
  setValue(changes, field, encodeText(isMultiline ? value : value.replace(/\r\n?|\n/g, ' ')));
}

function setChoice(changes: ObjectChanges, field: FormField, value: FieldValue): void {
  const wanted = typeof value === 'string' ? [value].filter((word) => word !== '') : value;
  const isFree = (field.flags & comboFlag) !== 0 && (field.flags & editableFlag) !== 0;
  const options = fieldOptions(changes, field.holders[0]!);

  if (typeof wanted === 'boolean' || (wanted.length > 1 && (field.flags & multipleFlag) === 0)) {
    throw refused(field);
  }

  const indexes = wanted.map((word) => indexOfOption(options, word));

  if (indexes.includes(-1) && !isFree) {
    throw refused(field);
  }

  const exported = indexes.map((index, at) => encodeText(options[index]?.exported ?? wanted[at] ?? ''));
  const chosen = indexes.filter((index) => index >= 0).sort((one, other) => one - other);
  setValue(changes, field, exported.length <= 1 ? (exported[0] ?? null) : exported, chosen);
}

function setButton(changes: ObjectChanges, field: FormField, value: FieldValue): void {
  const states = onStates(changes, field);

  if (value === false || value === 'Off' || value === '') {
    return setValue(changes, field, nameOf('Off'));
  }

  const texts = stateTexts(changes, field.holders[0]!, states);
  const wanted =
    value === true ? states[0] : typeof value === 'string' ? stateOf(value, states, texts) : undefined;
  const isAmbiguous = value === true && new Set(states).size > 1;

  if (wanted === undefined || isAmbiguous) {
    throw refused(field);
  }

  setValue(changes, field, nameOf(wanted));
}

/** State of a name, or else of a text. */
function stateOf(value: string, states: readonly string[], texts: readonly string[]): string | undefined {
  return states.includes(value) ? value : states[texts.indexOf(value)];
}

function setValue(
  changes: ObjectChanges,
  field: FormField,
  value: PdfObject,
  chosen?: readonly number[],
): void {
  for (const holder of field.holders) {
    changeDict(changes, holder, (dict) => {
      if (value === null) {
        dict.delete('V');
      } else {
        dict.set('V', value);
      }

      // Rich text would be shown in place of the value.
      dict.delete('RV');

      if (chosen !== undefined) {
        dict.delete('I');
      }

      if (chosen !== undefined && chosen.length > 0) {
        dict.set('I', [...chosen]);
      }
    });
  }
}
