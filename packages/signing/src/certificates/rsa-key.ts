import { type PublicKeyInfo, RSAPublicKey } from 'pkijs';

/** Object identifiers of RSA keys: for every use, and for signatures with PSS only. */
const rsaKeys = new Set(['1.2.840.113549.1.1.1', '1.2.840.113549.1.1.10']);

export function isRsa({ algorithm }: PublicKeyInfo): boolean {
  return rsaKeys.has(algorithm.algorithmId);
}

/** Size of an RSA key, without the zero that keeps its number positive. */
export function modulusBits(key: PublicKeyInfo): number {
  const { modulus } = RSAPublicKey.fromBER(key.subjectPublicKey.valueBlock.valueHexView);
  const digits = modulus.valueBlock.valueHexView;
  const first = digits.findIndex((byte) => byte !== 0);

  return first === -1 ? 0 : 8 * (digits.length - first) - (Math.clz32(digits[first]!) - 24);
}
