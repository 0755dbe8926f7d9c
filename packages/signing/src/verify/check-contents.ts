import type { VerdictReason } from '@octavo/contract/signing/signature-report';
import { PdfName, type PdfObject } from '@octavo/pdf/objects';
import type { Certificate } from 'pkijs';
import type { DigestParts } from './digest.ts';
import { checkMessage, type MessageCheck } from './message/check-message.ts';
import { readMessage, type SignedMessage } from './message/read-message.ts';
import { checkTimeStamp, timeStampOf } from './message/time-stamp.ts';
import { sameBytes } from './same-bytes.ts';
import type { SignedRanges } from './signed-ranges.ts';

/** Time that a time stamp gives, before its signer is known to be trusted. */
export interface StampedTime {
  readonly time: Date;
  readonly signer: Certificate;
  readonly certificates: readonly Certificate[];
}

export interface ContentsCheck {
  readonly reasons: readonly VerdictReason[];
  readonly message: SignedMessage | null;
  readonly signer: Certificate | null;
  readonly digest: string | null;
  /** True for a signature of the form that PAdES asks for. */
  readonly isPades: boolean;
  /** Time of a time stamp: the signature's own, or this one itself. */
  readonly stamped: StampedTime | null;
}

/** Reasons for which a time stamp proves nothing, although nothing shows that it is wrong. */
const uncheckable: ReadonlySet<VerdictReason> = new Set([
  'algorithm-weak',
  'certificate-missing',
  'kind-unknown',
]);

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
  const nothing = { message, signer: null, digest: null, isPades: false, stamped: null };

  if (name !== documentTimeStamp && name !== withDigestInside && !detached.has(name)) {
    return { ...nothing, reasons: ['kind-unknown'] };
  }

  // What follows the message is filled with zeros: nothing else may be hidden there.
  if (message === null || contents.subarray(message.bytes).some((byte) => byte !== 0)) {
    return { ...nothing, reasons: ['contents-wrong'] };
  }

  if (name === documentTimeStamp) {
    const { reasons, time, signer, certificates, digest } = await checkTimeStamp(
      message,
      parts,
      digestParts,
      others,
    );
    const stamped =
      reasons.every((reason) => reason === 'algorithm-weak') && time !== null && signer !== null
        ? { time, signer, certificates }
        : null;

    return { reasons, message, signer, digest, isPades: false, stamped };
  }

  const check =
    name === withDigestInside
      ? await checkDigestInside(message, parts, others, digestParts)
      : await checkMessage(message, { parts, others, digestParts });
  const stamp = await checkOwnStamp(message, others, digestParts);

  return {
    reasons: [...check.reasons, ...stamp.reasons],
    message,
    signer: check.signer,
    digest: check.digest,
    isPades: name === 'ETSI.CAdES.detached' && check.bindsCertificate,
    stamped: stamp.stamped,
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

/** Checks the time stamp that a signature carries: it is one of the value of the signature. */
async function checkOwnStamp(
  message: SignedMessage,
  others: readonly Certificate[],
  digestParts: DigestParts,
): Promise<{ readonly reasons: readonly VerdictReason[]; readonly stamped: StampedTime | null }> {
  const stamp = timeStampOf(message);

  if (stamp === null) {
    return { reasons: [], stamped: null };
  }

  if (stamp === 'unreadable') {
    return { reasons: ['time-stamp-wrong'], stamped: null };
  }

  const value = message.signer.signature.valueBlock.valueHexView;
  const { reasons, time, signer, certificates } = await checkTimeStamp(stamp, [value], digestParts, [
    ...message.certificates,
    ...others,
  ]);

  if (reasons.some((reason) => !uncheckable.has(reason))) {
    return { reasons: ['time-stamp-wrong'], stamped: null };
  }

  return {
    reasons: [],
    stamped: reasons.length === 0 && time !== null && signer !== null ? { time, signer, certificates } : null,
  };
}
