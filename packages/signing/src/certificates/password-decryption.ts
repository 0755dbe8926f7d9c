import { Failure } from '@octavo/contract/failures';
import * as asn1js from 'asn1js';
import { type AlgorithmIdentifier, EncryptedContentInfo, PBES2Params, PBKDF2Params } from 'pkijs';
import { cryptoEngine } from '../crypto-engine.ts';
import { decryptLegacy, isLegacy } from './legacy-decryption.ts';
import { checkRounds } from './pkcs12-rounds.ts';

/** Password-based encryption of today: PBKDF2 and AES (RFC 8018, 6.2). */
const pbes2 = '1.2.840.113549.1.5.13';

/**
 * Decrypts a part of a PKCS#12 file.
 *
 * @throws Failure `certificate-password-wrong`, `certificate-rounds-exceeded`, or `certificate-unreadable` for a method
 *   that is not supported
 */
export async function decryptWithPassword(
  encrypted: Uint8Array,
  algorithm: AlgorithmIdentifier,
  password: string,
): Promise<Uint8Array> {
  if (isLegacy(algorithm.algorithmId)) {
    const plain = await decryptLegacy(encrypted, legacyParameters(algorithm), password);

    if (plain === null) {
      throw new Failure('certificate-password-wrong');
    }

    return plain;
  }

  if (algorithm.algorithmId !== pbes2) {
    throw new Failure('certificate-unreadable', `encrypted by ${algorithm.algorithmId}`);
  }

  const { keyDerivationFunc } = new PBES2Params({ schema: algorithm.algorithmParams });
  checkRounds(new PBKDF2Params({ schema: keyDerivationFunc.algorithmParams }).iterationCount);
  const passwordBytes = new TextEncoder().encode(password);

  try {
    const plain = await cryptoEngine.decryptEncryptedContentInfo({
      encryptedContentInfo: new EncryptedContentInfo({
        contentEncryptionAlgorithm: algorithm,
        encryptedContent: new asn1js.OctetString({ valueHex: encrypted }),
      }),
      password: passwordBytes.buffer,
    });

    return new Uint8Array(plain);
  } catch (error) {
    // Web Crypto reports wrong padding, which a wrong password makes, in this way only.
    if (error instanceof Error && error.name === 'OperationError') {
      throw new Failure('certificate-password-wrong', '', { cause: error });
    }

    throw error;
  } finally {
    passwordBytes.fill(0);
  }
}

function legacyParameters({ algorithmId, algorithmParams }: AlgorithmIdentifier) {
  const parameters: unknown = algorithmParams;
  const [salt, iterations] = parameters instanceof asn1js.Sequence ? parameters.valueBlock.value : [];

  if (!(salt instanceof asn1js.OctetString) || !(iterations instanceof asn1js.Integer)) {
    throw new Failure('certificate-unreadable', `parameters of ${algorithmId}`);
  }

  checkRounds(iterations.valueBlock.valueDec);

  return {
    algorithm: algorithmId,
    salt: salt.valueBlock.valueHexView,
    iterations: iterations.valueBlock.valueDec,
  };
}
