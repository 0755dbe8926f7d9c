import { createHmac } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { IncomingEvent } from '@octavo/domain/billing/payment-provider';
import { type FakeServer, openFakeServer } from './fake-server.ts';
import { type AnswerTo, idempotent } from './idempotency.ts';
import { Outbox } from './outbox.ts';
import { PayPalLedger } from './paypal/ledger.ts';
import {
  captureObject,
  disputeObject,
  orderObject,
  refundObject,
  saleObject,
  subscriptionObject,
} from './paypal/objects.ts';
import { payPalRoutes } from './paypal/routes.ts';
import type { SettableClock } from './settable-clock.ts';

export interface PayPalKeys {
  readonly client: string;
  readonly secret: string;
  readonly webhook: string;
}

/**
 * Simulates PayPal as far as the product uses it: access tokens, request ids, verification of messages, time.
 */
export interface PayPalServer extends FakeServer {
  readonly ledger: PayPalLedger;
  readonly outbox: Outbox;
  /** Revokes all access tokens issued so far. */
  withdrawTokens(): void;
}

const tokenSeconds = 32_400;

export async function openPayPalServer(keys: PayPalKeys, clock: SettableClock): Promise<PayPalServer> {
  const outbox = new Outbox((body) => signedFor(keys.webhook, clock.now(), body));
  const ledger = new PayPalLedger(clock, (type, about) => {
    outbox.push(type, {
      id: ledger.newId('WH-'),
      event_type: type,
      create_time: clock.now().toISOString(),
      resource: resourceOf(ledger, type, about, server.address),
    });
  });
  const used = {
    status: 422,
    body: { name: 'UNPROCESSABLE_ENTITY', details: [{ issue: 'DUPLICATE_REQUEST_ID' }] },
  };
  const routes = payPalRoutes(ledger, () => server.address);
  const once = shortNamed(idempotent('paypal-request-id', used, routes));
  const tokens = tokenEndpoint(keys, clock, verifying(keys.webhook, once));
  const server = await openFakeServer(tokens.answer);

  return { ...server, ledger, outbox, withdrawTokens: tokens.withdraw };
}

const signature = (id: string, time: string, webhook: string, body: string) =>
  createHmac('sha256', 'of PayPal only')
    .update(`${id}|${time}|${webhook}|${crc32(body)}`)
    .digest('base64');

export function signedFor(webhook: string, now: Date, body: string): IncomingEvent {
  const time = now.toISOString();
  const id = '5d7f8a70-0000-11f0-8000-000000000000';

  return {
    body,
    headers: {
      'paypal-auth-algo': 'SHA256withRSA',
      'paypal-cert-url': 'https://api.paypal.com/v1/notifications/certs/CERT-1',
      'paypal-transmission-id': id,
      'paypal-transmission-time': time,
      'paypal-transmission-sig': signature(id, time, webhook, body),
    },
  };
}

function resourceOf(
  ledger: PayPalLedger,
  type: string,
  about: Parameters<PayPalLedger['notify']>[1],
  address: string,
) {
  if ('plan' in about) {
    return subscriptionObject(about, ledger.payments, address);
  }

  if ('cardWorks' in about) {
    return orderObject(about, address);
  }

  if (type.startsWith('CUSTOMER.DISPUTE.')) {
    return disputeObject(about);
  }

  if (type.endsWith('.REFUNDED')) {
    return refundObject(about, address);
  }

  return about.order === null ? saleObject(about) : captureObject(about);
}

/** Maximum length of request ids in some of PayPal's interfaces. */
const requestIdLength = 38;

function shortNamed(answer: AnswerTo): AnswerTo {
  return (request) =>
    (request.headers['paypal-request-id'] ?? '').length > requestIdLength
      ? { status: 400, body: { name: 'INVALID_REQUEST', details: [{ issue: 'INVALID_STRING_MAX_LENGTH' }] } }
      : answer(request);
}

/** Verifies, byte by byte, that a message was sent from here. */
function verifying(webhook: string, answer: AnswerTo): AnswerTo {
  return (request) => {
    if (request.path !== '/v1/notifications/verify-webhook-signature') {
      return answer(request);
    }

    const asked = JSON.parse(request.body);
    const mark = '"webhook_event":';
    const body = request.body.slice(request.body.indexOf(mark) + mark.length, -1);
    const expected = signature(asked.transmission_id, asked.transmission_time, webhook, body);
    const isOurs = asked.webhook_id === webhook && asked.transmission_sig === expected;

    return { status: 200, body: { verification_status: isOurs ? 'SUCCESS' : 'FAILURE' } };
  };
}

function tokenEndpoint({ client, secret }: PayPalKeys, clock: SettableClock, answer: AnswerTo) {
  const basic = `Basic ${Buffer.from(`${client}:${secret}`).toString('base64')}`;
  const given = new Map<string, number>();
  const refused = { status: 401, body: { name: 'AUTHENTICATION_FAILURE' } };

  return {
    withdraw: () => given.clear(),

    answer: ((request) => {
      const { authorization } = request.headers;

      if (request.path !== '/v1/oauth2/token') {
        const until = given.get(authorization ?? '') ?? 0;

        return clock.now().getTime() < until ? answer(request) : refused;
      }

      if (authorization !== basic || request.body !== 'grant_type=client_credentials') {
        return refused;
      }

      const access_token = `A21AA-${given.size}-${clock.now().getTime()}`;
      given.set(`Bearer ${access_token}`, clock.now().getTime() + tokenSeconds * 1000);

      return { status: 200, body: { access_token, token_type: 'Bearer', expires_in: tokenSeconds } };
    }) satisfies AnswerTo,
  };
}
