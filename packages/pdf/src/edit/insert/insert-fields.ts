import { binaryToBytes, bytesToBinary } from '../../bytes/binary.ts';
import type { PdfDocument } from '../../document.ts';
import { isSameName, PdfDict, type PdfObject, PdfRef, PdfString } from '../../objects.ts';
import { decodeText, encodeText } from '../../syntax/text-string.ts';
import { catalogOf, changeCatalog } from '../change-catalog.ts';
import type { ObjectChanges } from '../object-changes.ts';
import { amend, type Graft } from './graft.ts';

/** Depth of fields within fields beyond which a file is no form that a person made. */
const deepestField = 32;

/**
 * Gives the fields of inserted pages names that the form does not have, before anything is copied, and returns a
 * function that adds them to it.
 */
export function renameFields(changes: ObjectChanges, graft: Graft): () => void {
  const { source } = graft;
  const inserted = source.dict(source.catalog.get('AcroForm'));
  const roots = source.array(inserted?.get('Fields') ?? null) ?? [];

  if (inserted === null || roots.length === 0) {
    return () => undefined;
  }

  const known = catalogOf(changes).get('AcroForm');
  const form = (changes.dict(known) ?? new PdfDict()).copy();
  const fields = changes.array(form.get('Fields')) ?? [];
  const taken = new Set(fields.map((field) => nameOfField(changes, field)));
  const fonts = fontNames(changes, form, source, inserted);

  for (const root of roots) {
    const name = unlike(nameOfField(source, root), taken);
    taken.add(name);
    amend(source, root, (dict) => {
      dict.set('T', encodeText(name));

      // The defaults of the form are those of the changed document.
      for (const key of ['DA', 'Q']) {
        if (!dict.has(key) && inserted.has(key)) {
          dict.set(key, inserted.get(key));
        }
      }
    });
    renameFonts(graft, root, fonts, 0);
  }

  return () => {
    form
      .set('Fields', [...fields, ...roots.map((root) => graft.copy(root))])
      .set('DR', joinedResources(changes, form, graft, inserted, fonts));

    if (known instanceof PdfRef) {
      changes.set(known, form);
    } else {
      changeCatalog(changes, (catalog) => catalog.set('AcroForm', form));
    }
  };
}

interface FieldReader {
  dict(object: PdfObject): PdfDict | null;
  get(dict: PdfDict, key: string): PdfObject;
}

function nameOfField(reader: FieldReader, field: PdfObject): string {
  const dict = reader.dict(field);
  const name = dict === null ? null : reader.get(dict, 'T');

  return name instanceof PdfString ? decodeText(name.bytes) : '';
}

/** A name that is not taken: the same one, or with a number. */
function unlike(name: string, taken: { has(name: string): boolean }): string {
  let free = name;

  for (let count = 2; taken.has(free); count += 1) {
    free = `${name}-${count}`;
  }

  return free;
}

/** New names of fonts that share theirs with another font of the form. */
function fontNames(
  changes: ObjectChanges,
  form: PdfDict,
  source: PdfDocument,
  inserted: PdfDict,
): ReadonlyMap<string, string> {
  const own = changes.dict(changes.dict(form.get('DR'))?.get('Font') ?? null) ?? new PdfDict();
  const added = source.dict(source.dict(inserted.get('DR'))?.get('Font') ?? null) ?? new PdfDict();
  const clashes = [...added.entries.keys()].filter(
    (name) => own.has(name) && !isSameFont(changes, own, source, added, name),
  );

  return new Map(clashes.map((name) => [name, unlike(name, own)]));
}

/** Resources of both forms. */
function joinedResources(
  changes: ObjectChanges,
  form: PdfDict,
  graft: Graft,
  inserted: PdfDict,
  fonts: ReadonlyMap<string, string>,
): PdfDict {
  const { source } = graft;
  const resources = (changes.dict(form.get('DR')) ?? new PdfDict()).copy();

  for (const [category, value] of source.dict(inserted.get('DR'))?.entries ?? []) {
    const joined = (changes.dict(resources.get(category)) ?? new PdfDict()).copy();

    for (const [name, resource] of source.dict(value)?.entries ?? []) {
      const free = (category === 'Font' ? fonts.get(name) : undefined) ?? name;

      if (!joined.has(free)) {
        joined.set(free, graft.copy(resource));
      }
    }

    resources.set(category, joined);
  }

  return resources;
}

/** True for fonts of one name that are not embedded, so that readers show the same. */
function isSameFont(
  changes: FieldReader,
  own: PdfDict,
  source: FieldReader,
  inserted: PdfDict,
  name: string,
): boolean {
  const [one, other] = [changes.dict(own.get(name)), source.dict(inserted.get(name))];

  return (
    one !== null &&
    other !== null &&
    !other.has('FontDescriptor') &&
    !other.has('DescendantFonts') &&
    isSameName(changes.get(one, 'BaseFont'), source.get(other, 'BaseFont'))
  );
}

/** Writes the new names of fonts into the default appearances of a field and those below it. */
function renameFonts(
  graft: Graft,
  field: PdfObject,
  renamed: ReadonlyMap<string, string>,
  depth: number,
): void {
  const { source } = graft;

  if (renamed.size === 0 || depth > deepestField) {
    return;
  }

  amend(source, field, (dict) => {
    const appearance = source.get(dict, 'DA');

    if (appearance instanceof PdfString) {
      const text = bytesToBinary(appearance.bytes).replace(/\/([^\s()<>[\]{}/%]+)/g, (whole, name: string) =>
        renamed.has(name) ? `/${renamed.get(name)}` : whole,
      );
      dict.set('DA', new PdfString(binaryToBytes(text)));
    }
  });

  for (const kid of source.array(source.dict(field)?.get('Kids') ?? null) ?? []) {
    renameFonts(graft, kid, renamed, depth + 1);
  }
}
