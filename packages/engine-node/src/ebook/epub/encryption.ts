import { createHash } from 'node:crypto';
import { Failure } from '@octavo/contract/failures';
import { attributeOf, descendantsOf, type MarkupElement } from '../markup/elements.ts';

/** A font obfuscated against use outside its book. This is not protection of the book. */
export interface ObfuscatedFont {
  readonly path: string;
  readonly method: 'idpf' | 'adobe';
}

const methods: ReadonlyMap<string, ObfuscatedFont['method']> = new Map(
  Object.entries({
    'http://www.idpf.org/2008/embedding': 'idpf',
    'http://ns.adobe.com/pdf/enc#RC': 'adobe',
  }),
);

/** Files with the rights data of sellers: Adobe Adept, Apple FairPlay, Readium LCP. */
export const rightsFiles = ['META-INF/rights.xml', 'META-INF/sinf.xml', 'META-INF/license.lcpl'];

/**
 * Reads the obfuscated fonts that `META-INF/encryption.xml` lists (EPUB 3.3, 4.2.6.3.2 and 4.3).
 *
 * @throws Failure `drm-protected` when any file is really encrypted.
 */
export function readEncryption(root: MarkupElement): ObfuscatedFont[] {
  const fonts: ObfuscatedFont[] = [];

  for (const data of descendantsOf(root, 'encrypteddata')) {
    const [method] = descendantsOf(data, 'encryptionmethod');
    const [reference] = descendantsOf(data, 'cipherreference');
    const algorithm = method === undefined ? null : attributeOf(method, 'Algorithm');
    const known = algorithm === null ? undefined : methods.get(algorithm);

    if (known === undefined) {
      throw new Failure('drm-protected', `encrypted with ${algorithm}`);
    }

    const path = reference === undefined ? null : attributeOf(reference, 'URI');

    if (path !== null) {
      fonts.push({ path: unescapedAddress(path), method: known });
    }
  }

  return fonts;
}

function unescapedAddress(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    // A per cent sign that escapes nothing stands for itself.
    return address;
  }
}

/** Restores an obfuscated font: its first bytes are XORed with a key derived from the book's identifiers. */
export function deobfuscateFont(
  bytes: Uint8Array,
  method: ObfuscatedFont['method'],
  identifiers: readonly string[],
): void {
  const [key, length] =
    method === 'idpf' ? [idpfKey(identifiers[0] ?? ''), 1040] : [adobeKey(identifiers), 1024];

  if (key === null) {
    return;
  }

  for (let at = 0; at < Math.min(length, bytes.length); at += 1) {
    bytes[at] = (bytes[at] ?? 0) ^ (key[at % key.length] ?? 0);
  }
}

/** Key from the unique identifier without white space (EPUB 3.3, 4.3.3). */
function idpfKey(identifier: string): Uint8Array {
  return createHash('sha1')
    .update(identifier.replace(/[ \t\r\n]/g, ''), 'utf8')
    .digest();
}

function adobeKey(identifiers: readonly string[]): Uint8Array | null {
  const digits = identifiers
    .map((identifier) => identifier.replace(/^urn:uuid:/i, '').replaceAll(/[-\s]/g, ''))
    .find((candidate) => /^[0-9a-f]{32}$/i.test(candidate));

  return digits === undefined ? null : Buffer.from(digits, 'hex');
}
