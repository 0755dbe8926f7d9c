import { dictOf, nameOf, PdfDict, type PdfObject } from '@octavo/pdf/objects';
import { encodeText } from '@octavo/pdf/syntax/text-string';
import { privateEntry } from '../annotations/private-entries.ts';
import { rgbOf } from '../geometry/colors.ts';
import {
  attributeEntries,
  type EntryForm,
  elementEntries,
  elementNames,
  flagNames,
  justifications,
  privateEntries,
  privateNamespace,
} from './xfdf-kinds.ts';
import type { XmlElement } from './xml-tree.ts';

const subtypes: ReadonlyMap<string, string> = new Map(
  Object.entries(elementNames).map(([subtype, element]) => [element, subtype]),
);

/** Dictionary of the annotation that an element describes; null for another element. */
export function elementDict(element: XmlElement, prefix: string | null): PdfDict | null {
  const subtype = subtypes.get(element.name);

  if (subtype === undefined) {
    return null;
  }

  const { attributes } = element;
  const child = (name: string) => element.children.find((each) => each.name === name);
  const dict = dictOf({
    Subtype: nameOf(subtype),
    ...attributeObjects(attributes, attributeEntries, ''),
    F: flagBits(attributes['flags'] ?? ''),
    ...borderObjects(attributes),
    ...endObjects(subtype, attributes),
    L: lineNumbers(attributes),
    Contents: textOf(child('contents') ?? child('contents-richtext')),
    ...Object.fromEntries(elementEntries.map(([name, key]) => [key, textOf(child(name))])),
    Vertices: numbersIn(child('vertices')?.text),
    InkList: child('inklist')
      ?.children.filter(({ name }) => name === 'gesture')
      .map(({ text }) => numbersIn(text) ?? []),
    Q: alignment(attributes['justification']),
  });
  const own = prefix === null ? [] : [...dictOf(privateObjects(attributes, `${prefix}:`)).entries];

  return new PdfDict([...dict.entries, ...own]);
}

/** Prefix of the attributes of our namespace in a document. */
export function privatePrefix({ attributes }: XmlElement): string | null {
  const [name] = Object.entries(attributes).find(([, value]) => value === privateNamespace) ?? [];

  return name?.startsWith('xmlns:') === true ? name.slice('xmlns:'.length) : null;
}

function attributeObjects(
  attributes: XmlElement['attributes'],
  entries: readonly (readonly [string, string, EntryForm])[],
  prefix: string,
): Record<string, PdfObject | undefined> {
  return Object.fromEntries(
    entries.map(([attribute, key, form]) => [key, objectOf(attributes[`${prefix}${attribute}`], form)]),
  );
}

function objectOf(value: string | undefined, form: EntryForm): PdfObject | undefined {
  if (value === undefined) {
    return undefined;
  }

  switch (form) {
    case 'text':
      return encodeText(value);
    case 'name':
      return nameOf(value);
    case 'number':
      return Number.isFinite(Number(value)) ? Number(value) : undefined;
    case 'numbers':
      return numbersIn(value);
    case 'color':
      return /^#[0-9a-f]{6}$/i.test(value) ? [...rgbOf(value)] : undefined;
  }
}

function borderObjects(attributes: XmlElement['attributes']): Record<string, PdfObject | undefined> {
  const { width, style, dashes, intensity } = attributes;
  const isCloudy = style === 'cloudy';
  const isDashed = style === 'dash' || dashes !== undefined;

  return {
    BS:
      width === undefined && style === undefined
        ? undefined
        : dictOf({
            W: objectOf(width, 'number'),
            S: nameOf(isDashed ? 'D' : 'S'),
            D: isDashed ? (numbersIn(dashes) ?? [3]) : undefined,
          }),
    BE: isCloudy ? dictOf({ S: nameOf('C'), I: Number(intensity ?? 1) || 1 }) : undefined,
  };
}

function endObjects(
  subtype: string,
  { head, tail }: XmlElement['attributes'],
): Record<string, PdfObject | undefined> {
  if (head === undefined && tail === undefined) {
    return {};
  }

  return {
    LE: subtype === 'FreeText' ? nameOf(head ?? 'None') : [nameOf(head ?? 'None'), nameOf(tail ?? 'None')],
  };
}

function lineNumbers({ start, end }: XmlElement['attributes']): PdfObject | undefined {
  const numbers = numbersIn(`${start ?? ''},${end ?? ''}`);

  return numbers?.length === 4 ? numbers : undefined;
}

function privateObjects(
  attributes: XmlElement['attributes'],
  prefix: string,
): Record<string, PdfObject | undefined> {
  const lang = attributes[`${prefix}lang`];
  const pressures = attributes[`${prefix}pressures`]?.split(';').map((list) => numbersIn(list) ?? []);

  return {
    Lang: objectOf(lang, 'text'),
    ...privateEntry({
      ...attributeObjects(attributes, privateEntries, prefix),
      Pressures: pressures,
    }),
  };
}

function flagBits(flags: string): number | undefined {
  const names = flags.split(/[\s,]+/);
  const bits = flagNames.reduce((sum, name, bit) => (names.includes(name) ? sum | (1 << bit) : sum), 0);

  return bits === 0 ? undefined : bits;
}

function alignment(justification: string | undefined): number | undefined {
  const index = justifications.findIndex((each) => each === justification);

  return index < 0 ? undefined : index;
}

function textOf(element: XmlElement | undefined): PdfObject | undefined {
  return element === undefined ? undefined : encodeText(element.text);
}

/** Numbers between commas, semicolons or blanks; undefined when anything else is among them. */
function numbersIn(text: string | undefined): number[] | undefined {
  const parts = text?.split(/[\s,;]+/).filter((part) => part !== '') ?? [];
  const numbers = parts.map(Number);

  return numbers.length > 0 && numbers.every(Number.isFinite) ? numbers : undefined;
}
