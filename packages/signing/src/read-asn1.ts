import * as asn1js from 'asn1js';

/** Reads the first ASN.1 value of some bytes; null for anything else. */
export function readAsn1(bytes: BufferSource): { readonly value: unknown; readonly bytes: number } | null {
  try {
    const { offset, result } = asn1js.fromBER(bytes);

    return offset > 0 ? { value: result, bytes: offset } : null;
  } catch {
    // The library throws for some damage, such as a time that is none.
    return null;
  }
}
