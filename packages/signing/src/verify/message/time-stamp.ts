import type { VerdictReason } from '@octavo/contract/signing/signature-report';
import * as asn1js from 'asn1js';
import { type Certificate, TSTInfo } from 'pkijs';
import { digestName, isWeakDigest } from '../../certificates/algorithms.ts';
import type { DigestParts } from '../digest.ts';
import { sameBytes } from '../same-bytes.ts';
import { checkMessage } from './check-message.ts';
import { readMessage, type SignedMessage } from './read-message.ts';

/** Content type of a time stamp (RFC 3161, 2.4.2). */
export const timeStampContent = '1.2.840.113549.1.9.16.1.4';
const timeStampAttribute = '1.2.840.113549.1.9.16.2.14';

export interface TimeStampCheck {
  /** Empty when the time stamp is intact and is one of these bytes. */
  readonly reasons: readonly VerdictReason[];
  /** Null when the time stamp cannot be read. */
  readonly time: Date | null;
  readonly signer: Certificate | null;
  readonly certificates: readonly Certificate[];
  readonly digest: string | null;
}

/** Checks a time stamp over bytes: of a file, or of the value of a signature. */
export async function checkTimeStamp(
  message: SignedMessage,
  parts: readonly Uint8Array[],
  digestParts: DigestParts,
  others: readonly Certificate[],
): Promise<TimeStampCheck> {
  const content = timeStampIn(message);

  if (content === null) {
    return { reasons: ['time-stamp-wrong'], time: null, signer: null, certificates: [], digest: null };
  }

  const { bytes, info } = content;
  const { hashAlgorithm, hashedMessage } = info.messageImprint;
  const digest = digestName(hashAlgorithm.algorithmId);
  const check = await checkMessage(message, { parts: [bytes], others, digestParts });
  const reasons = new Set<VerdictReason>(check.reasons);

  // Without this attribute a certificate of the same key could be put in its place (RFC 3161, 2.4.2).
  if (check.signer !== null && check.binding === 'missing') {
    reasons.add('kind-unknown');
  }

  if (digest !== null && isWeakDigest(digest)) {
    reasons.add('algorithm-weak');
  }

  if (digest === null) {
    reasons.add('kind-unknown');
  } else if (!sameBytes(await digestParts(digest, parts), hashedMessage.valueBlock.valueHexView)) {
    reasons.add('digest-differs');
  }

  return {
    reasons: [...reasons],
    time: info.genTime,
    signer: check.signer,
    certificates: message.certificates,
    digest,
  };
}

/** Time stamps of one signature that are checked. Programs add one; renewed ones are of the whole file. */
const mostStamps = 8;

/** Time stamps that a signature carries; the attribute may repeat (ETSI EN 319 122-1, 5.3). */
export function timeStampsOf({ signer }: SignedMessage): (SignedMessage | 'unreadable')[] {
  return (signer.unsignedAttrs?.attributes ?? [])
    .filter(({ type }) => type === timeStampAttribute)
    .flatMap(({ values }): readonly unknown[] => values)
    .slice(0, mostStamps)
    .map((value) =>
      value instanceof asn1js.Sequence
        ? (readMessage(value.valueBeforeDecodeView) ?? 'unreadable')
        : 'unreadable',
    );
}

/** Content of a message that is a time stamp, with its bytes; null for another message. */
export function timeStampIn({ data }: SignedMessage): { bytes: Uint8Array; info: TSTInfo } | null {
  const { eContent, eContentType } = data.encapContentInfo;

  if (eContent === undefined || eContentType !== timeStampContent) {
    return null;
  }

  const bytes = new Uint8Array(eContent.getValue());

  try {
    return { bytes, info: TSTInfo.fromBER(bytes) };
  } catch {
    // The library throws for every structure that is no time stamp.
    return null;
  }
}
