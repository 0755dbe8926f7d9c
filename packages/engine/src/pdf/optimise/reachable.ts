import type { PdfDocument } from '../document.ts';
import { PdfDict, type PdfObject, PdfRef, PdfStream } from '../objects.ts';

/** Every object that can be reached from the trailer, in the order in which it is found. */
export function reachableObjects(document: PdfDocument): Map<number, PdfObject> {
  const found = new Map<number, PdfObject>();
  const pending: PdfObject[] = [document.trailer.get('Root'), document.trailer.get('Info')];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (next instanceof PdfRef) {
      if (found.has(next.number)) continue;

      const object = document.object(next.number);
      found.set(next.number, object);
      if (object !== null) pending.push(object);
    } else if (Array.isArray(next)) {
      pending.push(...containers(next));
    } else if (next instanceof PdfDict) {
      pending.push(...containers(next.entries.values()));
    } else if (next instanceof PdfStream) {
      pending.push(next.dict);
    }
  }

  return found;
}

function containers(values: Iterable<PdfObject>): PdfObject[] {
  const kept: PdfObject[] = [];
  for (const value of values) {
    if (value instanceof PdfRef || value instanceof PdfDict || Array.isArray(value)) kept.push(value);
  }

  return kept;
}
