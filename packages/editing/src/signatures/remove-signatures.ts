import { changeCatalog } from '@octavo/pdf/edit/change-catalog';
import type { ObjectChanges } from '@octavo/pdf/edit/object-changes';
import { isName, type PdfObject, PdfRef } from '@octavo/pdf/objects';

/** Depth of fields within fields beyond which a file is no form that a person made. */
const deepestField = 32;

/** Entries of the catalog that belong to signatures: permissions, and certificates to check them by. */
const catalogKeys = ['Perms', 'DSS'];

interface SignatureRemoval {
  /** True to keep the pictures of signatures, as on a printed copy. */
  readonly keepsLooks?: boolean;
}

/**
 * Empties the signature fields of a document and removes its certification, for a document that is written anew. The
 * fields stay, without the looks that name a signer unless they are wanted.
 */
export function removeSignatures(
  changes: ObjectChanges,
  { keepsLooks = false }: SignatureRemoval = {},
): void {
  const form = changes.dict(changes.document.catalog.get('AcroForm'));
  const fields = changes.array(form?.get('Fields') ?? null) ?? [];
  const removed = keepsLooks ? ['V', 'Lock', 'SV'] : ['V', 'AP', 'Lock', 'SV'];
  fields.forEach((field) =>
    clearField(changes, field, { removed, isSignature: false, depth: 0, seen: new Set() }),
  );
  changeCatalog(changes, (catalog) => {
    catalogKeys.forEach((key) => catalog.delete(key));

    if (form !== null) {
      const own = form.copy();
      own.delete('SigFlags');
      catalog.set('AcroForm', own);
    }
  });
}

interface FieldVisit {
  /** Entries that a signature field loses. */
  readonly removed: readonly string[];
  /** True for a field that inherits the type. */
  readonly isSignature: boolean;
  readonly depth: number;
  readonly seen: Set<number>;
}

function clearField(
  changes: ObjectChanges,
  entry: PdfObject,
  { removed, isSignature, depth, seen }: FieldVisit,
): void {
  const dict = changes.dict(entry);

  if (!(entry instanceof PdfRef) || dict === null || depth > deepestField || seen.has(entry.number)) {
    return;
  }

  seen.add(entry.number);
  const type = changes.get(dict, 'FT');
  const isSigned = type === null ? isSignature : isName(type, 'Sig');

  if (isSigned) {
    const cleared = dict.copy();
    removed.forEach((key) => cleared.delete(key));
    changes.set(entry, cleared);
  }

  for (const kid of changes.array(dict.get('Kids')) ?? []) {
    clearField(changes, kid, { removed, isSignature: isSigned, depth: depth + 1, seen });
  }
}
