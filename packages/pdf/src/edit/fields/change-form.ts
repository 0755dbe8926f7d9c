import { PdfDict, PdfRef } from '../../objects.ts';
import { changeCatalog } from '../change-catalog.ts';
import type { ObjectChanges } from '../object-changes.ts';
import { formOf } from './form-fields.ts';

/** Sets entries of the form of the document, which is made when there is none. */
export function changeForm(changes: ObjectChanges, change: (form: PdfDict) => void): void {
  const { document } = changes;
  const root = changes.dict(document.trailer.get('Root')) ?? document.catalog;
  const known = root.get('AcroForm');
  const form = (formOf(changes) ?? new PdfDict([['Fields', []]])).copy();
  change(form);

  if (known instanceof PdfRef) {
    changes.set(known, form);
  } else {
    changeCatalog(changes, (catalog) => catalog.set('AcroForm', form));
  }
}
