import type { PdfDocument } from '@octavo/pdf/document';
import { ObjectCleaner } from './elsewhere/clean-objects.ts';
import { everyObject } from './every-object.ts';
import { type Removal, Removals } from './redaction-report.ts';
import type { SecretSearch } from './secret-search.ts';

/** Finds secrets in the strings and streams of a file outside of page content. */
export function findTraces(document: PdfDocument, search: SecretSearch): readonly Removal[] {
  const found = new Removals();
  new ObjectCleaner(everyObject(document), search, found).run();

  return found.list;
}
