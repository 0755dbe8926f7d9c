import { createHmac } from 'node:crypto';
import type { IncomingEvent } from '@octavo/domain/billing/payment-provider';
import { type FakeServer, openFakeServer } from './fake-server.ts';
import { type AnswerTo, idempotent } from './idempotency.ts';
import { Outbox } from './outbox.ts';
import type { SettableClock } from './settable-clock.ts';
import { StripeLedger } from './stripe/ledger.ts';
import {
  chargeObject,
  disputeObject,
  invoiceObject,
  sessionObject,
  subscriptionObject,
} from './stripe/objects.ts';
import { advance } from './stripe/renewals.ts';
import { stripeRoutes } from './stripe/routes.ts';

export interface StripeKeys {
  readonly key: string;
  readonly webhookSecret: string;
}

/**
 * Simulates Stripe as far as the product uses it: form-encoded calls, idempotency keys, signed messages,
 * time.
 */
export interface StripeServer extends FakeServer {
  readonly ledger: StripeLedger;
  readonly outbox: Outbox;
  advance(to: Date): void;
}

/** Version that the library's types describe; clients that request another version get no usable response. */
const apiVersion = '2026-10-28.endive';

export async function openStripeServer(keys: StripeKeys, clock: SettableClock): Promise<StripeServer> {
  const outbox = new Outbox((body) => signedBy(keys.webhookSecret, clock.now(), body));
  const ledger = new StripeLedger(clock, (type, about) => {
    outbox.push(type, {
      id: ledger.newId('evt'),
      object: 'event',
      api_version: apiVersion,
      type,
      created: Math.floor(clock.now().getTime() / 1000),
      data: { object: objectOf(type, about, server.address) },
    });
  });
  const routes = stripeRoutes(ledger, () => server.address);
  const used = {
    status: 400,
    body: { error: { type: 'idempotency_error', message: 'Keys are used once.' } },
  };
  const server = await openFakeServer(onlyWith(keys.key, idempotent('idempotency-key', used, routes)));

  return { ...server, ledger, outbox, advance: (to) => advance(ledger, clock, to) };
}

/** Scheme v1: an HMAC of the time and the body. */
export function signedBy(secret: string, now: Date, body: string): IncomingEvent {
  const time = Math.floor(now.getTime() / 1000);
  const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');

  return { headers: { 'stripe-signature': `t=${time},v1=${signature}` }, body };
}

function objectOf(type: string, about: Parameters<StripeLedger['notify']>[1], address: string): unknown {
  if ('mode' in about) {
    return sessionObject(about, address);
  }

  if ('lines' in about) {
    return invoiceObject(about);
  }

  if ('periods' in about) {
    return subscriptionObject(about);
  }

  return type.startsWith('charge.dispute.') ? disputeObject(about) : chargeObject(about);
}

function onlyWith(key: string, answer: AnswerTo): AnswerTo {
  return (request) => {
    const isKnown = request.headers['authorization'] === `Bearer ${key}`;
    const isCurrent = request.headers['stripe-version'] === apiVersion;

    return isKnown && isCurrent
      ? answer(request)
      : {
          status: 401,
          body: { error: { type: 'invalid_request_error', message: `Invalid API Key: ${key}` } },
        };
  };
}
