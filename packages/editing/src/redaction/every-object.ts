import type { PdfDocument } from '@octavo/pdf/document';
import { PdfRef } from '@octavo/pdf/objects';
import { ObjectReplacements } from '@octavo/pdf/optimise/changes';

/** All objects of a file, also those that nothing refers to. What is changed among them is not written. */
export function everyObject(document: PdfDocument): ObjectReplacements {
  const objects = new Map(
    Array.from({ length: document.size }, (_, number) => [number, document.resolve(new PdfRef(number))]),
  );

  return new ObjectReplacements(document, objects, (data) => data);
}
