import type { PdfDocument } from '@octavo/pdf/document';
import { PdfDict, PdfRef } from '@octavo/pdf/objects';
import { entriesAt } from '../dictionary-entries.ts';

/** Flag of annotations that are hidden on screen and on paper (ISO 32000-2, table 167). */
export const hidden = 2;

/** Digits of flags that fit into a number of any program. */
const plain = /^\d{1,5}$/;

/**
 * Flags of an annotation that is an object of its own. 0 where they are not written as a plain whole number: programs
 * differ in how they read others, such as `2.0`, and what one hides another shows.
 */
export function flagsOf(document: PdfDocument, annotation: PdfDict, number: number | null): number {
  const flags = annotation.get('F');

  return typeof flags === 'number' && number !== null && isPlain(document, annotation, number) ? flags : 0;
}

function isPlain(document: PdfDocument, annotation: PdfDict, number: number): boolean {
  const place = document.resolve(new PdfRef(number)) === annotation ? document.locate(number) : null;
  const entries = place === null ? null : entriesAt(place.bytes, place.start, place.end);
  const written = entries?.filter(({ key }) => key === 'F') ?? [];
  const [entry] = written;

  return (
    place !== null &&
    written.length === 1 &&
    entry !== undefined &&
    plain.test(
      String.fromCharCode(...place.bytes.subarray(entry.start, Math.min(entry.end, entry.start + 8))).trim(),
    )
  );
}
