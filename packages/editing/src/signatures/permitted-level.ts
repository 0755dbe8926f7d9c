import { type CertificationLevel, certificationLevels } from '@octavo/contract/signing/signature-request';
import type { PdfDocument } from '@octavo/pdf/document';
import type { ObjectReader } from '@octavo/pdf/object-reader';
import type { PdfDict } from '@octavo/pdf/objects';
import { findSignatures } from './find-signatures.ts';
import { transformsOf } from './signature-references.ts';

/** Level of a certification that names none (ISO 32000-2, table 257, P). */
const usualLevel: CertificationLevel = 2;

const known = new WeakMap<PdfDocument, CertificationLevel | null>();

/**
 * Level of the changes that the signatures of a document permit: 1 for none, 2 for forms, 3 for annotations, too; null
 * when no signature says. An operation of another level breaks one of them.
 */
export function permittedLevel(document: PdfDocument): CertificationLevel | null {
  const read = known.get(document);

  if (read !== undefined) {
    return read;
  }

  const level = strictest([
    authorLevel(document),
    ...findSignatures(document).map((signature) => levelOfSignature(document, signature)),
  ]);
  known.set(document, level);

  return level;
}

/** Level of the author's signature, as the catalog names it (12.8.6); null without one. */
export function authorLevel(document: PdfDocument): CertificationLevel | null {
  const author = document.dict(document.dict(document.catalog.get('Perms'))?.get('DocMDP') ?? null);

  return author === null ? null : (certifiedLevel(document, author) ?? usualLevel);
}

/** Level that a signature sets, by itself or by the lock of its field (12.8.2.2; table 236, P); null for none. */
export function levelOfSignature(
  reader: ObjectReader,
  { dict, fieldDict }: { readonly dict: PdfDict; readonly fieldDict: PdfDict | null },
): CertificationLevel | null {
  return strictest([certifiedLevel(reader, dict), lockLevel(reader, fieldDict)]);
}

/** Level of the lock of a field (table 236, P); null for none. */
export function lockLevel(reader: ObjectReader, field: PdfDict | null): CertificationLevel | null {
  const lock = reader.dict(field?.get('Lock') ?? null);
  const level = lock === null ? null : reader.get(lock, 'P');

  return certificationLevels.find((each) => each === level) ?? null;
}

/** Level of a signature's own DocMDP; null when it has none. */
export function certifiedLevel(reader: ObjectReader, signature: PdfDict): CertificationLevel | null {
  const levels = transformsOf(reader, signature)
    .filter(({ method }) => method === 'DocMDP')
    .map(({ parameters }) => {
      const level = reader.resolve(parameters?.get('P') ?? null);

      return certificationLevels.find((each) => each === level) ?? usualLevel;
    });

  return strictest(levels);
}

/** Level that permits least: lower numbers do. */
export function strictest(levels: readonly (CertificationLevel | null)[]): CertificationLevel | null {
  return levels.filter((level) => level !== null).sort()[0] ?? null;
}
