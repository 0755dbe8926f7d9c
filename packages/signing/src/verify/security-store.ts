import { isFailure } from '@octavo/contract/failures';
import type { PdfDocument } from '@octavo/pdf/document';
import { type PdfObject, PdfStream } from '@octavo/pdf/objects';
import type { Certificate } from 'pkijs';
import { readCertificate } from '../certificates/read-certificate.ts';
import { type RevocationEvidence, readList, readResponse } from './revocation/revocation-evidence.ts';

/** Document security store: proofs that were appended to a file (ISO 32000-2, 12.8.4.3). */
export interface SecurityStore {
  readonly certificates: readonly Certificate[];
  readonly evidence: RevocationEvidence;
}

/** Proofs of each kind that are read, and bytes of one: crafted files have more. */
const mostProofs = 500;
const kibibyte = 1024;
const certificateBytes = 64 * kibibyte;
const responseBytes = 64 * kibibyte;
const listBytes = 16 * kibibyte ** 2;

/** Bytes of all proofs of a store. Large authorities have lists of some MiB, and a chain has two or three. */
const storeBytes = 24 * kibibyte ** 2;

const stores = new WeakMap<PdfDocument, SecurityStore>();

/** Reads the store of a document, once. */
export function readSecurityStore(document: PdfDocument): SecurityStore {
  const known = stores.get(document);

  if (known !== undefined) {
    return known;
  }

  const dict = document.dict(document.catalog.get('DSS'));
  let bytesLeft = storeBytes;
  const read = <Proof>(key: string, mostBytes: number, parse: (bytes: Uint8Array) => Proof | null): Proof[] =>
    streamsIn(document, dict?.get(key) ?? null).flatMap((stream) => {
      const limit = Math.min(mostBytes, bytesLeft);
      const bytes = limit === 0 ? null : decodeUpTo(document, stream, limit);
      bytesLeft -= bytes?.length ?? limit;
      const proof = bytes === null ? null : parse(bytes);

      return proof === null ? [] : [proof];
    });
  const store: SecurityStore = {
    certificates: read('Certs', certificateBytes, readCertificate),
    evidence: {
      responses: read('OCSPs', responseBytes, readResponse),
      lists: read('CRLs', listBytes, readList),
    },
  };
  stores.set(document, store);

  return store;
}

/** Decoded bytes of a stream; null when there are more. */
function decodeUpTo(document: PdfDocument, stream: PdfStream, limit: number): Uint8Array | null {
  try {
    const bytes = document.decode(stream, limit);

    return bytes.length > limit ? null : bytes;
  } catch (error) {
    if (isFailure(error) && error.code === 'memory-limit') {
      return null;
    }

    throw error;
  }
}

/** Streams of an array, each once however often it is named. */
function streamsIn(document: PdfDocument, array: PdfObject): readonly PdfStream[] {
  const entries = (document.array(array) ?? []).slice(0, mostProofs).map((entry) => document.resolve(entry));

  return [...new Set(entries.filter((entry) => entry instanceof PdfStream))];
}
