import type { FieldValueOf } from '@octavo/contract/edits/fields';
import { bytesToBinary } from '@octavo/pdf/bytes/binary';
import { dictPart, PdfDict, PdfName, type PdfObject, PdfRef, PdfString } from '@octavo/pdf/objects';
import { Parser } from '@octavo/pdf/syntax/parser';
import { decodeText } from '@octavo/pdf/syntax/text-string';
import type { FieldValues } from './field-values.ts';

/** Depth of fields within fields beyond which a file is not one that a program wrote. */
const deepestField = 32;

/** Reads the values of an FDF file (ISO 32000-2, 12.7.8); null for anything else. */
export function readFdf(bytes: Uint8Array): FieldValues | null {
  const objects = objectsOf(bytes);
  const resolve = (object: PdfObject) =>
    object instanceof PdfRef ? (objects.get(object.number) ?? null) : object;
  const [form] = [...objects.values()].flatMap((object) => {
    const part = dictPart(resolve(dictPart(object)?.get('FDF') ?? null));

    return part === null ? [] : [part];
  });

  if (form === undefined) {
    return null;
  }

  const values = new Map<string, FieldValueOf | null>();
  const listOf = (object: PdfObject) => {
    const value = resolve(object);

    return Array.isArray(value) ? value.map(resolve) : [];
  };
  const read = (field: PdfObject, above: string, depth: number) => {
    if (!(field instanceof PdfDict) || depth > deepestField) {
      return;
    }

    const own = resolve(field.get('T'));
    const name =
      own instanceof PdfString ? `${above === '' ? '' : `${above}.`}${decodeText(own.bytes)}` : above;

    if (field.has('V') && name !== '') {
      values.set(name, valueOf(resolve(field.get('V')), resolve));
    }

    listOf(field.get('Kids')).forEach((kid) => read(kid, name, depth + 1));
  };
  listOf(form.get('Fields')).forEach((field) => read(field, '', 0));

  return values;
}

/** Objects of a file by their numbers; FDF files need no table of them. */
function objectsOf(bytes: Uint8Array): Map<number, PdfObject> {
  const objects = new Map<number, PdfObject>();

  for (const { 0: mark, 1: number, index } of bytesToBinary(bytes).matchAll(
    /(?<!\d)(\d{1,10})\s+\d{1,5}\s+obj\b/g,
  )) {
    objects.set(Number(number), new Parser(bytes, index + mark.length).object());
  }

  return objects;
}

function valueOf(object: PdfObject, resolve: (object: PdfObject) => PdfObject): FieldValueOf | null {
  if (Array.isArray(object)) {
    return object.flatMap((each) => textOf(resolve(each)) ?? []);
  }

  return textOf(object);
}

/** Text of a string, or name of a state; null for anything else. */
function textOf(object: PdfObject): string | null {
  if (object instanceof PdfString) {
    return decodeText(object.bytes);
  }

  return object instanceof PdfName ? nameText(object) : null;
}

/** Names are UTF-8 where they are not ASCII (ISO 32000-2, 7.3.5). */
function nameText({ value }: PdfName): string {
  return new TextDecoder().decode(Uint8Array.from(value, (character) => character.charCodeAt(0)));
}
