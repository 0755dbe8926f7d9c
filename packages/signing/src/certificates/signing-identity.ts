import { Failure } from '@octavo/contract/failures';
import type { CertificateFacts } from '@octavo/contract/signing/signature-report';
import type { Certificate } from 'pkijs';
import { signatureAlgorithm, signBytes } from '../cms/signature-value.ts';
import { chainOf } from './chain.ts';
import { checkCertificate } from './check-certificate.ts';
import { factsOf } from './facts.ts';
import { openPkcs12 } from './open-pkcs12.ts';
import { digestFor, importSigningKey, type SigningScheme, signingSchemeOf } from './signing-scheme.ts';
import { checkSignature } from './verify-signature.ts';

/** Key and certificate of a signer. The key can be used, and not be read. */
export interface SigningIdentity {
  readonly key: CryptoKey;
  readonly scheme: SigningScheme;
  readonly certificate: Certificate;
  /** Issuers of the certificate, from below, as far as they are known. */
  readonly chain: readonly Certificate[];
  /** True when the chain ends in a certificate that has issued itself. */
  readonly hasWholeChain: boolean;
  readonly facts: CertificateFacts;
}

/**
 * Opens a PKCS#12 file as the identity that signs at a time, and overwrites its bytes and those of the key.
 *
 * @throws Failure of `openPkcs12` and `checkCertificate`, and `certificate-without-key`
 */
export async function openIdentity(file: Uint8Array, password: string, time: Date): Promise<SigningIdentity> {
  const { keys, certificates } = await openPkcs12(file, password).finally(() => file.fill(0));

  try {
    const own = await findOwner(keys, certificates);

    if (own === null) {
      throw new Failure(
        'certificate-without-key',
        `${keys.length} keys and ${certificates.length} certificates do not fit`,
      );
    }

    const identity = await identityOf(own, certificates, time);
    checkCertificate(identity, time);

    return identity;
  } finally {
    keys.forEach((key) => key.fill(0));
  }
}

/** Adds the issuers and the facts of a certificate to its key. */
export async function identityOf(
  own: Pick<SigningIdentity, 'key' | 'scheme' | 'certificate'>,
  pool: readonly Certificate[],
  time: Date,
): Promise<SigningIdentity> {
  const { certificates, reasons } = await chainOf(own.certificate, pool, [], { time, purpose: 'document' });

  return {
    ...own,
    chain: certificates.slice(1),
    hasWholeChain: !reasons.includes('chain-incomplete'),
    facts: await factsOf(own.certificate),
  };
}

/**
 * Certificate of one of the keys, found by a signature: the attributes that should tell are often missing.
 *
 * @throws Failure `certificate-key-unsupported` when the only certificates have keys that Web Crypto does not know.
 */
async function findOwner(
  keys: readonly Uint8Array[],
  certificates: readonly Certificate[],
): Promise<Pick<SigningIdentity, 'key' | 'scheme' | 'certificate'> | null> {
  const probe = new TextEncoder().encode('octavo');
  let hasUnknown = false;

  for (const certificate of certificates) {
    const scheme = signingSchemeOf(certificate);

    if (scheme === null) {
      hasUnknown = true;
      continue;
    }

    for (const bytes of keys) {
      const key = await importSigningKey(bytes, scheme);

      if (key === null) {
        continue;
      }

      const digest = digestFor(scheme);
      const check = await checkSignature(certificate.subjectPublicKeyInfo, {
        data: probe,
        signature: await signBytes({ key, scheme }, digest, probe),
        algorithm: signatureAlgorithm(scheme, digest),
      });

      if (check === 'right') {
        return { key, scheme, certificate };
      }
    }
  }

  if (hasUnknown && keys.length > 0) {
    throw new Failure('certificate-key-unsupported', 'key of an unknown kind');
  }

  return null;
}
