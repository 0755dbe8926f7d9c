import { Failure, type TimeStampFault } from '@octavo/contract/failures';
import type { Certificate } from 'pkijs';
import { digestName } from '../certificates/algorithms.ts';
import { isFitFor } from '../certificates/key-purpose.ts';
import type { SigningServices } from '../services.ts';
import type { DigestParts } from '../verify/digest.ts';
import { checkMessage } from '../verify/message/check-message.ts';
import { readMessage } from '../verify/message/read-message.ts';
import { timeStampIn } from '../verify/message/time-stamp.ts';
import { sameBytes } from '../verify/same-bytes.ts';
import { readToken } from './read-token.ts';
import { timeStampRequest } from './time-stamp-request.ts';

/** A time stamp that was checked. */
export interface TimeStamp {
  readonly token: Uint8Array<ArrayBuffer>;
  readonly time: Date;
  readonly signer: Certificate;
}

/**
 * Difference of the clocks of host and authority. An answer takes seconds; more means that one of them is wrong, or
 * that the answer is an old one.
 */
const clockMilliseconds = 10 * 60 * 1000;

/**
 * Obtains a time stamp over bytes, and checks it (RFC 3161, 2.2): status, digest, nonce, signature, certificate, time.
 *
 * @throws Failure `time-stamp-refused`, `time-stamp-differs`, `time-stamp-invalid`, and those of the service
 */
export async function obtainTimeStamp(
  parts: readonly Uint8Array[],
  services: SigningServices,
  digestParts: DigestParts,
): Promise<TimeStamp> {
  const digest = await digestParts('SHA-256', parts);
  const { bytes, nonce } = timeStampRequest(digest);
  const token = readToken(await services.timeStamp(bytes));
  const message = readMessage(token);
  const content = message === null ? null : timeStampIn(message);

  if (message === null || content === null) {
    throw invalidTimeStamp('unreadable', 'the token is no time stamp');
  }

  const { reasons, signer } = await checkMessage(message, {
    parts: [content.bytes],
    others: [],
    digestParts,
  });

  if (reasons.length > 0 || signer === null) {
    throw invalidTimeStamp('signature', reasons.join(' '));
  }

  const { messageImprint, genTime, nonce: answered } = content.info;
  const { hashAlgorithm, hashedMessage } = messageImprint;
  const isSha256 = digestName(hashAlgorithm.algorithmId) === 'SHA-256';

  if (!isSha256 || !sameBytes(hashedMessage.valueBlock.valueHexView, digest)) {
    throw new Failure('time-stamp-differs', 'digest');
  }

  if (answered === undefined || !answered.isEqual(nonce)) {
    throw new Failure('time-stamp-differs', 'nonce');
  }

  if (
    !isFitFor(signer, 'time-stamp') ||
    genTime < signer.notBefore.value ||
    genTime > signer.notAfter.value
  ) {
    throw invalidTimeStamp('certificate', 'not for time stamps, or not valid');
  }

  if (Math.abs(genTime.getTime() - services.now().getTime()) > clockMilliseconds) {
    throw invalidTimeStamp('time', genTime.toISOString());
  }

  return { token, time: genTime, signer };
}

function invalidTimeStamp(fault: TimeStampFault, detail: string): Failure {
  return new Failure('time-stamp-invalid', `${fault}: ${detail}`, { values: { fault } });
}
