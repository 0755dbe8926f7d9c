import { cornersOf } from '../../content/corners.ts';
import { isName, type PdfDict, PdfName, type PdfObject, PdfRef } from '../../objects.ts';
import type { EditedPage } from '../edited-page.ts';
import { formOf } from '../fields/form-fields.ts';
import type { ObjectChanges } from '../object-changes.ts';
import type { CutRegion } from './cut-region.ts';

/** Entries by which annotations belong to others: windows of notes, and replies (ISO 32000-2, tables 172 and 173). */
const ownerKeys = ['Parent', 'IRT'];

export interface RemovedAnnotations {
  readonly count: number;
  /** Numbers of their objects. */
  readonly numbers: ReadonlySet<number>;
  /** Keys by which the tag tree finds their elements (ISO 32000-2, 14.7.5.4). */
  readonly structParents: ReadonlySet<number>;
}

/** Removes the annotations that lie wholly in a region, with their replies and fields. */
export function cutAnnotations(
  changes: ObjectChanges,
  page: EditedPage,
  region: CutRegion,
): RemovedAnnotations {
  const removed = new Set<PdfObject>();
  const numbers = new Set<number>();
  const structParents = new Set<number>();
  const { annotations } = page;
  const remove = (entry: PdfObject) => {
    const key = changes.resolve(changes.dict(entry)?.get('StructParent') ?? null);
    removed.add(entry);

    if (typeof key === 'number') {
      structParents.add(key);
    }

    if (entry instanceof PdfRef) {
      numbers.add(entry.number);
    }
  };

  for (const entry of annotations) {
    const dict = changes.dict(entry);

    // The window of a note may stand anywhere.
    if (dict !== null && !isName(changes.get(dict, 'Subtype'), 'Popup') && isWithin(changes, dict, region)) {
      remove(entry);
    }
  }

  for (let before = -1; before !== removed.size; ) {
    before = removed.size;

    for (const entry of annotations.filter((each) => !removed.has(each))) {
      const dict = changes.dict(entry);
      const isOwned = ownerKeys.some((key) => {
        const owner = dict?.get(key) ?? null;

        return owner instanceof PdfRef && numbers.has(owner.number);
      });

      if (isOwned) {
        remove(entry);
      }
    }
  }

  if (removed.size > 0) {
    page.removeAnnotations([...removed]);
    removeFields(changes, numbers);
  }

  // Other objects, such as the tag tree, refer to annotations, too.
  for (const number of numbers) {
    changes.set(new PdfRef(number), null);
  }

  return { count: removed.size, numbers, structParents };
}

function isWithin(changes: ObjectChanges, dict: PdfDict, region: CutRegion): boolean {
  const [x1, y1, x2, y2] = changes.array(dict.get('Rect'))?.map((value) => changes.resolve(value)) ?? [];

  if (typeof x1 !== 'number' || typeof y1 !== 'number' || typeof x2 !== 'number' || typeof y2 !== 'number') {
    return false;
  }

  const subtype = changes.get(dict, 'Subtype');
  const isInvisible = x1 === x2 && y1 === y2 && isName(subtype, 'Widget');

  // A field without area, such as an invisible signature, stands nowhere on the page.
  return (
    !isInvisible &&
    region.isAnnotationRemoved(
      cornersOf([Math.min(x1, x2), Math.min(y1, y2), Math.max(x1, x2), Math.max(y1, y2)]),
      subtype instanceof PdfName ? subtype.value : '',
    )
  );
}

/**
 * Removes the XFA version of the form, if any: it repeats the texts of the pages and the values of the fields
 * (ISO 32000-2, K.2).
 */
export function removeXfa(changes: ObjectChanges): void {
  const form = formOf(changes);

  if (form?.has('XFA') === true) {
    const changed = form.copy();
    changed.delete('XFA');
    setForm(changes, changed);
  }
}

/** Levels of fields that are followed; more are crafted. */
const deepestField = 64;

/** Removes fields of which no widget remains, with their values. */
function removeFields(changes: ObjectChanges, removed: ReadonlySet<number>): void {
  const form = formOf(changes);

  if (form === null) {
    return;
  }

  const seen = new Set<number>();
  const gone = new Set(removed);
  const remaining = (kids: readonly PdfObject[], depth: number) =>
    kids.filter((kid) => !(kid instanceof PdfRef) || remains(kid, depth));
  const fields = changes.array(form.get('Fields')) ?? [];
  const kept = remaining(fields, 0);

  if (gone.size === removed.size && kept.length === fields.length) {
    return;
  }

  const changed = form.copy().set('Fields', kept);
  const order = changes.array(form.get('CO'));

  if (order !== null) {
    changed.set(
      'CO',
      order.filter((entry) => !(entry instanceof PdfRef) || !gone.has(entry.number)),
    );
  }

  setForm(changes, changed);

  function remains(ref: PdfRef, depth: number): boolean {
    if (gone.has(ref.number)) {
      return false;
    }

    const dict = changes.dict(ref);
    const kids = dict === null ? null : changes.array(dict.get('Kids'));

    if (dict === null || kids === null || seen.has(ref.number) || depth > deepestField) {
      return true;
    }

    seen.add(ref.number);
    const left = remaining(kids, depth + 1);

    if (left.length === kids.length) {
      return true;
    }

    if (left.length === 0) {
      gone.add(ref.number);
      changes.set(ref, null);

      return false;
    }

    changes.set(ref, dict.copy().set('Kids', left));

    return true;
  }
}

function setForm(changes: ObjectChanges, form: PdfDict): void {
  const root = changes.document.trailer.get('Root');
  const catalog = changes.dict(root) ?? changes.document.catalog;
  const ref = catalog.get('AcroForm');

  if (ref instanceof PdfRef) {
    changes.set(ref, form);
  } else if (root instanceof PdfRef) {
    changes.set(root, catalog.copy().set('AcroForm', form));
  }
}
