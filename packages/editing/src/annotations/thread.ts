import type { ObjectReader } from '@octavo/pdf/object-reader';
import { isName, type PdfObject, PdfRef } from '@octavo/pdf/objects';

/**
 * Replies to an annotation, members of its group and pop-up windows, with those that depend on them in turn
 * (ISO 32000-2, 12.5.6.2).
 */
export function dependents(reader: ObjectReader, entries: readonly PdfObject[], root: PdfRef): PdfRef[] {
  const children = new Map<number, PdfRef[]>();

  for (const entry of entries) {
    const parent = parentOf(reader, entry);

    if (parent !== null && entry instanceof PdfRef && entry.number !== root.number) {
      const others = children.get(parent.number) ?? [];
      others.push(entry);
      children.set(parent.number, others);
    }
  }

  const found = new Map<number, PdfRef>([[root.number, root]]);

  // The map grows while it is read, and holds each annotation once: replies may form a circle.
  for (const { number } of found.values()) {
    for (const child of children.get(number) ?? []) {
      found.set(child.number, child);
    }
  }

  return [...found.values()].slice(1);
}

/** Annotation that one replies to, is grouped with, or is the pop-up window of; null for any other. */
function parentOf(reader: ObjectReader, entry: PdfObject): PdfRef | null {
  const dict = reader.dict(entry);
  const repliedTo = dict?.get('IRT') ?? null;
  const parent = dict?.get('Parent') ?? null;

  if (repliedTo instanceof PdfRef) {
    return repliedTo;
  }

  // The parent of a widget is its field.
  return dict !== null && parent instanceof PdfRef && isName(reader.get(dict, 'Subtype'), 'Popup')
    ? parent
    : null;
}
