import { type BillingCycle, billingCycle } from '@octavo/contract/billing';
import * as z from 'zod';
import type { FakeAnswer } from '../fake-server.ts';
import type { AnswerTo } from '../idempotency.ts';
import type { PayPalLedger } from './ledger.ts';
import {
  captureObject,
  disputeObject,
  orderObject,
  saleObject,
  subscriptionObject,
  transactionObject,
} from './objects.ts';
import type { PayPalOrder, PayPalPayment, PayPalSubscription } from './records.ts';

type PayPalRouteHandler = (body: unknown, id: string, query: URLSearchParams) => FakeAnswer;

const done = (body: unknown, status = 200): FakeAnswer => ({ status, body });
const nothing: FakeAnswer = { status: 204 };
const missing = refusal(404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID');
const unauthorized = refusal(403, 'NOT_AUTHORIZED', 'PERMISSION_DENIED');

function refusal(status: number, name: string, issue: string): FakeAnswer {
  return {
    status,
    body: { name, message: 'The request was refused.', debug_id: 'a1b2c3', details: [{ issue }] },
  };
}

const planRequest = z.object({
  product_id: z.string(),
  billing_cycles: z.array(billingCycle.extend({ sequence: z.int(), total_cycles: z.int() })),
  payment_preferences: z.object({ payment_failure_threshold: z.int() }),
});
const subscriptionRequest = z.object({
  plan_id: z.string(),
  custom_id: z.string().max(127),
  start_time: z.iso.datetime().optional(),
  application_context: z.object({
    user_action: z.literal('CONTINUE'),
    return_url: z.url(),
    cancel_url: z.url(),
  }),
});
const orderRequest = z.object({
  intent: z.literal('CAPTURE'),
  purchase_units: z.tuple([
    z.object({
      custom_id: z.string().max(127),
      amount: billingCycle.shape.pricing_scheme.shape.fixed_price,
    }),
  ]),
});

/** The part of PayPal's interface that the product uses; anything else is not found. */
export function payPalRoutes(ledger: PayPalLedger, addressOf: () => string): AnswerTo {
  const subscription = (id: string, answer: (record: PayPalSubscription) => FakeAnswer) => {
    const record = ledger.subscriptions.get(id);

    return record === undefined ? missing : answer(record);
  };
  const show = (record: PayPalSubscription) => subscriptionObject(record, ledger.payments, addressOf());
  const order = (id: string, answer: (record: PayPalOrder) => FakeAnswer) => {
    const record = ledger.orders.get(id);

    return record === undefined ? missing : answer(record);
  };
  const payment = (id: string, isSale: boolean, answer: (record: PayPalPayment) => FakeAnswer) => {
    const record = ledger.payments.find((each) => each.id === id && (each.order === null) === isSale);

    return record === undefined ? missing : answer(record);
  };
  const routes: readonly (readonly [string, RegExp, PayPalRouteHandler])[] = [
    ['POST', /^\/v1\/catalogs\/products$/, () => done({ id: ledger.newId('PROD-') }, 201)],
    ['POST', /^\/v1\/billing\/plans$/, (body) => done({ id: addPlan(ledger, body) }, 201)],
    [
      'GET',
      /^\/v1\/billing\/plans\/([\w-]+)$/,
      (_body, id) => {
        const plan = ledger.plans.get(id);

        return plan === undefined ? missing : done({ id, billing_cycles: plan.cycles });
      },
    ],
    ['POST', /^\/v1\/billing\/subscriptions$/, (body) => subscribe(ledger, body, show)],
    [
      'GET',
      /^\/v1\/billing\/subscriptions\/([\w-]+)$/,
      (_body, id) => subscription(id, (it) => done(show(it))),
    ],
    [
      'GET',
      /^\/v1\/billing\/subscriptions\/([\w-]+)\/transactions$/,
      (_body, id) =>
        subscription(id, (record) => {
          const made = ledger.payments.filter((each) => each.subscription === record);

          return done({ transactions: made.map(transactionObject) });
        }),
    ],
    [
      'POST',
      /^\/v1\/billing\/subscriptions\/([\w-]+)\/activate$/,
      (_body, id) =>
        subscription(id, (record) =>
          only(record, ['APPROVED', 'SUSPENDED'], () =>
            record.status === 'APPROVED' ? ledger.activate(record) : ledger.resume(record),
          ),
        ),
    ],
    [
      'POST',
      /^\/v1\/billing\/subscriptions\/([\w-]+)\/suspend$/,
      (_body, id) => subscription(id, (record) => only(record, ['ACTIVE'], () => ledger.suspend(record))),
    ],
    [
      'GET',
      /^\/v1\/customer\/disputes$/,
      (_body, _id, query) =>
        ledger.hidesDisputes ? unauthorized : done(disputesAsked(ledger, query, addressOf())),
    ],
    [
      'GET',
      /^\/v1\/customer\/disputes\/([\w-]+)$/,
      (_body, id) => {
        const disputed = ledger.payments.find(({ dispute }) => dispute?.id === id);

        return disputed === undefined ? missing : done(disputeObject(disputed));
      },
    ],
    [
      'POST',
      /^\/v1\/billing\/subscriptions\/([\w-]+)\/cancel$/,
      (_body, id) =>
        subscription(id, (record) => only(record, ['ACTIVE', 'SUSPENDED'], () => ledger.cancel(record))),
    ],
    [
      'POST',
      /^\/v2\/checkout\/orders$/,
      (body) => done(orderObject(addOrder(ledger, body), addressOf()), 201),
    ],
    [
      'GET',
      /^\/v2\/checkout\/orders\/(\w+)$/,
      (_body, id) => order(id, (it) => done(orderObject(it, addressOf()))),
    ],
    [
      'POST',
      /^\/v2\/checkout\/orders\/(\w+)\/capture$/,
      (_body, id) => order(id, (record) => capture(ledger, record, addressOf())),
    ],
    [
      'GET',
      /^\/v2\/payments\/captures\/(\w+)$/,
      (_body, id) => payment(id, false, (it) => done(captureObject(it))),
    ],
    ['GET', /^\/v1\/payments\/sale\/(\w+)$/, (_body, id) => payment(id, true, (it) => done(saleObject(it)))],
    [
      'POST',
      /^\/v2\/payments\/captures\/(\w+)\/refund$/,
      (_body, id) => payment(id, false, (it) => refund(ledger, it, 'CAPTURE_FULLY_REFUNDED')),
    ],
    [
      'POST',
      /^\/v1\/payments\/sale\/(\w+)\/refund$/,
      (_body, id) => payment(id, true, (it) => refund(ledger, it, 'TRANSACTION_ALREADY_REFUNDED')),
    ],
  ];

  return ({ method, path, query, body }) => {
    for (const [wanted, pattern, handle] of routes) {
      const match = method === wanted ? pattern.exec(path) : null;

      if (match !== null) {
        return handle(body === '' ? null : JSON.parse(body), match[1] ?? '', query);
      }
    }

    return missing;
  };
}

/**
 * Disputes of one payment, or those opened since a time, one per page: PayPal accepts either filter, not
 * both.
 */
function disputesAsked(ledger: PayPalLedger, query: URLSearchParams, address: string) {
  const payment = query.get('disputed_transaction_id');
  const since = new Date(query.get('start_time') ?? 0);
  const from = Number(query.get('next_page_token') ?? 0);
  const ids = ledger.payments.flatMap(({ id, dispute }) =>
    dispute !== null && (payment === null ? dispute.openedAt >= since : id === payment) ? [dispute.id] : [],
  );
  const next = new URLSearchParams([...query, ['next_page_token', `${from + 1}`]]);

  return {
    items: ids.slice(from, from + 1).map((dispute_id) => ({ dispute_id })),
    links: from + 1 < ids.length ? [{ rel: 'next', href: `${address}/v1/customer/disputes?${next}` }] : [],
  };
}

function addPlan(ledger: PayPalLedger, body: unknown): string {
  const { billing_cycles, payment_preferences } = planRequest.parse(body);
  const cycles: readonly BillingCycle[] = billing_cycles;
  const id = ledger.newId('P-');
  ledger.plans.set(id, { id, cycles, failuresAllowed: payment_preferences.payment_failure_threshold });

  return id;
}

function subscribe(
  ledger: PayPalLedger,
  body: unknown,
  show: (record: PayPalSubscription) => unknown,
): FakeAnswer {
  const { plan_id, custom_id, start_time } = subscriptionRequest.parse(body);
  const plan = ledger.plans.get(plan_id);
  const now = ledger.clock.now();

  if (plan === undefined) {
    return missing;
  }

  const record: PayPalSubscription = {
    id: ledger.newId('I-'),
    plan,
    customId: custom_id,
    created: now,
    status: 'APPROVAL_PENDING',
    changed: now,
    start: start_time === undefined ? now : new Date(start_time),
    periods: 0,
    nextBilling: null,
    failures: 0,
    cardWorks: true,
  };
  ledger.subscriptions.set(record.id, record);
  ledger.notify('BILLING.SUBSCRIPTION.CREATED', record);

  return done(show(record), 201);
}

function addOrder(ledger: PayPalLedger, body: unknown): PayPalOrder {
  const [{ custom_id, amount }] = orderRequest.parse(body).purchase_units;
  const record: PayPalOrder = {
    id: ledger.newId(''),
    customId: custom_id,
    amount,
    status: 'PAYER_ACTION_REQUIRED',
    cardWorks: true,
    payment: null,
  };
  ledger.orders.set(record.id, record);

  return record;
}

function only(
  { status }: PayPalSubscription,
  wanted: readonly PayPalSubscription['status'][],
  act: () => void,
): FakeAnswer {
  if (!wanted.includes(status)) {
    return refusal(422, 'UNPROCESSABLE_ENTITY', 'SUBSCRIPTION_STATUS_INVALID');
  }

  act();

  return nothing;
}

function capture(ledger: PayPalLedger, record: PayPalOrder, address: string): FakeAnswer {
  if (record.status !== 'APPROVED') {
    return refusal(422, 'UNPROCESSABLE_ENTITY', 'ORDER_ALREADY_CAPTURED');
  }

  return ledger.capture(record)
    ? done(orderObject(record, address), 201)
    : refusal(422, 'UNPROCESSABLE_ENTITY', 'INSTRUMENT_DECLINED');
}

function refund(ledger: PayPalLedger, record: PayPalPayment, whenDone: string): FakeAnswer {
  if (record.status !== 'COMPLETED') {
    return refusal(422, 'UNPROCESSABLE_ENTITY', whenDone);
  }

  ledger.refund(record);

  return done({ id: `R${record.id}`, status: 'COMPLETED' }, 201);
}
