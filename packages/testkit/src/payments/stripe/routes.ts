import type { FakeAnswer, FakeRequest } from '../fake-server.ts';
import { type Form, formAt, parseForm, textAt } from '../form.ts';
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
import { amountDue, type StripeSession, type StripeSubscription } from './records.ts';
import { changeLines, changePrice, type PriceChange } from './sales.ts';

/** Page length of lists; shorter than Stripe's, so that tests reach a second page. */
const pageLength = 2;

type StripeRouteHandler = (form: Form, id: string) => FakeAnswer;

const done = (body: unknown): FakeAnswer => ({ status: 200, body });
const refusal = (status: number, error: Record<string, string>): FakeAnswer => ({ status, body: { error } });
const missing = (id: string) =>
  refusal(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such object: '${id}'`,
  });

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
    ['POST', /^\/v1\/checkout\/sessions$/, (form) => done(sessionObject(begin(ledger, form), addressOf()))],
    [
      'GET',
      /^\/v1\/checkout\/sessions\/(\w+)$/,
      (form, id) =>
        found(ledger.sessions, id, (session) => done(sessionObject(session, addressOf(), 'expand' in form))),
    ],
    [
      'POST',
      /^\/v1\/checkout\/sessions\/(\w+)\/expire$/,
      (_form, id) => found(ledger.sessions, id, (session) => expire(ledger, session, addressOf())),
    ],
    ['GET', /^\/v1\/subscriptions$/, (form) => done(subscriptionsAfter(ledger, form))],
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
      (form, id) => found(ledger.subscriptions, id, (record) => update(ledger, record, form)),
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

        return found(ledger.subscriptions, id, (record) => done(preview(ledger, record, details)));
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

function begin(ledger: StripeLedger, form: Form): StripeSession {
  const items = Object.values(formAt(form, 'line_items')).filter((item) => typeof item === 'object');
  const data = items.map((item) => formAt(item, 'price_data'));
  const recurring = data.find((price) => 'recurring' in price);
  const once = data.find((price) => !('recurring' in price));
  const session: StripeSession = {
    id: ledger.newId('cs'),
    mode: textAt(form, 'mode') === 'payment' ? 'payment' : 'subscription',
    metadata: strings(formAt(form, 'metadata')),
    intentMetadata: strings(formAt(form, 'payment_intent_data', 'metadata')),
    subscriptionMetadata: strings(formAt(form, 'subscription_data', 'metadata')),
    currency: textAt(data[0] ?? {}, 'currency') ?? '',
    onceAmount: Number(textAt(once ?? {}, 'unit_amount') ?? 0),
    price:
      recurring === undefined
        ? null
        : { ...priceOf(recurring), currency: textAt(recurring, 'currency') ?? '' },
    trialDays: Number(textAt(form, 'subscription_data', 'trial_period_days') ?? 0),
    later: laterIn(formAt(form, 'subscription_data'), ledger.clock.now()),
    status: 'open',
    paymentStatus: 'unpaid',
    subscription: null,
    intent: null,
  };
  ledger.sessions.set(session.id, session);

  return session;
}

function laterIn(form: Form, now: Date): StripeSession['later'] {
  const trialEnd = textAt(form, 'trial_end');
  const anchor = textAt(form, 'billing_cycle_anchor');
  const hours = (Number(trialEnd ?? anchor) * 1000 - now.getTime()) / (3600 * 1000);

  if (trialEnd !== undefined && hours < 48) {
    throw new Error('a trial ends in 48 hours or later');
  }

  return trialEnd === undefined && anchor === undefined
    ? null
    : { at: new Date(Number(trialEnd ?? anchor) * 1000), isTrial: trialEnd !== undefined };
}

/** Subscriptions that are not cancelled, one page at a time. */
function subscriptionsAfter(ledger: StripeLedger, form: Form) {
  const active = [...ledger.subscriptions.values()].filter(({ status }) => status !== 'canceled');
  const from = active.findIndex(({ id }) => id === textAt(form, 'starting_after')) + 1;
  const page = active.slice(from, from + pageLength);

  return {
    ...listOf('/v1/subscriptions', page.map(subscriptionObject)),
    has_more: from + pageLength < active.length,
  };
}

function expire(ledger: StripeLedger, session: StripeSession, address: string): FakeAnswer {
  if (session.status !== 'open') {
    return refusal(400, { type: 'invalid_request_error', message: 'Only open sessions can be expired.' });
  }

  session.status = 'expired';
  ledger.notify('checkout.session.expired', session);

  return done(sessionObject(session, address));
}

function priceOf(form: Form): Pick<StripeSubscription['price'], 'amount' | 'interval' | 'count'> {
  const interval = textAt(form, 'recurring', 'interval');

  return {
    amount: Number(textAt(form, 'unit_amount')),
    interval: interval === 'year' ? 'year' : interval === 'day' ? 'day' : 'month',
    count: Number(textAt(form, 'recurring', 'interval_count') ?? 1),
  };
}

function changeIn(form: Form, price: ReturnType<typeof priceOf>): PriceChange {
  const trialEnd = textAt(form, 'trial_end');
  const prorated = textAt(form, 'proration_date');

  return {
    price,
    isSettled: textAt(form, 'proration_behavior') === 'always_invoice',
    beginsNow: textAt(form, 'billing_cycle_anchor', 'type') === 'now',
    proratedAt: prorated === undefined ? null : new Date(Number(prorated) * 1000),
    trialEnd: trialEnd === undefined ? null : new Date(Number(trialEnd) * 1000),
  };
}

/** Preview of the invoice for a change that has not been made. */
function preview(ledger: StripeLedger, subscription: StripeSubscription, form: Form) {
  const price = priceOf(formAt(form, 'items', '0', 'price_data'));
  const lines = changeLines(ledger, subscription, changeIn(form, price));

  return { object: 'invoice', currency: subscription.price.currency, amount_due: amountDue({ lines }) };
}

function update(ledger: StripeLedger, subscription: StripeSubscription, form: Form): FakeAnswer {
  const price = formAt(form, 'items', '0', 'price_data');

  if (subscription.status === 'canceled') {
    return missing(subscription.id);
  }

  const before = { ...subscription.metadata };
  Object.assign(subscription.metadata, formAt(form, 'metadata'));

  if ('unit_amount' in price && !changePrice(ledger, subscription, changeIn(form, priceOf(price)))) {
    subscription.metadata = before;

    return refusal(402, { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' });
  }

  const cancels = textAt(form, 'cancel_at_period_end');

  if (cancels !== undefined) {
    subscription.cancelAtPeriodEnd = cancels === 'true';
  }

  if (textAt(form, 'cancel_at') === '') {
    subscription.cancelAt = null;
  }

  ledger.notify('customer.subscription.updated', subscription);

  return done(subscriptionObject(subscription));
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

function strings(form: Form): Record<string, string> {
  return Object.fromEntries(
    Object.entries(form).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
}
