import { readFile } from 'node:fs/promises';
import { Failure, isFailure } from '@octavo/contract/failures';
import type { VerificationReport } from '@octavo/contract/signing/signature-report';
import { readCertificate } from '@octavo/signing/certificates/read-certificate';
import { revisionEnds } from '@octavo/signing/verify/revisions';
import type { VerificationHost } from '@octavo/signing/verify/verification-host';
import { verifySignatures } from '@octavo/signing/verify/verify-signatures';
import { codec } from '../codec.ts';
import { digestParts } from './digest-parts.ts';

export interface VerifiedFile {
  readonly report: VerificationReport;
  readonly bytes: Uint8Array;
  /** End of each revision of the file. */
  readonly revisionEnds: readonly number[];
}

/**
 * Checks the signatures of a file as it is, without repairing or decrypting it: that would change the signed bytes.
 *
 * @throws Failure `encrypted-signatures`; DocumentError `damaged-file`
 */
export async function verifyFile(
  path: string,
  roots: readonly Uint8Array[],
  askAuthority: VerificationHost['askAuthority'],
): Promise<VerifiedFile> {
  const bytes = new Uint8Array(await readFile(path));
  const report = await refusingEncrypted(() =>
    verifySignatures(bytes, {
      codec,
      digestParts,
      roots: roots.flatMap((root) => readCertificate(root) ?? []),
      now: new Date(),
      askAuthority,
    }),
  );

  return { report, bytes, revisionEnds: revisionEnds(bytes) };
}

/** A password would not help: what is compared and reported are the bytes as they stand. */
async function refusingEncrypted<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (isFailure(error) && error.code === 'password-required') {
      throw new Failure('encrypted-signatures', '', { cause: error });
    }

    throw error;
  }
}
