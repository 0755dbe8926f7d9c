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

/** Proofs of each kind that are read; more would only slow down who opens a crafted file. */
const mostProofs = 500;

export function readSecurityStore(document: PdfDocument): SecurityStore {
  const store = document.dict(document.catalog.get('DSS'));
  const read = <Proof>(key: string, parse: (bytes: Uint8Array) => Proof | null): Proof[] =>
    (document.array(store?.get(key) ?? null) ?? [])
      .slice(0, mostProofs)
      .flatMap((entry) => parseStream(document, entry, parse));

  return {
    certificates: read('Certs', readCertificate),
    evidence: { responses: read('OCSPs', readResponse), lists: read('CRLs', readList) },
  };
}

function parseStream<Proof>(
  document: PdfDocument,
  entry: PdfObject,
  parse: (bytes: Uint8Array) => Proof | null,
): Proof[] {
  const stream = document.resolve(entry);
  const proof = stream instanceof PdfStream ? parse(document.decode(stream)) : null;

  return proof === null ? [] : [proof];
}
