import type { LaterChangeKind } from '@octavo/contract/signing/signature-report';
import type { CertificationLevel } from '@octavo/contract/signing/signature-request';
import { type FieldLock, locksOf } from '@octavo/editing/signatures/field-locks';
import type { FoundSignature } from '@octavo/editing/signatures/found-signature';
import { authorLevel, levelOfSignature, strictest } from '@octavo/editing/signatures/permitted-level';
import type { PdfDocument } from '@octavo/pdf/document';
import { readFields } from './changes/field-nodes.ts';

/** Changes that a signature lets others make. */
export interface SignaturePermissions {
  /** Level of the author's signature when this is it; null otherwise. */
  readonly certification: CertificationLevel | null;
  /** Level that binds later changes, whichever signature set it; null for none. */
  readonly level: CertificationLevel | null;
  readonly lockedFields: readonly string[] | 'all' | null;
  locks(field: string): boolean;
}

type LockedFields = Pick<SignaturePermissions, 'lockedFields' | 'locks'>;

/** Permissions as the revision has them that the signature covers. */
export function permissionsOf(document: PdfDocument, signature: FoundSignature): SignaturePermissions {
  const { dict, ref } = signature;
  const authorDict = document.dict(document.dict(document.catalog.get('Perms'))?.get('DocMDP') ?? null);
  const isAuthor =
    authorDict === dict || (authorDict !== null && ref !== null && authorDict === document.dict(ref));

  return {
    certification: isAuthor ? authorLevel(document) : null,
    level: strictest([levelOfSignature(document, signature), authorLevel(document)]),
    ...lockOf(document, signature),
  };
}

/** True for a kind of change that a level permits, leaving locks aside. */
export function permits(level: CertificationLevel | null, kind: LaterChangeKind): boolean {
  switch (kind) {
    case 'proof':
    case 'time-stamp':
      return true;
    case 'signature':
    case 'field-value':
    case 'metadata':
      return level !== 1;
    case 'annotation':
      return level === 3 || level === null;
    default:
      return false;
  }
}

/** Fields that the signature locks. */
function lockOf(document: PdfDocument, signature: FoundSignature): LockedFields {
  const locks = locksOf(document, signature);

  if (locks.length === 0) {
    return { lockedFields: null, locks: () => false };
  }

  const named = locks.map((lock) => lockedNames(document, lock));

  return {
    lockedFields: named.includes('all')
      ? 'all'
      : [...new Set(named.flatMap((names) => (names === 'all' ? [] : names)))],
    locks: (name) => locks.some((lock) => lock.locks(name)),
  };
}

function lockedNames(document: PdfDocument, { action, names, locks }: FieldLock): readonly string[] | 'all' {
  if (action === 'All' || (action === 'Exclude' && names.length === 0)) {
    return 'all';
  }

  if (action === 'Include') {
    return names;
  }

  const fields = [...readFields(document).values()].map(({ name }) => name);

  return [...new Set(fields)].filter((name) => name !== '' && locks(name));
}
