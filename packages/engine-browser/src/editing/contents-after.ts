import { readAnnotations } from '@octavo/editing/annotations/read-annotations';
import { committed } from '@octavo/editing/committed';
import { readLinks } from '@octavo/editing/links/read-links';
import type { ExtendedDocument } from '@octavo/editing/pages/insert-pages';
import { portableCodec } from '@octavo/editing/portable-codec';
import type { PdfDocument } from '@octavo/pdf/document';
import type { PdfEditor } from '@octavo/pdf/edit/pdf-editor';
import { type PdfDict, PdfRef, PdfString } from '@octavo/pdf/objects';
import { decodeText } from '@octavo/pdf/syntax/text-string';
import type { ContentsAfter } from './protocol.ts';

/** Reads the annotations of a page after the operations of an editor, which cannot be used any more. */
export function contentsAfter(
  key: string,
  { document: before, inserted }: ExtendedDocument,
  editor: PdfEditor,
  indexes: ReadonlyMap<string, number>,
): ContentsAfter {
  const after = committed(editor, portableCodec);
  const page = after.pages[indexes.get(key) ?? -1];
  const original = before.pages[inserted.get(key) ?? Number(key.slice(1)) - 1];

  if (page === undefined || original === undefined) {
    return { annotations: [], links: [], origins: new Map() };
  }

  const numbers = numbersOf(before, original.dict);
  const origins = new Map<number, number | string>();

  for (const [index, number] of numbersOf(after, page.dict).entries()) {
    const known = numbers.indexOf(number ?? -1);
    const isDirect = number === null && numbers[index] === null;
    origins.set(index, isDirect ? index : known === -1 ? nameAt(after, page.dict, index) : known);
  }

  return { annotations: readAnnotations(after, page), links: readLinks(after, page), origins };
}

/** Object numbers of the annotations of a page; null for those that are direct objects. */
function numbersOf(document: PdfDocument, page: PdfDict): (number | null)[] {
  const entries = document.array(page.get('Annots')) ?? [];

  return entries.map((entry) => (entry instanceof PdfRef ? entry.number : null));
}

/** Name of an annotation: the id of its operation, if one has made it. */
function nameAt(document: PdfDocument, page: PdfDict, index: number): string {
  const dict = document.dict(document.array(page.get('Annots'))?.[index] ?? null);
  const name = dict === null ? null : document.get(dict, 'NM');

  return name instanceof PdfString ? decodeText(name.bytes) : '';
}
