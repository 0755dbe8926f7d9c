import type { VerdictReason } from '@octavo/contract/signing/signature-report';
import { PdfName, type PdfObject } from '@octavo/pdf/objects';
import type { Certificate } from 'pkijs';
import type { DigestParts } from './digest.ts';
import { checkMessage, type MessageCheck } from './message/check-message.ts';
import { readMessage, type SignedMessage } from './message/read-message.ts';
import { checkTimeStamp, type TimeStampCheck, timeStampsOf } from './message/time-stamp.ts';
import { sameBytes } from './same-bytes.ts';
import type { SignedRanges } from './signed-ranges.ts';

/** Time that a time stamp gives, before its signer is known to be trusted. */
export interface StampedTime {
  readonly time: Date;
  readonly signer: Certificate;
  readonly certificates: readonly Certificate[];
  /** True when a weak algorithm leaves room for a forged time, whatever the certificate. */
  readonly isWeak: boolean;
}

export interface ContentsCheck {
  readonly reasons: readonly VerdictReason[];
  readonly message: SignedMessage | null;
  readonly signer: Certificate | null;
  readonly digest: string | null;
  /** True for a signature of the form that PAdES asks for. */
  readonly isPades: boolean;
  /** Times of time stamps: those that the signature carries, or this one itself. */
  readonly stamps: readonly StampedTime[];
}

/** Reasons for which a time stamp cannot be checked, although nothing shows that it is wrong. */
const uncheckable: ReadonlySet<VerdictReason> = new Set(['certificate-missing', 'kind-unknown']);

/** Formats whose message is about the signed bytes themselves. */
const detached = new Set(['adbe.pkcs7.detached', 'ETSI.CAdES.detached']);

/** Format whose message holds the SHA-1 of the signed bytes. */
const withDigestInside = 'adbe.pkcs7.sha1';

export const documentTimeStamp = 'ETSI.RFC3161';

/** Checks what a signature dictionary contains against the bytes that it signs. */
export async function checkContents(
  format: PdfObject,
  { parts, contents }: SignedRanges,
  others: readonly Certificate[],
  digestParts: DigestParts,
): Promise<ContentsCheck> {
  const name = format instanceof PdfName ? format.value : '';
  const message = readMessage(contents);
  const nothing = { message, signer: null, digest: null, isPades: false, stamps: [] };

  if (name !== documentTimeStamp && name !== withDigestInside && !detached.has(name)) {
    return { ...nothing, reasons: ['kind-unknown'] };
  }

  // The space after the message is filled with zeros: other data could be hidden there.
  if (message === null || contents.subarray(message.bytes).some((byte) => byte !== 0)) {
    return { ...nothing, reasons: ['contents-wrong'] };
  }

  if (name === documentTimeStamp) {
    const check = await checkTimeStamp(message, parts, digestParts, others);
    const { reasons, signer, digest } = check;

    return { reasons, message, signer, digest, isPades: false, stamps: stampedBy(check) };
  }

  const check =
    name === withDigestInside
      ? await checkDigestInside(message, parts, others, digestParts)
      : await checkMessage(message, { parts, others, digestParts });
  const own = await checkOwnStamps(message, others, digestParts);

  return {
    reasons: [...check.reasons, ...own.reasons],
    message,
    signer: check.signer,
    digest: check.digest,
    isPades: name === 'ETSI.CAdES.detached' && check.binding === 'bound',
    stamps: own.stamps,
  };
}

async function checkDigestInside(
  message: SignedMessage,
  parts: readonly Uint8Array[],
  others: readonly Certificate[],
  digestParts: DigestParts,
): Promise<MessageCheck> {
  const { eContent } = message.data.encapContentInfo;
  const inside = new Uint8Array(eContent?.getValue() ?? new ArrayBuffer(0));
  const check = await checkMessage(message, { parts: [inside], others, digestParts });
  const isSame = sameBytes(await digestParts('SHA-1', parts), inside);
  const reasons = new Set<VerdictReason>([...check.reasons, 'algorithm-weak']);

  if (!isSame) {
    reasons.add('digest-differs');
  }

  return { ...check, digest: 'SHA-1', reasons: [...reasons] };
}

/** Checks the time stamps that a signature carries: they are over the value of the signature. */
async function checkOwnStamps(
  message: SignedMessage,
  others: readonly Certificate[],
  digestParts: DigestParts,
): Promise<Pick<ContentsCheck, 'reasons' | 'stamps'>> {
  const value = message.signer.signature.valueBlock.valueHexView;
  const known = [...message.certificates, ...others];
  const stamps: StampedTime[] = [];

  for (const stamp of timeStampsOf(message)) {
    const check = stamp === 'unreadable' ? null : await checkTimeStamp(stamp, [value], digestParts, known);

    if (
      check === null ||
      check.reasons.some((reason) => reason !== 'algorithm-weak' && !uncheckable.has(reason))
    ) {
      return { reasons: ['time-stamp-wrong'], stamps: [] };
    }

    stamps.push(...stampedBy(check));
  }

  return { reasons: [], stamps };
}

/** Time of an intact time stamp; none when it could not be checked. */
function stampedBy({ reasons, time, signer, certificates }: TimeStampCheck): StampedTime[] {
  return time === null || signer === null || reasons.some((reason) => reason !== 'algorithm-weak')
    ? []
    : [{ time, signer, certificates, isWeak: reasons.length > 0 }];
}
