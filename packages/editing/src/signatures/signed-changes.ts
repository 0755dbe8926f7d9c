import { isCertifiedFor, type OperationFacts } from '@octavo/contract/edits/edit-rights';
import { Failure } from '@octavo/contract/failures';
import type { PdfDocument } from '@octavo/pdf/document';
import { isName, type PdfObject } from '@octavo/pdf/objects';
import { permittedLevel } from './permitted-level.ts';

/** Level that permits most: forms, signatures and comments (ISO 32000-2, table 257). */
const mostPermitted = 3;

/**
 * Refuses an operation that a signature of the document does not permit (ISO 32000-2, 12.8.2.2).
 *
 * @throws Failure `signature-forbids-edit`
 */
export function checkSignatures(document: PdfDocument, operation: OperationFacts): void {
  const level = permittedLevel(document);

  if (!isCertifiedFor(operation, level)) {
    throw new Failure('signature-forbids-edit', `level ${level}`);
  }
}

/** Depth of fields within fields beyond which a file is no form that a person made. */
const deepestField = 32;

/** True when a signature field of the document has been signed. Reads the fields only, and no other object. */
export function hasSignatures(document: PdfDocument): boolean {
  const form = document.dict(document.catalog.get('AcroForm'));
  const seen = new Set<PdfObject>();
  const isSigned = (entry: PdfObject, inherited: boolean, depth: number): boolean => {
    const field = document.dict(entry);

    if (field === null || depth > deepestField || seen.has(field)) {
      return false;
    }

    seen.add(field);
    const type = document.get(field, 'FT');
    const isSignature = type === null ? inherited : isName(type, 'Sig');

    return (
      (isSignature && document.dict(field.get('V'))?.has('ByteRange') === true) ||
      (document.array(field.get('Kids')) ?? []).some((kid) => isSigned(kid, isSignature, depth + 1))
    );
  };

  return (document.array(form?.get('Fields') ?? null) ?? []).some((field) => isSigned(field, false, 0));
}

/**
 * True when operations change more of a signed document than forms and comments: its signatures then report changes.
 */
export function changesSignedContent(document: PdfDocument, operations: readonly OperationFacts[]): boolean {
  return operations.some((operation) => !isCertifiedFor(operation, mostPermitted)) && hasSignatures(document);
}
