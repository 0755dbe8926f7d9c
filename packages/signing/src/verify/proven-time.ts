import { shownName } from '../certificates/distinguished-name.ts';
import type { StampedTime } from './check-contents.ts';
import { timeStampContent } from './message/time-stamp.ts';
import type { ExaminedSignature, SignedFile } from './signed-file.ts';

import { checkTrust, type TrustCheck } from './trust.ts';
import type { VerificationHost } from './verification-host.ts';

export interface ProvenTime {
  readonly time: Date;
  /** Name of the authority that stamped it. */
  readonly by: string;
  readonly trusted: boolean;
  readonly trust: TrustCheck;
}

/**
 * Earliest time at which a signature is known to have been there: by its own time stamp, or by one of the file that
 * covers it. One by a trusted authority counts before all others.
 */
export async function provenTimeOf(
  signature: ExaminedSignature,
  { all, store }: SignedFile,
  host: VerificationHost,
): Promise<ProvenTime | null> {
  const end = signature.ranges?.end ?? Number.POSITIVE_INFINITY;
  const covering = all.filter((other) => other === signature || isStampOver(other, end));
  const proven: ProvenTime[] = [];

  for (const { contents } of covering) {
    if (contents.stamped !== null) {
      proven.push(await timeOf(contents.stamped, store, host));
    }
  }

  proven.sort(
    (one, other) => Number(other.trusted) - Number(one.trusted) || one.time.getTime() - other.time.getTime(),
  );

  return proven[0] ?? null;
}

/** True for an intact time stamp of the file over a revision that has the first `end` bytes. */
export function isStampOver({ contents, ranges, signed }: ExaminedSignature, end: number): boolean {
  const isStamp = contents.message?.data.encapContentInfo.eContentType === timeStampContent;

  return isStamp && contents.stamped !== null && signed !== null && ranges !== null && ranges.end > end;
}

async function timeOf(
  { time, signer, certificates }: StampedTime,
  store: SignedFile['store'],
  host: VerificationHost,
): Promise<ProvenTime> {
  const trust = await checkTrust(
    {
      signer,
      purpose: 'time-stamp',
      pool: [...certificates, ...store.certificates],
      evidence: store.evidence,
      time,
      claimedTime: null,
    },
    host,
  );

  return { time, by: shownName(signer.subject), trusted: trust.trusted, trust };
}
