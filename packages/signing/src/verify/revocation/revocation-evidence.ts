import * as asn1js from 'asn1js';
import { BasicOCSPResponse, CertificateRevocationList, OCSPResponse } from 'pkijs';

/** Answers of authorities about certificates, as a file or a service gives them. Nothing in them is checked yet. */
export interface RevocationEvidence {
  readonly responses: readonly BasicOCSPResponse[];
  readonly lists: readonly CertificateRevocationList[];
}

export function joinEvidence(...all: readonly RevocationEvidence[]): RevocationEvidence {
  return {
    responses: all.flatMap(({ responses }) => responses),
    lists: all.flatMap(({ lists }) => lists),
  };
}

/** Reads an OCSP response (RFC 6960, 4.2.1); null for a refusal and for anything else. */
export function readResponse(bytes: Uint8Array): BasicOCSPResponse | null {
  try {
    const { responseBytes } = OCSPResponse.fromBER(toBuffer(bytes));

    return responseBytes === undefined ? null : BasicOCSPResponse.fromBER(responseBytes.response.getValue());
  } catch {
    // The library throws for every structure that is no response.
    return null;
  }
}

/** Reads a revocation list (RFC 5280, 5); null for anything else. */
export function readList(bytes: Uint8Array): CertificateRevocationList | null {
  try {
    return CertificateRevocationList.fromBER(toBuffer(bytes));
  } catch {
    // The library throws for every structure that is no list.
    return null;
  }
}

/** Reads what a signature carries itself: `adbe-revocationInfoArchival` (ISO 32000-2, 12.8.3.3.2). */
export function readArchivedEvidence(value: unknown): RevocationEvidence {
  const fields = value instanceof asn1js.Sequence ? value.valueBlock.value : [];
  const itemsOf = (tag: number) => {
    const field = fields.find(({ idBlock }) => idBlock.tagClass === 3 && idBlock.tagNumber === tag);
    const list = field instanceof asn1js.Constructed ? field.valueBlock.value[0] : undefined;

    return list instanceof asn1js.Sequence
      ? list.valueBlock.value.map((item) => item.valueBeforeDecodeView)
      : [];
  };

  return {
    lists: itemsOf(0).flatMap((item) => readList(item) ?? []),
    responses: itemsOf(1).flatMap((item) => readResponse(item) ?? []),
  };
}

/** A buffer of its own: the library keeps views into what it reads, and the bytes of Node share theirs with others. */
function toBuffer(bytes: Uint8Array): ArrayBuffer {
  return new Uint8Array(bytes).buffer;
}
