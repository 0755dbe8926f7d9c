import { createHmac, timingSafeEqual } from 'node:crypto';
import { Failure } from '@octavo/contract/failures';
import type { IncomingEvent, ProviderEvent } from '@octavo/domain/billing/payment-provider';
import * as z from 'zod';

export const signatureHeader = 'octavo-sandbox-signature';
/** Maximum age of a message in seconds; an older one may be a replay. */
export const toleranceSeconds = 300;

const message = z.object({
  id: z.string(),
  type: z.string(),
  created: z.iso.datetime(),
  subscription: z.string().nullable(),
  checkout: z.string().nullable(),
});

/** Signs an event as providers do: over the time of sending and the exact bytes. */
export function signMessage(secret: Uint8Array, event: ProviderEvent, now: Date): IncomingEvent {
  const { at, ...rest } = event;
  const body = JSON.stringify({ ...rest, created: at.toISOString() });
  const sentAt = String(Math.floor(now.getTime() / 1000));

  return { headers: { [signatureHeader]: `t=${sentAt},v1=${markOf(secret, sentAt, body)}` }, body };
}

/** @throws Failure `illegal-input` when the signature is wrong or too old. */
export function readMessage(secret: Uint8Array, { headers, body }: IncomingEvent, now: Date): ProviderEvent {
  const [, sentAt = '', mark = ''] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(headers[signatureHeader] ?? '') ?? [];
  const expected = markOf(secret, sentAt, body);
  const age = Math.abs(now.getTime() / 1000 - Number(sentAt));

  if (mark === '' || !timingSafeEqual(Buffer.from(mark), Buffer.from(expected)) || age > toleranceSeconds) {
    throw new Failure('illegal-input', 'not an event of the demo payments');
  }

  const { created, ...event } = message.parse(JSON.parse(body));

  return { ...event, at: new Date(created) };
}

function markOf(secret: Uint8Array, sentAt: string, body: string): string {
  return createHmac('sha256', secret).update(`${sentAt}.${body}`).digest('hex');
}
