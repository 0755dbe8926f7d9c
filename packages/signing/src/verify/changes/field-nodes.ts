import { nameBelow } from '@octavo/editing/signatures/find-signatures';
import type { PdfDocument } from '@octavo/pdf/document';
import { PdfDict, PdfName, type PdfObject, PdfRef } from '@octavo/pdf/objects';

/** Node of the tree of fields: a group, a field, or a widget of a field. */
export interface FieldNode {
  readonly number: number;
  readonly name: string;
  /** Type of the field, own or inherited; null for a group. */
  readonly type: string | null;
  readonly dict: PdfDict;
  /** Values of the entries that a field inherits, own or of its parents (ISO 32000-2, 12.7.4.1). */
  readonly inherited: ReadonlyMap<string, PdfObject>;
}

/** Entries that a field inherits, and those that readers take from its parents too. */
const inheritable = ['FT', 'V', 'DV', 'Ff', 'DA', 'Q', 'Opt', 'MaxLen', 'TI', 'I'];

/** Depth of fields within fields beyond which a file is no form that a person made. */
const deepestField = 32;

/**
 * Nodes of all fields by their object numbers: those that the form lists, and those of widgets that only a page lists.
 * Direct objects, which few writers make, are compared where they stand.
 */
export function readFields(document: PdfDocument): Map<number, FieldNode> {
  const nodes = new Map<number, FieldNode>();

  const visit = (entry: PdfObject, name: string, type: string | null, depth: number): void => {
    const dict = document.resolve(entry);

    if (
      !(entry instanceof PdfRef) ||
      !(dict instanceof PdfDict) ||
      depth > deepestField ||
      nodes.has(entry.number)
    ) {
      return;
    }

    const ownType = document.get(dict, 'FT');
    const node = {
      number: entry.number,
      name: nameBelow(document, name, dict),
      type: ownType instanceof PdfName ? ownType.value : type,
      dict,
      inherited: inheritedBy(document, dict),
    };
    nodes.set(entry.number, node);

    for (const kid of document.array(dict.get('Kids')) ?? []) {
      visit(kid, node.name, node.type, depth + 1);
    }
  };

  const form = document.dict(document.catalog.get('AcroForm'));

  for (const field of document.array(form?.get('Fields') ?? null) ?? []) {
    visit(field, '', null, 0);
  }

  for (const page of document.pages) {
    for (const annotation of document.array(page.dict.get('Annots')) ?? []) {
      const dict = document.dict(annotation);

      if (dict?.has('FT') === true || (dict?.has('T') === true && dict.has('Parent'))) {
        visit(annotation, '', null, 0);
      }
    }
  }

  return nodes;
}

/** Readers look for an entry in the parents that a widget names, whichever field lists it as a kid. */
function inheritedBy(document: PdfDocument, dict: PdfDict): Map<string, PdfObject> {
  const values = new Map<string, PdfObject>();
  let holder: PdfDict | null = dict;

  for (let depth = 0; holder !== null && depth < deepestField; depth++) {
    for (const key of inheritable) {
      if (!values.has(key) && holder.has(key)) {
        values.set(key, holder.get(key));
      }
    }

    holder = document.dict(holder.get('Parent'));
  }

  return values;
}
