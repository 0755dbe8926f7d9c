import { isName, PdfDict, PdfName, type PdfObject, PdfRef, PdfString } from '../../objects.ts';
import type { PdfPage } from '../../pages/page-tree.ts';
import { decodeText } from '../../syntax/text-string.ts';
import type { ObjectChanges } from '../object-changes.ts';
import { pushFlag, radioFlag } from './field-flags.ts';

/** Maximum number of ancestors of a field; more indicate a loop. */
const deepestField = 32;

/** Widget annotation that shows a field on a page. */
export interface FieldWidget {
  readonly ref: PdfRef;
  readonly page: PdfPage;
  /** Position in the list of annotations of the page; null for one that was added. */
  readonly index: number | null;
}

export type FieldKind = 'text' | 'choice' | 'check' | 'radio' | 'push' | 'signature';

/** Field of a form with everything that shows it. */
export interface FormField {
  readonly name: string;
  readonly kind: FieldKind;
  /** Bits of table 226 and the tables after it. */
  readonly flags: number;
  /** Dictionaries that hold the value; several when the widgets of the pages are not those of the form. */
  readonly holders: readonly PdfRef[];
  readonly widgets: readonly FieldWidget[];
}

/** Fields by their full names (ISO 32000-2, 12.7.4.2), from the widgets of the pages and then from the form. */
export function readForm(changes: ObjectChanges): Map<string, FormField> {
  const fields = new Map<string, FormField & { holders: PdfRef[]; widgets: FieldWidget[] }>();
  const seen = new Set<number>();
  const fieldFor = (ref: PdfRef) => {
    const name = fullName(changes, ref);
    const type = typeOfField(changes, ref);
    const known = fields.get(name);

    // Fields of one name share their value, unless they are of different types.
    if (type === null || (known !== undefined && known.kind !== type.kind)) {
      return null;
    }

    const field = known ?? { name, ...type, holders: [], widgets: [] };
    const holder = holderOf(changes, ref);
    fields.set(name, field);

    if (!field.holders.some(({ number }) => number === holder.number)) {
      field.holders.push(holder);
    }

    return field;
  };

  for (const widget of allWidgets(changes)) {
    if (!seen.has(widget.ref.number)) {
      seen.add(widget.ref.number);
      fieldFor(widget.ref)?.widgets.push(widget);
    }
  }

  for (const ref of terminalFields(changes)) {
    fieldFor(ref);
  }

  return fields;
}

/** Kind and flags of the field that a widget shows; null when it has no type. */
export function typeOfField(
  changes: ObjectChanges,
  field: PdfObject,
): Pick<FormField, 'kind' | 'flags'> | null {
  const type = inherited(changes, field, 'FT');
  const bits = inherited(changes, field, 'Ff');
  const flags = typeof bits === 'number' ? bits : 0;
  const kind = type instanceof PdfName ? kindOf(type.value, flags) : null;

  return kind === null ? null : { kind, flags };
}

/** Widgets of all pages that are objects of their own. */
export function allWidgets(changes: ObjectChanges): FieldWidget[] {
  return changes.document.pages.flatMap((page) =>
    (changes.array(page.dict.get('Annots')) ?? []).flatMap((ref, index) => {
      const dict = changes.dict(ref);

      return ref instanceof PdfRef && dict !== null && isName(changes.get(dict, 'Subtype'), 'Widget')
        ? [{ ref, page, index }]
        : [];
    }),
  );
}

/** An attribute of a field, its ancestors or the form. */
export function inherited(changes: ObjectChanges, field: PdfObject, key: string): PdfObject {
  for (const dict of [...ancestors(changes, field), formOf(changes)]) {
    const value = dict === null ? null : changes.get(dict, key);

    if (value !== null) {
      return value;
    }
  }

  return null;
}

/** The form of the document; null when it has none. */
export function formOf(changes: ObjectChanges): PdfDict | null {
  const { document } = changes;
  const root = changes.dict(document.trailer.get('Root')) ?? document.catalog;

  return changes.dict(root.get('AcroForm'));
}

/** Sets entries of an object that is a dictionary. */
export function changeDict(changes: ObjectChanges, ref: PdfRef, change: (dict: PdfDict) => void): void {
  const dict = (changes.dict(ref) ?? new PdfDict()).copy();
  change(dict);
  changes.set(ref, dict);
}

/** Terminal fields and widgets that are reached from the form, in its order. */
export function terminalFields(changes: ObjectChanges): PdfRef[] {
  const found: PdfRef[] = [];
  const seen = new Set<number>();
  const pending = (changes.array(formOf(changes)?.get('Fields') ?? null) ?? []).toReversed();

  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (!(next instanceof PdfRef) || seen.has(next.number)) {
      continue;
    }

    seen.add(next.number);
    const kids = changes.array(changes.dict(next)?.get('Kids') ?? null) ?? [];
    pending.push(...kids.toReversed());

    if (kids.length === 0) {
      found.push(next);
    }
  }

  return found;
}

/** The topmost ancestor of a field, which the form should list. */
export function rootOf(changes: ObjectChanges, field: PdfRef): PdfRef {
  let ref = field;

  for (let depth = 0; depth < deepestField; depth += 1) {
    const parent = changes.dict(ref)?.get('Parent') ?? null;

    if (!(parent instanceof PdfRef) || changes.dict(parent) === null) {
      break;
    }

    ref = parent;
  }

  return ref;
}

/** Own name of a field; null for a widget of its parent. */
export function partialName(changes: ObjectChanges, field: PdfObject): string | null {
  const dict = changes.dict(field);
  const name = dict === null ? null : changes.get(dict, 'T');

  return name instanceof PdfString ? decodeText(name.bytes) : null;
}

function fullName(changes: ObjectChanges, field: PdfRef): string {
  return ancestors(changes, field)
    .map((dict) => partialName(changes, dict))
    .filter((part) => part !== null)
    .toReversed()
    .join('.');
}

/** A field or widget with its ancestors, nearest first. */
function ancestors(changes: ObjectChanges, field: PdfObject): PdfDict[] {
  const chain: PdfDict[] = [];
  let dict = changes.dict(field);

  while (dict !== null && chain.length < deepestField) {
    chain.push(dict);
    dict = changes.dict(dict.get('Parent'));
  }

  return chain;
}

/** The nearest dictionary with a name of its own: a widget without one is one of several of its parent. */
function holderOf(changes: ObjectChanges, field: PdfRef): PdfRef {
  let ref = field;

  for (let depth = 0; depth < deepestField; depth += 1) {
    const dict = changes.dict(ref);
    const parent = dict?.get('Parent') ?? null;

    if (dict === null || dict.has('T') || !(parent instanceof PdfRef)) {
      return ref;
    }

    ref = parent;
  }

  return ref;
}

function kindOf(type: string, flags: number): FieldKind | null {
  switch (type) {
    case 'Tx':
      return 'text';
    case 'Ch':
      return 'choice';
    case 'Sig':
      return 'signature';
    case 'Btn':
      return (flags & pushFlag) !== 0 ? 'push' : (flags & radioFlag) !== 0 ? 'radio' : 'check';
    default:
      return null;
  }
}
