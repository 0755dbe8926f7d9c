import type { VerdictReason } from '@octavo/contract/signing/signature-report';
import type { Certificate } from 'pkijs';
import { type CertificateChain, chainOf } from '../certificates/chain.ts';
import type { KeyPurpose } from '../certificates/key-purpose.ts';
import { joinEvidence, type RevocationEvidence } from './revocation/revocation-evidence.ts';
import { type Revocation, revocationOf } from './revocation/revocation-of.ts';
import type { VerificationHost } from './verification-host.ts';

export interface TrustCheck {
  readonly chain: CertificateChain;
  readonly trusted: boolean;
  readonly reasons: readonly VerdictReason[];
  /** State of the signer's own certificate. */
  readonly revocation: Revocation;
}

interface TrustRequest {
  readonly signer: Certificate;
  readonly purpose: KeyPurpose;
  readonly pool: readonly Certificate[];
  readonly evidence: RevocationEvidence;
  /** Time that is proven, else now. */
  readonly time: Date;
  /** Time that nothing proves, at which an expired certificate may have been valid. */
  readonly claimedTime: Date | null;
  /** Time of the time stamp that the signer made; null for other signatures. */
  readonly stampedAt: Date | null;
}

/** Checks the chain of a signer at a time: its root is trusted, and none of its certificates is revoked. */
export async function checkTrust(request: TrustRequest, host: VerificationHost): Promise<TrustCheck> {
  const { signer, pool, purpose, claimedTime } = request;
  const chainAt = (time: Date) => chainOf(signer, pool, host.roots, { time, purpose });
  const isExpired = signer.notAfter.value < request.time;
  const wasValid =
    claimedTime !== null && claimedTime >= signer.notBefore.value && claimedTime <= signer.notAfter.value;
  // The chain of an expired certificate is shown as it was; it is not trusted, as nothing proves the time.
  const time = isExpired && wasValid ? claimedTime : request.time;
  const chain = await chainAt(time);
  const reasons = new Set<VerdictReason>(chain.reasons);
  let revocation: Revocation = { state: 'unknown', source: null };

  if (isExpired) {
    reasons.add('certificate-expired');
  }

  for (const [index, certificate] of chain.certificates.entries()) {
    const issuer = chain.certificates[index + 1];

    if (issuer === undefined) {
      break;
    }

    // The addresses in an untrusted certificate could lead to any server.
    const asked = chain.trusted ? host : { ...host, askAuthority: undefined };
    const found = await stateOf(certificate, issuer, { ...request, time }, asked);

    if (index === 0) {
      revocation = found;
    }

    if (found.state === 'revoked') {
      reasons.add(index === 0 ? 'certificate-revoked' : 'issuer-revoked');
    }
  }

  return {
    chain,
    trusted: chain.trusted && reasons.size === 0,
    reasons: [...reasons],
    revocation,
  };
}

async function stateOf(
  certificate: Certificate,
  issuer: Certificate,
  { evidence, time, stampedAt }: TrustRequest,
  { askAuthority }: { readonly askAuthority?: VerificationHost['askAuthority'] },
): Promise<Revocation> {
  const subject = { certificate, issuer, time, stampedAt };
  const known = await revocationOf(subject, evidence);

  if (known.state !== 'unknown' || askAuthority === undefined) {
    return known;
  }

  return revocationOf(subject, joinEvidence(evidence, await askAuthority(certificate, issuer)));
}

/**
 * True when the evidence answers for each certificate of a chain below its root, so that later checks need no network.
 */
export async function isAnsweredFor(
  chain: readonly Certificate[],
  evidence: RevocationEvidence,
  time: Date,
): Promise<boolean> {
  const root = chain.at(-1);

  if (root === undefined || !root.issuer.isEqual(root.subject)) {
    return false;
  }

  for (const [index, certificate] of chain.slice(0, -1).entries()) {
    const subject = { certificate, issuer: chain[index + 1]!, time, stampedAt: null };
    const { state } = await revocationOf(subject, evidence);

    if (state !== 'good') {
      return false;
    }
  }

  return true;
}
