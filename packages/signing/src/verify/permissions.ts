import type { LaterChangeKind } from '@octavo/contract/signing/signature-report';
import { type CertificationLevel, certificationLevels } from '@octavo/contract/signing/signature-request';
import type { PdfDocument } from '@octavo/pdf/document';
import { type PdfDict, PdfName, PdfString } from '@octavo/pdf/objects';
import { decodeText } from '@octavo/pdf/syntax/text-string';
import { readFields } from './changes/field-nodes.ts';
import type { FoundSignature } from './found-signature.ts';

/** Changes that a signature lets others make. */
export interface SignaturePermissions {
  /** Level of the author's signature when this is it; null otherwise. */
  readonly certification: CertificationLevel | null;
  /** Level that binds later changes, whichever signature set it; null for none. */
  readonly level: CertificationLevel | null;
  readonly lockedFields: readonly string[] | 'all' | null;
  locks(field: string): boolean;
}

/** Level of a certification that names none (ISO 32000-2, table 257, P). */
const usualLevel = 2;

type Lock = Pick<SignaturePermissions, 'lockedFields' | 'locks'>;

/** Permissions as the revision has them that the signature covers. */
export function permissionsOf(
  document: PdfDocument,
  { dict, ref, fieldDict }: FoundSignature,
): SignaturePermissions {
  const author = document.dict(document.catalog.get('Perms'));
  const authorRef = author?.get('DocMDP') ?? null;
  const authorDict = document.dict(authorRef);
  const own = levelOf(document, dict);
  const isAuthor =
    authorDict === dict || (authorDict !== null && ref !== null && authorDict === document.dict(ref));
  const levels = [own, authorDict === null ? null : (levelOf(document, authorDict) ?? usualLevel)];
  const level = levels.filter((known) => known !== null).sort()[0] ?? null;

  return {
    certification: isAuthor ? (own ?? usualLevel) : null,
    level,
    ...lockOf(document, dict, fieldDict),
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

/** Level of a signature's own DocMDP (12.8.2.2); null when it has none. */
function levelOf(document: PdfDocument, signature: PdfDict): CertificationLevel | null {
  for (const { method, parameters } of transformsOf(document, signature)) {
    if (method === 'DocMDP') {
      const level = document.resolve(parameters?.get('P') ?? null);

      return certificationLevels.find((known) => known === level) ?? usualLevel;
    }
  }

  return null;
}

/** Fields that the signature locks: by its FieldMDP, or by the lock of its field (12.8.2.4, table 236). */
function lockOf(document: PdfDocument, signature: PdfDict, field: PdfDict | null): Lock {
  const transforms = transformsOf(document, signature).flatMap(({ method, parameters }) =>
    method === 'FieldMDP' && parameters !== null ? [parameters] : [],
  );
  const ofField = document.dict(field?.get('Lock') ?? null);
  const locks = [...transforms, ...(ofField === null ? [] : [ofField])].map((lock) =>
    readLock(document, lock),
  );

  if (locks.length === 0) {
    return { lockedFields: null, locks: () => false };
  }

  const named = locks.map(({ lockedFields }) => lockedFields);

  return {
    lockedFields: named.includes('all')
      ? 'all'
      : [...new Set(named.flatMap((names) => (Array.isArray(names) ? names : [])))],
    locks: (name) => locks.some((lock) => lock.locks(name)),
  };
}

function readLock(document: PdfDocument, lock: PdfDict): Lock {
  const action = document.get(lock, 'Action');
  const names = (document.array(lock.get('Fields')) ?? []).flatMap((entry) => {
    const name = document.resolve(entry);

    return name instanceof PdfString ? [decodeText(name.bytes)] : [];
  });
  // The name of a group stands for the fields in it.
  const isNamed = (field: string) => names.some((name) => field === name || field.startsWith(`${name}.`));

  switch (action instanceof PdfName ? action.value : 'All') {
    case 'Include':
      return { lockedFields: names, locks: isNamed };
    case 'Exclude':
      return {
        lockedFields: names.length === 0 ? 'all' : fieldNamesBut(document, isNamed),
        locks: (field) => !isNamed(field),
      };
    default:
      return { lockedFields: 'all', locks: () => true };
  }
}

function fieldNamesBut(document: PdfDocument, isExcluded: (name: string) => boolean): string[] {
  const names = [...readFields(document).values()].map(({ name }) => name);

  return [...new Set(names)].filter((name) => name !== '' && !isExcluded(name));
}

function transformsOf(
  document: PdfDocument,
  signature: PdfDict,
): { readonly method: string; readonly parameters: PdfDict | null }[] {
  return (document.array(signature.get('Reference')) ?? []).flatMap((entry) => {
    const reference = document.dict(entry);
    const method = reference === null ? null : document.get(reference, 'TransformMethod');

    return reference !== null && method instanceof PdfName
      ? [{ method: method.value, parameters: document.dict(reference.get('TransformParams')) }]
      : [];
  });
}
