import type { PdfDocument } from '@octavo/pdf/document';
import { numbersOf } from '@octavo/pdf/object-reader';
import { PdfName, type PdfObject, PdfStream } from '@octavo/pdf/objects';
import { escapeXml } from '@octavo/pdf/text/escape-xml';
import type { AnnotationSource } from '../annotations/annotation-source.ts';
import { readPrivate } from '../annotations/private-entries.ts';
import { stampPicture } from './stamp-picture.ts';
import {
  attributeEntries,
  type EntryForm,
  elementEntries,
  elementNames,
  flagNames,
  justifications,
  privateEntries,
} from './xfdf-kinds.ts';

type Attributes = Readonly<Record<string, string | undefined>>;

/** Writes the element of an annotation. */
export function writtenElement(
  document: PdfDocument,
  source: AnnotationSource,
  position: Attributes,
): string {
  const name = elementNames[source.subtype] ?? '';
  const attributes = {
    ...position,
    ...attributesOf(source, attributeEntries, ''),
    flags: flagsOf(source.number('F') ?? 0),
    ...replyAttributes(source),
    ...borderAttributes(source),
    ...endAttributes(source),
    ...lineAttributes(source),
    ...textAttributes(source),
    ...fileAttributes(source),
    ...privateAttributes(source),
  };
  const children = [
    ...elementOf('contents', source.text('Contents')),
    ...elementEntries.flatMap(([child, key]) => elementOf(child, source.text(key))),
    ...inkElement(source),
    ...elementOf('vertices', pairs(source.numbers('Vertices'))),
    ...dataElement(document, source),
    ...elementOf('imagedata', stampPicture(document, source) ?? ''),
  ];

  return `<${name}${written(attributes)}>${children.join('')}</${name}>`;
}

function attributesOf(
  source: AnnotationSource,
  entries: readonly (readonly [string, string, EntryForm])[],
  prefix: string,
): Attributes {
  return Object.fromEntries(
    entries.map(([attribute, key, form]) => [`${prefix}${attribute}`, valueOf(source, key, form)]),
  );
}

function valueOf(source: AnnotationSource, key: string, form: EntryForm): string | undefined {
  if (!source.dict.has(key)) {
    return undefined;
  }

  switch (form) {
    case 'text':
      return source.text(key);
    case 'name':
      return source.name(key) ?? undefined;
    case 'number':
      return source.number(key)?.toString();
    case 'numbers':
      return source.numbers(key).join(',') || undefined;
    case 'color':
      return source.color(key) ?? undefined;
  }
}

function replyAttributes(source: AnnotationSource): Attributes {
  const type = source.name('RT') === 'Group' ? 'group' : 'reply';

  return source.dict.has('IRT') ? { replyType: type } : {};
}

function borderAttributes(source: AnnotationSource): Attributes {
  const border = source.inner('BS');
  const effect = source.inner('BE');
  const isCloudy = effect?.name('S') === 'C';
  const isDashed = border?.name('S') === 'D';

  return {
    width: border?.number('W')?.toString(),
    style: isCloudy ? 'cloudy' : border === null ? undefined : isDashed ? 'dash' : 'solid',
    intensity: isCloudy ? String(effect.number('I') ?? 1) : undefined,
    dashes: isDashed ? border.numbers('D').join(',') : undefined,
  };
}

function endAttributes(source: AnnotationSource): Attributes {
  const single = source.name('LE');
  const [head, tail] = source.array('LE').map((entry) => nameText(source, entry));

  return { head: single ?? head, tail };
}

function nameText(source: AnnotationSource, entry: PdfObject): string | undefined {
  const value = source.reader.resolve(entry);

  return value instanceof PdfName ? value.value : undefined;
}

function lineAttributes(source: AnnotationSource): Attributes {
  const [x1, y1, x2, y2] = source.numbers('L');

  return y2 === undefined ? {} : { start: `${x1},${y1}`, end: `${x2},${y2}` };
}

function textAttributes(source: AnnotationSource): Attributes {
  return source.subtype === 'FreeText' ? { justification: justifications[source.number('Q') ?? 0] } : {};
}

function fileAttributes(source: AnnotationSource): Attributes {
  const file = source.inner('FS');

  return file === null ? {} : { file: file.text('UF') || file.text('F') };
}

function privateAttributes(source: AnnotationSource): Attributes {
  const own = readPrivate(source);

  if (own === null) {
    return {};
  }

  const pressures = own.array('Pressures').map((list) => (numbersOf(own.reader, list, 0) ?? []).join(','));

  return {
    ...attributesOf(own, privateEntries, 'look:'),
    'look:lang': source.text('Lang') || undefined,
    'look:pressures': pressures.length === 0 ? undefined : pressures.join(';'),
  };
}

function inkElement(source: AnnotationSource): string[] {
  const gestures = source
    .array('InkList')
    .map((list) => `<gesture>${pairs(numbersOf(source.reader, list, 0) ?? [])}</gesture>`);

  return gestures.length === 0 ? [] : [`<inklist>${gestures.join('')}</inklist>`];
}

/** Bytes of an attached file, in hexadecimal. */
function dataElement(document: PdfDocument, source: AnnotationSource): string[] {
  const files = source.inner('FS')?.inner('EF');
  const stream = document.resolve(files?.dict.get('F') ?? files?.dict.get('UF') ?? null);

  if (!(stream instanceof PdfStream)) {
    return [];
  }

  const bytes = document.decode(stream);
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

  return [`<data MODE="raw" encoding="hex" length="${bytes.length}">${digits}</data>`];
}

function flagsOf(bits: number): string | undefined {
  return flagNames.filter((_, bit) => (bits & (1 << bit)) !== 0).join(',') || undefined;
}

function pairs(numbers: readonly number[]): string {
  return Array.from(
    { length: Math.floor(numbers.length / 2) },
    (_, index) => `${numbers[index * 2]},${numbers[index * 2 + 1]}`,
  ).join(';');
}

function elementOf(name: string, text: string): string[] {
  return text === '' ? [] : [`<${name}>${escapeXml(text)}</${name}>`];
}

function written(attributes: Attributes): string {
  return Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value = '']) => ` ${name}="${escapeXml(value).replaceAll('\n', '&#10;')}"`)
    .join('');
}
