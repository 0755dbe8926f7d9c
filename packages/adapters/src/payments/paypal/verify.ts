import { Failure } from '@octavo/contract/failures';
import type { IncomingEvent } from '@octavo/domain/billing/payment-provider';
import type { Clock } from '@octavo/domain/ports';
import * as z from 'zod';
import type { PayPalClient } from './client.ts';

/** Maximum age of a message in seconds: PayPal repeats an unaccepted one for three days. */
const toleranceSeconds = 4 * 24 * 3600;

/** Transmission headers that PayPal's signature check takes. */
const headers = z.object({
  'paypal-auth-algo': z.string().max(100),
  'paypal-cert-url': z.url({ protocol: /^https$/, hostname: /(^|\.)paypal\.com$/ }),
  'paypal-transmission-id': z.string().max(100),
  'paypal-transmission-sig': z.string().max(1000),
  'paypal-transmission-time': z.iso.datetime({ offset: true }),
});

const verdict = z.object({ verification_status: z.string() });

/** @throws Failure `illegal-input` unless PayPal itself confirms that it sent this message. */
export async function verify(
  paypal: PayPalClient,
  webhook: string,
  clock: Clock,
  event: IncomingEvent,
): Promise<void> {
  const signed = headers.safeParse(event.headers);

  if (!signed.success || !isJson(event.body)) {
    throw refusal();
  }

  const sentAt = signed.data['paypal-transmission-time'];

  if (clock.now().getTime() - Date.parse(sentAt) > toleranceSeconds * 1000) {
    throw refusal();
  }

  const { verification_status } = await paypal.post(
    'the check of a message',
    {
      path: '/v1/notifications/verify-webhook-signature',
      body: questionOf(signed.data, webhook, event.body),
    },
    verdict,
  );

  if (verification_status !== 'SUCCESS') {
    throw refusal();
  }
}

/**
 * Request for the signature check. The message is inserted as it was received: serialized again, it would not
 * match its signature.
 */
function questionOf(signed: z.infer<typeof headers>, webhook: string, body: string): string {
  const question = JSON.stringify({
    auth_algo: signed['paypal-auth-algo'],
    cert_url: signed['paypal-cert-url'],
    transmission_id: signed['paypal-transmission-id'],
    transmission_sig: signed['paypal-transmission-sig'],
    transmission_time: signed['paypal-transmission-time'],
    webhook_id: webhook,
  });

  return `${question.slice(0, -1)},"webhook_event":${body}}`;
}

/** True for JSON; any other text could add to the request, or close it. */
function isJson(body: string): boolean {
  try {
    JSON.parse(body);

    return true;
  } catch {
    return false;
  }
}

const refusal = () => new Failure('illegal-input', 'the event is not signed by PayPal, or is too old');
