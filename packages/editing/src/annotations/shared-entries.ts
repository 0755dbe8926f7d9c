import type { Annotation } from '@octavo/contract/edits/annotations';
import { nameOf, type PdfObject } from '@octavo/pdf/objects';
import { encodeText } from '@octavo/pdf/syntax/text-string';
import type { EditPage } from '../edit-context.ts';
import { pdfDate } from './dates.ts';

/** Entries that all annotations have, for the annotation that an operation makes (ISO 32000-2, tables 166 and 172). */
export function newEntries(
  {
    subtype,
    name,
    author,
  }: { readonly subtype: string; readonly name: string; readonly author?: string | undefined },
  now: Date,
): Record<string, PdfObject | undefined> {
  return {
    Type: nameOf('Annot'),
    Subtype: nameOf(subtype),
    NM: encodeText(name),
    CreationDate: pdfDate(now),
    M: pdfDate(now),
    T: author === undefined ? undefined : encodeText(author),
  };
}

/** Comment and opacity of an annotation. */
export function commentEntries(annotation: Annotation): Record<string, PdfObject | undefined> {
  return {
    CA: annotation.opacity === 1 ? undefined : annotation.opacity,
    ...('contents' in annotation ? { Contents: encodeText(annotation.contents.replaceAll('\n', '\r')) } : {}),
  };
}

/** Name for what an operation makes: its id, made unique on the page, as names must be (ISO 32000-2, table 166, NM). */
export function unusedName({ names }: EditPage, id: string): string {
  let name = id;

  for (let count = 2; names.has(name); count += 1) {
    name = `${id}-${count}`;
  }

  names.add(name);

  return name;
}
