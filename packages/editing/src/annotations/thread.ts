import type { ObjectReader } from '@octavo/pdf/content/annotations/appearance';
import { isName, type PdfObject, PdfRef } from '@octavo/pdf/objects';

/**
 * Replies to an annotation and members of its group, those of these in turn, and the windows of all
 * (ISO 32000-2, 12.5.6.2).
 */
export function dependents(reader: ObjectReader, entries: readonly PdfObject[], root: PdfRef): PdfRef[] {
  const refs = entries.filter((entry) => entry instanceof PdfRef);
  const found = new Map<number, PdfRef>();
  const parents = [root];

  for (let parent = parents.pop(); parent !== undefined; parent = parents.pop()) {
    for (const ref of refs) {
      if (
        ref.number !== root.number &&
        !found.has(ref.number) &&
        parentOf(reader, ref)?.number === parent.number
      ) {
        found.set(ref.number, ref);
        parents.push(ref);
      }
    }
  }

  return [...found.values()];
}

/** Annotation that one replies to, is grouped with, or is the window of; null for one that stands alone. */
function parentOf(reader: ObjectReader, entry: PdfObject): PdfRef | null {
  const dict = reader.dict(entry);
  const parent =
    dict === null ? null : dict.get(isName(reader.get(dict, 'Subtype'), 'Popup') ? 'Parent' : 'IRT');

  return parent instanceof PdfRef ? parent : null;
}
