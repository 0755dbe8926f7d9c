import type { PdfDocument } from '@octavo/pdf/document';
import { Parser } from '@octavo/pdf/syntax/parser';

/**
 * True when an object that was appended has a key twice: programs differ in which one they take, so that what one shows
 * proves nothing about another.
 */
export function repeatsKeys(later: PdfDocument, signedEnd: number): boolean {
  for (let number = 1; number < later.size; number++) {
    const place = later.has(number) ? later.locate(number) : null;

    if (place === null || (place.bytes === later.bytes && place.start < signedEnd)) {
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
