import type { FakeAnswer, FakeRequest } from '../fake-server.ts';
import { formAt, type PostedForm, parseForm, textAt } from '../form.ts';
import { done, missing, refusal } from './answers.ts';
import { expireCheckout, openCheckout } from './checkouts.ts';
import type { StripeLedger } from './ledger.ts';
import {
  chargeObject,
  disputeObject,
  intentObject,
  invoiceObject,
  listOf,
  sessionObject,
  subscriptionObject,
} from './objects.ts';
import { listSubscriptions, previewChange, updateSubscription } from './subscription-requests.ts';

type StripeRouteHandler = (form: PostedForm, id: string) => FakeAnswer;

/** The part of Stripe's interface that the product uses; anything else is refused. */
export function stripeRoutes(
  ledger: StripeLedger,
  addressOf: () => string,
): (request: FakeRequest) => FakeAnswer {
  const found = <T>(map: ReadonlyMap<string, T>, id: string, answer: (record: T) => FakeAnswer) => {
    const record = map.get(id);

    return record === undefined ? missing(id) : answer(record);
  };
  const routes: readonly (readonly [string, RegExp, StripeRouteHandler])[] = [
    [
      'POST',
      /^\/v1\/checkout\/sessions$/,
      (form) => done(sessionObject(openCheckout(ledger, form), addressOf())),
    ],
    [
      'GET',
      /^\/v1\/checkout\/sessions\/(\w+)$/,
      (form, id) =>
        found(ledger.sessions, id, (session) => done(sessionObject(session, addressOf(), 'expand' in form))),
    ],
    [
      'POST',
      /^\/v1\/checkout\/sessions\/(\w+)\/expire$/,
      (_form, id) => found(ledger.sessions, id, (session) => expireCheckout(ledger, session, addressOf())),
    ],
    ['GET', /^\/v1\/subscriptions$/, (form) => done(listSubscriptions(ledger, form))],
    [
      'GET',
      /^\/v1\/disputes$/,
      (form) => {
        const disputed = [...ledger.intents.values()].filter(
          ({ id, dispute }) => dispute !== null && `ch_${id}` === textAt(form, 'charge'),
        );

        return done(listOf('/v1/disputes', disputed.map(disputeObject)));
      },
    ],
    [
      'DELETE',
      /^\/v1\/customers\/(\w+)$/,
      (_form, id) => {
        ledger.deletedCustomers.add(id);

        return done({ id, object: 'customer', deleted: true });
      },
    ],
    [
      'GET',
      /^\/v1\/subscriptions\/(\w+)$/,
      (_form, id) => found(ledger.subscriptions, id, (record) => done(subscriptionObject(record))),
    ],
    [
      'POST',
      /^\/v1\/subscriptions\/(\w+)$/,
      (form, id) => found(ledger.subscriptions, id, (record) => updateSubscription(ledger, record, form)),
    ],
    [
      'DELETE',
      /^\/v1\/subscriptions\/(\w+)$/,
      (_form, id) =>
        found(ledger.subscriptions, id, (record) => {
          if (record.status === 'canceled') {
            return missing(id);
          }

          ledger.end(record);

          return done(subscriptionObject(record));
        }),
    ],
    [
      'GET',
      /^\/v1\/invoices$/,
      (form) =>
        done(
          listOf(
            '/v1/invoices',
            ledger.invoices
              .filter(({ subscription }) => subscription.id === textAt(form, 'subscription'))
              .toReversed()
              .map(invoiceObject),
          ),
        ),
    ],
    [
      'POST',
      /^\/v1\/invoices\/create_preview$/,
      (form) => {
        const id = textAt(form, 'subscription') ?? '';
        const details = formAt(form, 'subscription_details');

        return found(ledger.subscriptions, id, (record) => done(previewChange(ledger, record, details)));
      },
    ],
    [
      'GET',
      /^\/v1\/invoice_payments$/,
      (form) =>
        done(
          listOf(
            '/v1/invoice_payments',
            ledger.invoices
              .filter(({ intent }) => intent?.id === textAt(form, 'payment', 'payment_intent'))
              .map((invoice) => ({ object: 'invoice_payment', invoice: invoiceObject(invoice) })),
          ),
        ),
    ],
    [
      'GET',
      /^\/v1\/charges$/,
      (form) =>
        done(
          listOf(
            '/v1/charges',
            [...ledger.intents.values()]
              .filter(
                ({ customer, chargedAt }) => chargedAt !== null && customer === textAt(form, 'customer'),
              )
              .map(chargeObject),
          ),
        ),
    ],
    [
      'GET',
      /^\/v1\/payment_intents\/(\w+)$/,
      (_form, id) => found(ledger.intents, id, (intent) => done(intentObject(intent))),
    ],
    [
      'POST',
      /^\/v1\/payment_intents\/(\w+)$/,
      (form, id) =>
        found(ledger.intents, id, (intent) => {
          Object.assign(intent.metadata, formAt(form, 'metadata'));

          return done(intentObject(intent));
        }),
    ],
    ['POST', /^\/v1\/refunds$/, (form) => refund(ledger, textAt(form, 'payment_intent') ?? '')],
    [
      'POST',
      /^\/v1\/billing_portal\/sessions$/,
      (form) =>
        done({
          object: 'billing_portal.session',
          url: `${addressOf()}/p/session/${textAt(form, 'customer')}?${new URLSearchParams({
            left: textAt(form, 'return_url') ?? '',
            changed: textAt(form, 'flow_data', 'after_completion', 'redirect', 'return_url') ?? '',
          })}`,
        }),
    ],
  ];

  return ({ method, path, query, body }) => {
    for (const [wanted, pattern, handle] of routes) {
      const match = method === wanted ? pattern.exec(path) : null;

      if (match !== null) {
        return handle(parseForm(method === 'GET' ? query : new URLSearchParams(body)), match[1] ?? '');
      }
    }

    return missing(path);
  };
}

function refund(ledger: StripeLedger, id: string): FakeAnswer {
  const intent = ledger.intents.get(id);

  if (intent === undefined || intent.chargedAt === null) {
    return missing(id);
  }

  if (intent.refundedAt !== null) {
    return refusal(400, {
      type: 'invalid_request_error',
      code: 'charge_already_refunded',
      message: 'Charge has already been refunded.',
    });
  }

  intent.refundedAt = ledger.clock.now();
  ledger.notify('charge.refunded', intent);

  return done({ object: 'refund', status: 'succeeded' });
}
