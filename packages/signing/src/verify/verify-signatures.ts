import type { SignatureReport, VerificationReport } from '@octavo/contract/signing/signature-report';
import { checkContents } from './check-contents.ts';
import { openForReading } from './encryption/open-for-reading.ts';
import { FileRevisions } from './later-changes.ts';
import { judgeStamps } from './proven-time.ts';
import { reportOf } from './report-signature.ts';
import { revisionEnds } from './revisions.ts';
import { readSecurityStore } from './security-store.ts';
import { type ExaminedSignature, signatureIn, signaturesOfFile } from './signed-file.ts';
import { signedRangesOf } from './signed-ranges.ts';
import type { VerificationHost } from './verification-host.ts';

/**
 * Checks all signatures of a file: their bytes, who vouches for the signers, and what was changed afterwards.
 *
 * @throws DocumentError for a file that cannot be opened, such as `password-required`
 */
export async function verifySignatures(
  file: Uint8Array,
  host: VerificationHost,
): Promise<VerificationReport> {
  const { document: later, decryptionOf } = await openForReading(file, host.codec);
  const revisions = new FileRevisions(file, host.codec, decryptionOf);
  const ends = revisionEnds(file);
  const store = readSecurityStore(later);
  const examined: ExaminedSignature[] = [];

  for (const placed of signaturesOfFile(revisions, later, ends)) {
    const { found, document } = placed;
    const { ranges, reason } = signedRangesOf(file, document, found);

    if (ranges === null) {
      const contents = { message: null, signer: null, digest: null, isPades: false, stamps: [] };
      examined.push({ ...placed, ranges, signed: null, contents: { ...contents, reasons: [reason] } });
      continue;
    }

    const contents = await checkContents(
      document.get(found.dict, 'SubFilter'),
      ranges,
      store.certificates,
      host.digestParts,
    );
    const revision = revisions.upTo(ranges.end);
    const own = revision === null ? null : signatureIn(revision, found.dict);
    examined.push({
      ...placed,
      ranges,
      signed: revision === null || own === null ? null : { document: revision, found: own },
      contents,
    });
  }

  const times = await judgeStamps(examined, store, host);
  const signatures: SignatureReport[] = [];

  for (const signature of examined) {
    signatures.push(await reportOf(signature, { revisions, ends, store, times }, host));
  }

  signatures.sort((one, other) => one.coveredBytes - other.coveredBytes);
  const digest = await host.digestParts('SHA-256', [file]);

  return {
    version: 1,
    sha256: Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join(''),
    bytes: file.length,
    revisions: Math.max(1, ends.length),
    signatures,
    trustedRoots: host.roots.length,
    checkedAt: host.now.toISOString(),
  };
}
