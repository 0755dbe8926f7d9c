import type { PdfDocument } from '@octavo/pdf/document';
import { ObjectCleaner } from './elsewhere/clean-objects.ts';
import { hasNameTrace } from './elsewhere/name-traces.ts';
import { everyObject } from './every-object.ts';
import { type Removal, Removals } from './redaction-report.ts';
import type { SecretSearch } from './secret-search.ts';

/** Finds secrets in the strings, names and streams of a file outside of page content. */
export function findTraces(document: PdfDocument, search: SecretSearch): readonly Removal[] {
  const found = new Removals();
  const objects = everyObject(document);
  found.note('private-data', null, hasNameTrace(objects, search) ? 1 : 0);
  new ObjectCleaner(objects, search, found).run();

  return found.list;
}
