import { Failure } from '@octavo/contract/failures';
import type { SignatureRequest } from '@octavo/contract/signing/signature-request';
import { digestName } from '../certificates/algorithms.ts';
import { checkCertificate } from '../certificates/check-certificate.ts';
import { factsOf } from '../certificates/facts.ts';
import { checkMessage } from '../verify/message/check-message.ts';
import { readMessage, type SignedMessage } from '../verify/message/read-message.ts';

/** Longest name of a signer in a request. */
const longestName = 200;

const plainData = '1.2.840.113549.1.7.1';

/** Preparation, time and identity that a signature is checked against. */
interface CmsDemands {
  /** Digest of the prepared bytes. */
  readonly digest: Uint8Array;
  readonly request: Pick<SignatureRequest, 'digest' | 'signer' | 'time'>;
  /** Time of the check, at which the certificate must not have expired. */
  readonly time: Date;
}

/**
 * Checks that a signature that was made elsewhere is one of these bytes, by a certificate that it contains and binds,
 * and that the certificate is that of the named signer. The checks are those of a verification.
 *
 * @throws Failure `signature-digest-differs` for a signature of other bytes, `signature-cms-invalid`, and those of
 *   `checkCertificate`
 */
export async function checkCms(cms: Uint8Array, { digest, request, time }: CmsDemands): Promise<void> {
  const message = readMessage(cms);

  if (message === null || message.bytes !== cms.length || !isDetached(message)) {
    throw new Failure('signature-cms-invalid', 'expected one signer with attributes, and no content');
  }

  const name = digestName(message.signer.digestAlgorithm.algorithmId);
  const { reasons, signer, binding } = await checkMessage(message, {
    parts: [],
    others: [],
    digestParts: async () => digest,
  });

  if (name !== request.digest.toUpperCase() || reasons.includes('digest-differs')) {
    throw new Failure('signature-digest-differs');
  }

  if (signer === null || reasons.length > 0 || binding !== 'bound') {
    throw new Failure('signature-cms-invalid', reasons.join(', ') || 'no attribute binds the certificate');
  }

  const facts = await factsOf(signer);
  checkCertificate({ certificate: signer, facts }, new Date(request.time));
  checkCertificate({ certificate: signer, facts }, time);

  if (facts.name.slice(0, longestName) !== request.signer) {
    throw new Failure('signature-cms-invalid', `certificate of ${facts.name}, request of ${request.signer}`);
  }
}

function isDetached({ data, signer }: SignedMessage): boolean {
  const { eContent, eContentType } = data.encapContentInfo;

  return signer.signedAttrs !== undefined && eContent === undefined && eContentType === plainData;
}
