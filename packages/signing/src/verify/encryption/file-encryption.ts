import type { PdfDocument } from '@octavo/pdf/document';
import { isName, PdfDict, PdfName, PdfRef, PdfString } from '@octavo/pdf/objects';

export type CipherName = 'rc4' | 'aes' | 'none';

/** Encryption dictionary of the standard handler (ISO 32000-2, 7.6.4.2). */
export interface FileEncryption {
  readonly revision: number;
  readonly keyBytes: number;
  readonly owner: Uint8Array;
  readonly user: Uint8Array;
  /** Key of the file, encrypted with that of the user; empty before revision 5. */
  readonly userKey: Uint8Array;
  readonly permissions: number;
  readonly encryptsMetadata: boolean;
  /** First part of the file's identifier. */
  readonly id: Uint8Array;
  readonly strings: CipherName;
  readonly streams: CipherName;
  /** Object with the dictionary, whose strings are not encrypted; null for a direct one. */
  readonly object: number | null;
}

/** Reads the encryption of a file; null for one by another handler. */
export function readEncryption(document: PdfDocument, dict: PdfDict): FileEncryption | null {
  const revision = document.get(dict, 'R');
  const version = document.get(dict, 'V');
  const length = document.get(dict, 'Length');
  const permissions = document.get(dict, 'P');

  if (
    !isName(document.get(dict, 'Filter'), 'Standard') ||
    typeof revision !== 'number' ||
    typeof version !== 'number'
  ) {
    return null;
  }

  const bytes = (key: string) => bytesOf(document, dict, key);
  const [id] = document.array(document.trailer.get('ID')) ?? [];
  const identifier = document.resolve(id ?? null);
  const ref = document.trailer.get('Encrypt');
  const bits = version >= 4 ? 128 : typeof length === 'number' ? length : 40;

  return {
    revision,
    keyBytes: Math.min(16, Math.max(5, bits >> 3)),
    owner: bytes('O'),
    user: bytes('U'),
    userKey: bytes('UE'),
    permissions: typeof permissions === 'number' ? permissions : 0,
    encryptsMetadata: document.get(dict, 'EncryptMetadata') !== false,
    id: identifier instanceof PdfString ? identifier.bytes : new Uint8Array(0),
    strings: cipherOf(document, dict, version, 'StrF'),
    streams: cipherOf(document, dict, version, 'StmF'),
    object: ref instanceof PdfRef ? ref.number : null,
  };
}

function bytesOf(document: PdfDocument, dict: PdfDict, key: string): Uint8Array {
  const value = document.get(dict, key);

  return value instanceof PdfString ? value.bytes : new Uint8Array(0);
}

/** Cipher of strings or streams, as their crypt filter names it (7.6.6). */
function cipherOf(document: PdfDocument, dict: PdfDict, version: number, use: string): CipherName {
  if (version < 4) {
    return 'rc4';
  }

  const name = document.get(dict, use);
  const filters = document.dict(dict.get('CF')) ?? new PdfDict();
  const filter = name instanceof PdfName ? document.dict(filters.get(name.value)) : null;
  const method = filter === null ? null : document.get(filter, 'CFM');

  if (isName(method, 'V2')) {
    return 'rc4';
  }

  return isName(method, 'AESV2') || isName(method, 'AESV3') ? 'aes' : 'none';
}
