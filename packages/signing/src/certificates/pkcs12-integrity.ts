import { Failure } from '@octavo/contract/failures';
import type { MacData } from 'pkijs';
import { digestName } from './algorithms.ts';
import { deriveBytes, type Pkcs12Digest, passwordBytes } from './pkcs12-derivation.ts';
import { checkRounds } from './pkcs12-rounds.ts';

const digestBytes: Readonly<Record<Pkcs12Digest, number>> = {
  'SHA-1': 20,
  'SHA-256': 32,
  'SHA-384': 48,
  'SHA-512': 64,
};

/**
 * Checks a PKCS#12 file with its password; false for a wrong password or changed bytes.
 *
 * @throws Failure `certificate-unreadable` for a method that is not supported, `certificate-rounds-exceeded`
 */
export async function checkIntegrity(
  safe: Uint8Array,
  { mac, macSalt, iterations = 1 }: MacData,
  password: string,
): Promise<boolean> {
  const digest = digestName(mac.digestAlgorithm.algorithmId);

  if (!isDigest(digest)) {
    throw new Failure('certificate-unreadable', `integrity by ${mac.digestAlgorithm.algorithmId}`);
  }

  checkRounds(iterations);

  const salt = macSalt.valueBlock.valueHexView;
  const expected = mac.digest.valueBlock.valueHexView;
  // Some programs write an empty password as no bytes, others as the zero at the end.
  const forms = password === '' ? [passwordBytes(''), new Uint8Array()] : [passwordBytes(password)];

  for (const form of forms) {
    const bytes = await deriveBytes({
      digest,
      password: form,
      salt,
      iterations,
      use: 'integrity',
      length: digestBytes[digest],
    });
    const algorithm = { name: 'HMAC', hash: digest };
    const key = await crypto.subtle.importKey('raw', bytes, algorithm, false, ['verify']);
    bytes.fill(0);
    form.fill(0);

    if (await crypto.subtle.verify(algorithm, key, expected, safe)) {
      return true;
    }
  }

  return false;
}

function isDigest(name: string | null): name is Pkcs12Digest {
  return name !== null && name in digestBytes;
}
