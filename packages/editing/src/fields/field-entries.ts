import type { Field } from '@octavo/contract/edits/fields';
import {
  combFlag,
  comboFlag,
  editableFlag,
  multilineFlag,
  noToggleToOffFlag,
  radioFlag,
  readOnlyFlag,
  requiredFlag,
} from '@octavo/pdf/edit/fields/field-flags';
import type { FieldKind } from '@octavo/pdf/edit/fields/form-fields';
import type { FieldValue } from '@octavo/pdf/edit/fields/set-field-value';
import { nameOf, type PdfObject } from '@octavo/pdf/objects';
import { encodeText } from '@octavo/pdf/syntax/text-string';
import { dateScripts } from './date-scripts.ts';

/** Field in the terms of the file. */
export interface FieldDescription {
  readonly kind: FieldKind;
  readonly flags: number;
  /** Flags that the description decides; others of a field in the file stay. */
  readonly decided: number;
  /** Entries of the dictionary of the field (ISO 32000-2, 12.7.4); undefined for those that it must not have. */
  readonly entries: Readonly<Record<string, PdfObject | undefined>>;
  /** Null for none, and for a signature. */
  readonly value: FieldValue | null;
}

const sharedFlags = readOnlyFlag | requiredFlag;

export function describeField(field: Field): FieldDescription {
  const described = describeKind(field);
  const own = (field.readOnly ? readOnlyFlag : 0) | (field.required ? requiredFlag : 0);
  const flags = described.flags | own;

  return {
    ...described,
    flags,
    decided: described.decided | sharedFlags,
    entries: {
      FT: nameOf(types[described.kind]),
      Ff: flags === 0 ? undefined : flags,
      TU: field.label === '' ? undefined : encodeText(field.label),
      ...described.entries,
    },
  };
}

const types: Readonly<Record<FieldKind, string>> = {
  text: 'Tx',
  choice: 'Ch',
  check: 'Btn',
  radio: 'Btn',
  push: 'Btn',
  signature: 'Sig',
};

function describeKind(field: Field): FieldDescription {
  switch (field.type) {
    case 'text': {
      const isMultiline = field.multiline && field.comb === null;

      return {
        kind: 'text',
        flags: (isMultiline ? multilineFlag : 0) | (field.comb === null ? 0 : combFlag),
        decided: multilineFlag | combFlag,
        entries: { MaxLen: field.comb ?? field.maxLength ?? undefined },
        value: field.value,
      };
    }
    case 'date':
      return {
        kind: 'text',
        flags: 0,
        decided: multilineFlag | combFlag,
        entries: { AA: dateScripts(field.format), MaxLen: undefined },
        value: field.value,
      };
    case 'check':
      return { kind: 'check', flags: 0, decided: 0, entries: {}, value: field.value };
    case 'radio':
      return {
        kind: 'radio',
        flags: radioFlag | noToggleToOffFlag,
        decided: radioFlag,
        entries: {},
        value: field.value,
      };
    case 'choice':
      return {
        kind: 'choice',
        flags: (field.isList ? 0 : comboFlag) | (field.editable && !field.isList ? editableFlag : 0),
        decided: comboFlag | editableFlag,
        entries: { Opt: field.options.map(optionOf) },
        value: field.value ?? '',
      };
    case 'signature':
      return { kind: 'signature', flags: 0, decided: 0, entries: {}, value: null };
  }
}

function optionOf({ value, label }: { readonly value: string; readonly label: string }): PdfObject {
  return label === '' || label === value ? encodeText(value) : [encodeText(value), encodeText(label)];
}
