import * as asn1js from 'asn1js';
import type { RevokedCertificate, SingleResponse } from 'pkijs';

/** Revocation of a certificate, as an answer or a list has it. */
interface RevocationEntry {
  readonly date: Date;
  /** Number of the reason (RFC 5280, 5.3.1); null when none is given. */
  readonly reason: number | null;
}

/** Times that decide if a revocation counts. */
interface RevocationTimes {
  /** Time for which the state of the certificate is asked. */
  readonly time: Date;
  /** Time of a time stamp of this certificate; null for other signatures. */
  readonly stampedAt: Date | null;
}

/** keyCompromise, cACompromise and aACompromise: a thief sets the clock as he likes. */
const compromises: ReadonlySet<number> = new Set([1, 2, 10]);

/** unspecified, affiliationChanged, superseded and cessationOfOperation: the key is still safe. */
const orderly: ReadonlySet<number> = new Set([0, 3, 4, 5]);

/** True when a revocation counts; time stamps have rules of their own (RFC 3161, 4). */
export function revocationCounts(
  { date, reason }: RevocationEntry,
  { time, stampedAt }: RevocationTimes,
): boolean {
  if (stampedAt === null || reason === null) {
    return date <= time;
  }

  if (compromises.has(reason)) {
    return true;
  }

  return date <= (orderly.has(reason) ? stampedAt : time);
}

/** Reads `[1] RevokedInfo` of an answer (RFC 6960, 4.2.1); null when the certificate is not revoked. */
export function entryOfResponse({ certStatus }: SingleResponse): RevocationEntry | null {
  const status: unknown = certStatus;

  if (!(status instanceof asn1js.Constructed) || status.idBlock.tagNumber !== 1) {
    return null;
  }

  const [time, tagged] = status.valueBlock.value;
  const reason = tagged instanceof asn1js.Constructed ? tagged.valueBlock.value[0] : undefined;

  return {
    date: time instanceof asn1js.GeneralizedTime ? time.toDate() : new Date(0),
    reason: reason instanceof asn1js.Enumerated ? reason.valueBlock.valueDec : null,
  };
}

const reasonCode = '2.5.29.21';

export function entryOfList({ revocationDate, crlEntryExtensions }: RevokedCertificate): RevocationEntry {
  const extension = crlEntryExtensions?.extensions.find(({ extnID }) => extnID === reasonCode);
  const reason = extension === undefined ? null : asn1js.fromBER(extension.extnValue.getValue()).result;

  return {
    date: revocationDate.value,
    reason: reason instanceof asn1js.Enumerated ? reason.valueBlock.valueDec : null,
  };
}
