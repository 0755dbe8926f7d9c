import type { PdfDocument } from '../document.ts';
import type { PdfObject } from '../objects.ts';
import { reachableObjects } from '../write/reachable.ts';

/** Every object that can be reached from the trailer, by number. */
export function objectsOf(document: PdfDocument): Map<number, PdfObject> {
  return new Map(reachableObjects(document).map((number) => [number, document.object(number)]));
}
