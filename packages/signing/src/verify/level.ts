import type { SignatureLevel } from '@octavo/contract/signing/signature-request';
import { isStampOver, type ProvenTime } from './proven-time.ts';
import type { RevocationEvidence } from './revocation/revocation-evidence.ts';
import { readSecurityStore } from './security-store.ts';
import type { ExaminedSignature, SignedFile } from './signed-file.ts';
import { isAnsweredFor, type TrustCheck } from './trust.ts';

/**
 * Level of PAdES that a signature has reached (ETSI EN 319 142-1, 6): only what was checked counts, and only time
 * stamps of trusted authorities. Null for one that does not have the form of PAdES.
 */
export async function levelOf(
  signature: ExaminedSignature,
  trust: TrustCheck | null,
  proven: ProvenTime | null,
  evidence: RevocationEvidence,
  { times }: SignedFile,
): Promise<SignatureLevel | null> {
  if (!signature.contents.isPades || trust === null) {
    return null;
  }

  if (proven?.trusted !== true) {
    return 'b-b';
  }

  const answers = (known: RevocationEvidence) => isProvenBy(trust, proven, known);

  if (!trust.chain.trusted || !(await answers(evidence))) {
    return 'b-t';
  }

  for (const [stamp, [time]] of times) {
    // The last level seals the proofs: they must be in the revision that the time stamp covers.
    const isSeal = time?.trusted === true && isStampOver(stamp, signature.ranges?.end ?? 0);

    if (isSeal && stamp.signed !== null) {
      if (await answers(readSecurityStore(stamp.signed.document).evidence)) {
        return 'b-lta';
      }
    }
  }

  return 'b-lt';
}

async function isProvenBy(
  trust: TrustCheck,
  proven: ProvenTime,
  evidence: RevocationEvidence,
): Promise<boolean> {
  return (
    (await isAnsweredFor(trust.chain.certificates, evidence, proven.time)) &&
    (await isAnsweredFor(proven.trust.chain.certificates, evidence, proven.time))
  );
}
