import { shownName } from '../certificates/distinguished-name.ts';
import type { StampedTime } from './check-contents.ts';
import { timeStampContent } from './message/time-stamp.ts';
import type { SecurityStore } from './security-store.ts';
import type { ExaminedSignature } from './signed-file.ts';
import { checkTrust, type TrustCheck } from './trust.ts';
import type { VerificationHost } from './verification-host.ts';

export interface ProvenTime {
  readonly time: Date;
  /** Name of the authority that stamped it. */
  readonly by: string;
  readonly trusted: boolean;
  readonly trust: TrustCheck;
}

/** Times of the time stamps that each signature of a file carries, or is. */
export type StampTimes = ReadonlyMap<ExaminedSignature, readonly ProvenTime[]>;

/**
 * Judges all time stamps of a file, the newest first: the keys of an authority may have been stolen after a stamp, so a
 * stamp is only worth what its authority was worth when the next trusted stamp covered it, or is worth now (ETSI EN
 * 319 102-1, 5.6.2.3).
 */
export async function judgeStamps(
  all: readonly ExaminedSignature[],
  store: SecurityStore,
  host: VerificationHost,
): Promise<StampTimes> {
  const times = new Map<ExaminedSignature, readonly ProvenTime[]>();

  for (const signature of all.toSorted((one, other) => endOf(other) - endOf(one))) {
    const covering = trustedTimes(timesOver(times, endOf(signature)));
    const judgedAt = new Date(Math.min(...covering, host.now.getTime()));
    const own: ProvenTime[] = [];

    for (const stamp of signature.contents.stamps) {
      own.push(await judge(stamp, judgedAt, store, host));
    }

    times.set(signature, own);
  }

  return times;
}

/**
 * Earliest time at which a signature is known to have been there: by its own time stamps, or by one of the file that
 * covers it. One by a trusted authority counts before all others.
 */
export function provenTimeOf(signature: ExaminedSignature, times: StampTimes): ProvenTime | null {
  const proven = [...(times.get(signature) ?? []), ...timesOver(times, endOf(signature))];

  proven.sort(
    (one, other) => Number(other.trusted) - Number(one.trusted) || one.time.getTime() - other.time.getTime(),
  );

  return proven[0] ?? null;
}

/** True for an intact time stamp of the file over a revision that has the first `end` bytes. */
export function isStampOver({ contents, ranges, signed }: ExaminedSignature, end: number): boolean {
  const isStamp = contents.message?.data.encapContentInfo.eContentType === timeStampContent;

  return isStamp && contents.stamps.length > 0 && signed !== null && ranges !== null && ranges.end > end;
}

function timesOver(times: StampTimes, end: number): ProvenTime[] {
  return [...times].flatMap(([stamp, proven]) => (isStampOver(stamp, end) ? proven : []));
}

function trustedTimes(proven: readonly ProvenTime[]): number[] {
  return proven.filter(({ trusted }) => trusted).map(({ time }) => time.getTime());
}

function endOf({ ranges }: ExaminedSignature): number {
  return ranges?.end ?? Number.POSITIVE_INFINITY;
}

async function judge(
  { time, signer, certificates, isWeak }: StampedTime,
  judgedAt: Date,
  store: SecurityStore,
  host: VerificationHost,
): Promise<ProvenTime> {
  const trust = await checkTrust(
    {
      signer,
      purpose: 'time-stamp',
      pool: [...certificates, ...store.certificates],
      evidence: store.evidence,
      time: judgedAt,
      claimedTime: time,
      stampedAt: time,
    },
    host,
  );

  return { time, by: shownName(signer.subject), trusted: trust.trusted && !isWeak, trust };
}
