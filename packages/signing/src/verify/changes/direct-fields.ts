import { PdfDict, type PdfObject, PdfRef } from '@octavo/pdf/objects';
import type { RevisionPair } from './revision-pair.ts';

/**
 * True when two lists of fields have the same entries besides those that are compared each for itself, which are
 * references to dictionaries. A direct field, which few writers make, may then not change at all.
 */
export function isSameAround(
  { comparison, signed, later }: RevisionPair,
  before: PdfObject,
  after: PdfObject,
): boolean {
  const around = (document: RevisionPair['later'], list: PdfObject) =>
    (document.array(list) ?? []).filter(
      (entry) =>
        !(
          entry instanceof PdfRef &&
          (document.resolve(entry) instanceof PdfDict || document.resolve(entry) === null)
        ),
    );

  return comparison.isSame(around(signed, before), around(later, after));
}
