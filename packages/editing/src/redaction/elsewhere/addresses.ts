import type { SecretSearch } from '../secret-search.ts';

/** True for an address with a secret in it, plain or percent-encoded. */
export function isSecretAddress(address: string, search: SecretSearch): boolean {
  return address !== '' && [address, decoded(address)].some((text) => search.isIn(text));
}

/** Text of an address; parts that are no UTF-8 are read as Latin-1. */
function decoded(address: string): string {
  const spaced = address.replaceAll('+', ' ');

  try {
    return decodeURIComponent(spaced);
  } catch {
    return spaced.replace(/%([0-9a-f]{2})/gi, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    );
  }
}
