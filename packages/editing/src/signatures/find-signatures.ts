import type { PdfDocument } from '@octavo/pdf/document';
import { isName, PdfDict, type PdfObject, PdfRef, PdfString } from '@octavo/pdf/objects';
import { decodeText } from '@octavo/pdf/syntax/text-string';
import type { FoundSignature } from './found-signature.ts';

/** Depth of fields within fields beyond which a file is no form that a person made. */
const deepestField = 32;

interface FieldContext {
  readonly name: string;
  readonly isSignature: boolean;
  readonly depth: number;
}

/**
 * All signatures of a document: those of the form, of widgets that the form does not list, and the author's
 * (ISO 32000-2, 12.8.1). Usage rights, which a software vendor signs, are none.
 */
export function findSignatures(document: PdfDocument): FoundSignature[] {
  const found: FoundSignature[] = [];
  const seen = new Set<PdfDict>();

  const visit = (entry: PdfObject, context: FieldContext): void => {
    const field = document.dict(entry);

    if (field === null || context.depth > deepestField || seen.has(field)) {
      return;
    }

    seen.add(field);
    const type = document.get(field, 'FT');
    const isSignature = type === null ? context.isSignature : isName(type, 'Sig');
    const name = nameBelow(document, context.name, field);
    const value = field.get('V');
    const dict = document.dict(value);

    if (isSignature && dict !== null) {
      found.push({
        field: name,
        fieldRef: entry instanceof PdfRef ? entry : null,
        fieldDict: field,
        dict,
        ref: value instanceof PdfRef ? value : null,
      });
    }

    for (const kid of document.array(field.get('Kids')) ?? []) {
      visit(kid, { name, isSignature, depth: context.depth + 1 });
    }
  };

  const top: FieldContext = { name: '', isSignature: false, depth: 0 };
  const form = document.dict(document.catalog.get('AcroForm'));

  for (const field of document.array(form?.get('Fields') ?? null) ?? []) {
    visit(field, top);
  }

  for (const page of document.pages) {
    for (const annotation of document.array(page.dict.get('Annots')) ?? []) {
      const dict = document.dict(annotation);

      if (dict !== null && isName(document.get(dict, 'FT'), 'Sig')) {
        visit(annotation, top);
      }
    }
  }

  const author = document.dict(document.catalog.get('Perms'))?.get('DocMDP') ?? null;
  const dict = document.dict(author);

  if (dict !== null && !found.some((signature) => signature.dict === dict)) {
    const ref = author instanceof PdfRef ? author : null;
    found.push({ field: '', fieldRef: null, fieldDict: null, dict, ref });
  }

  return found;
}

/** Full name of a field below another (12.7.4.2). */
export function nameBelow(document: PdfDocument, parent: string, field: PdfDict): string {
  const own = document.get(field, 'T');
  const name = own instanceof PdfString ? decodeText(own.bytes) : null;

  if (name === null || name === '') {
    return parent;
  }

  return parent === '' ? name : `${parent}.${name}`;
}
