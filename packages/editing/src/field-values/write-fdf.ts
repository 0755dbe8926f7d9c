import { dictOf, nameOf, PdfDict, type PdfObject } from '@octavo/pdf/objects';
import { encodeText } from '@octavo/pdf/syntax/text-string';
import { ByteBuffer } from '@octavo/pdf/write/byte-buffer';
import { serialize } from '@octavo/pdf/write/serialize';
import type { ListedField } from '../fields/listed-field.ts';
import type { FieldValues } from './field-values.ts';

/** Bytes beyond ASCII after the header, by which programs know that the file is binary. */
const header = '%FDF-1.2\n%\xe2\xe3\xcf\xd3\n1 0 obj\n';
const trailer = '\nendobj\ntrailer\n<</Root 1 0 R>>\n%%EOF\n';

/** Groups of fields, and values of fields, by their own names. */
interface FieldGroup {
  readonly groups: Map<string, FieldGroup>;
  value: PdfObject;
}

/** Writes an FDF file (ISO 32000-2, 12.7.8). */
export function writeFdf(fields: readonly ListedField[], values: FieldValues): Uint8Array {
  const top: FieldGroup = { groups: new Map(), value: null };

  for (const field of fields.filter(({ name }) => values.has(name))) {
    let group = top;

    for (const part of field.name.split('.')) {
      const known = group.groups.get(part) ?? { groups: new Map(), value: null };
      group.groups.set(part, known);
      group = known;
    }

    group.value = valueOf(field, values);
  }

  const buffer = new ByteBuffer();
  buffer.text(header);
  serialize(buffer, dictOf({ FDF: dictOf({ Fields: kidsOf(top) }) }), (number) => number);
  buffer.text(trailer);

  return buffer.view().slice();
}

function kidsOf({ groups }: FieldGroup): PdfObject[] {
  return [...groups].map(([name, group]) => {
    const dict = new PdfDict([['T', encodeText(name)]]);

    if (group.groups.size > 0) {
      dict.set('Kids', kidsOf(group));
    }

    return group.value === null ? dict : dict.set('V', group.value);
  });
}

function valueOf({ kind, name, boxes }: ListedField, values: FieldValues): PdfObject {
  const value = values.get(name) ?? null;

  if (kind === 'check' || kind === 'radio') {
    const state =
      value === true ? (boxes[0]?.state ?? 'Yes') : value === false || value === null ? 'Off' : value;

    return typeof state === 'string' ? stateName(state) : null;
  }

  if (Array.isArray(value)) {
    return value.map(encodeText);
  }

  return encodeText(typeof value === 'string' ? value : '');
}

/** Names are UTF-8 where they are not ASCII (ISO 32000-2, 7.3.5). */
function stateName(state: string): PdfObject {
  return nameOf([...new TextEncoder().encode(state)].map((byte) => String.fromCharCode(byte)).join(''));
}
