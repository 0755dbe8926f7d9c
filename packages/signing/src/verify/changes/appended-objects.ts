import type { ObjectPlace, PdfDocument } from '@octavo/pdf/document';
import { Parser } from '@octavo/pdf/syntax/parser';
import { inStream } from '@octavo/pdf/xref/xref-table';

/**
 * True when an object that was appended has a key twice: programs differ in which one they take, so that what one shows
 * proves nothing about another.
 */
export function repeatsKeys(later: PdfDocument, signedEnd: number): boolean {
  for (let number = 1; number < later.size; number++) {
    const place = later.has(number) ? later.locate(number) : null;

    if (place === null || startInFile(later, number, place) < signedEnd) {
      continue;
    }

    const parser = new Parser(place.bytes, place.start, place.end);
    parser.object();

    if (parser.hasRepeatedKey) {
      return true;
    }
  }

  return false;
}

/** Offset of an object, or of the object stream that holds it; infinite when neither is in the file. */
function startInFile(later: PdfDocument, number: number, place: ObjectPlace): number {
  if (place.bytes === later.bytes) {
    return place.start;
  }

  const { kinds, places } = later.table;
  const holder = kinds[number] === inStream ? later.locate(places[number] ?? 0) : null;

  return holder !== null && holder.bytes === later.bytes ? holder.start : Number.POSITIVE_INFINITY;
}
