import type { VerdictReason } from '@octavo/contract/signing/signature-report';
import { bytesToBinary } from '@octavo/pdf/bytes/binary';
import type { Certificate } from 'pkijs';
import { isWeakDigest } from './algorithms.ts';
import { hasOnlyUnderstoodExtensions, hasUsage, issuingDepth } from './extensions.ts';
import { isFitFor, type KeyPurpose } from './key-purpose.ts';
import { checkSignature, digestOfAlgorithm } from './verify-signature.ts';

export interface CertificateChain {
  /** From the leaf upwards, as far as issuers are known. */
  readonly certificates: readonly Certificate[];
  /** True when it ends in one of the roots and each certificate below was good at the time. */
  readonly trusted: boolean;
  /** Faults of the leaf, and why the chain is not trusted. */
  readonly reasons: readonly VerdictReason[];
}

interface ChainRequest {
  /** Time at which the certificates must be valid. */
  readonly time: Date;
  readonly purpose: KeyPurpose;
}

/** Authorities between a leaf and its root. Public authorities have two or three. */
const mostAuthorities = 8;

/** Signatures that are checked for one chain: certificates that all have one name could make it endless. */
const mostChecks = 64;

/** Chains of certificates in the order in which the best of them is chosen. */
interface Candidate {
  readonly path: readonly Certificate[];
  readonly isTrusted: boolean;
  readonly isSelfSigned: boolean;
  readonly isWeak: boolean;
}

/**
 * Chain of a certificate: through issuers from `pool` up to one of `roots`, where there is one (RFC 5280, 6). The
 * certificates must come from parsed files, whose bytes they keep.
 */
export async function chainOf(
  leaf: Certificate,
  pool: readonly Certificate[],
  roots: readonly Certificate[],
  { time, purpose }: ChainRequest,
): Promise<CertificateChain> {
  const search = new ChainSearch(pool, roots, time);
  const best = await search.from([leaf], false);
  const reasons: VerdictReason[] = [];

  if (leaf.notBefore.value > time) {
    reasons.push('certificate-not-yet-valid');
  }

  if (leaf.notAfter.value < time) {
    reasons.push('certificate-expired');
  }

  if (!isFitFor(leaf, purpose) || !hasOnlyUnderstoodExtensions(leaf)) {
    reasons.push('certificate-not-for-signing');
  }

  if (best.isWeak) {
    reasons.push('algorithm-weak');
  }

  if (!best.isTrusted) {
    reasons.push(best.isSelfSigned ? 'root-unknown' : 'chain-incomplete');
  }

  return { certificates: best.path, trusted: reasons.length === 0, reasons };
}

/** Depth-first search for a chain that ends in a root; the longest one when none does. */
class ChainSearch {
  readonly #issuers: readonly Certificate[];
  readonly #roots: ReadonlySet<string>;
  readonly #time: Date;
  #checks = 0;

  constructor(pool: readonly Certificate[], roots: readonly Certificate[], time: Date) {
    this.#issuers = withoutRepeats([...roots, ...pool]);
    this.#roots = new Set(roots.map(identityOf));
    this.#time = time;
  }

  async from(path: readonly Certificate[], isWeak: boolean): Promise<Candidate> {
    const last = path.at(-1)!;
    const here = { path, isWeak, isTrusted: this.#isRoot(last), isSelfSigned: false };

    if (here.isTrusted) {
      return here;
    }

    if (last.issuer.isEqual(last.subject) && (await this.#isSignedBy(last, last))) {
      return { ...here, isSelfSigned: true };
    }

    let best: Candidate = here;

    for (const issuer of this.#issuers) {
      if (!this.#mayIssue(issuer, path) || !(await this.#isSignedBy(last, issuer))) {
        continue;
      }

      const digest = digestOfAlgorithm(last.signatureAlgorithm);
      const found = await this.from([...path, issuer], isWeak || (digest !== null && isWeakDigest(digest)));
      best = betterOf(best, found);

      if (best.isTrusted && !best.isWeak) {
        break;
      }
    }

    return best;
  }

  #isRoot(certificate: Certificate): boolean {
    return this.#roots.has(identityOf(certificate));
  }

  /** True for an authority that may issue the last certificate of a path and was valid at the time. */
  #mayIssue(issuer: Certificate, path: readonly Certificate[]): boolean {
    const last = path.at(-1)!;
    const isRoot = this.#isRoot(issuer);
    // Roots of the first version have no extensions; the list of the operator says that they are authorities.
    const depth = isRoot && issuer.version === 0 ? Number.POSITIVE_INFINITY : issuingDepth(issuer);
    const between = path.slice(1).filter(({ subject, issuer: by }) => !subject.isEqual(by)).length;
    const isValid = issuer.notBefore.value <= this.#time && issuer.notAfter.value >= this.#time;

    return (
      last.issuer.isEqual(issuer.subject) &&
      path.length <= mostAuthorities &&
      !path.includes(issuer) &&
      (isRoot || isValid) &&
      depth !== null &&
      between <= depth &&
      hasUsage(issuer, 'keyCertSign') &&
      hasOnlyUnderstoodExtensions(issuer, isRoot)
    );
  }

  async #isSignedBy(certificate: Certificate, issuer: Certificate): Promise<boolean> {
    this.#checks++;

    if (this.#checks > mostChecks) {
      return false;
    }

    const check = await checkSignature(issuer.subjectPublicKeyInfo, {
      data: certificate.tbsView,
      signature: certificate.signatureValue.valueBlock.valueHexView,
      algorithm: certificate.signatureAlgorithm,
    });

    return (
      check === 'right' &&
      certificate.signatureValue.valueBlock.unusedBits === 0 &&
      certificate.signature.isEqual(certificate.signatureAlgorithm)
    );
  }
}

function betterOf(one: Candidate, other: Candidate): Candidate {
  const rank = ({ isTrusted, isWeak, isSelfSigned, path }: Candidate) =>
    (isTrusted ? 1000 : 0) + (isSelfSigned ? 100 : 0) + (isWeak ? 0 : 50) + path.length;

  return rank(other) > rank(one) ? other : one;
}

function withoutRepeats(certificates: readonly Certificate[]): Certificate[] {
  return [...new Map(certificates.map((certificate) => [identityOf(certificate), certificate])).values()];
}

/** Signed part of a certificate: two with the same one are the same certificate. */
function identityOf(certificate: Certificate): string {
  return bytesToBinary(certificate.tbsView);
}
