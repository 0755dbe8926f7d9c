import { randomIds } from '@octavo/adapters/system/system';
import type { IncomingEvent } from '@octavo/domain/billing/payment-provider';
import { completeCheckout } from '@octavo/testkit/payments/stripe/sales';
import { openStripeWorld, stripeKeys } from '@octavo/testkit/payments/stripe-world';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { freeAddress } from '../free-address.ts';
import { eventually, ProductHarness } from './product-harness.ts';

describe('when the web process is killed while it handles an event of a provider', () => {
  let stripe: Awaited<ReturnType<typeof openStripeWorld>>;
  let harness: ProductHarness;

  beforeEach(async () => {
    stripe = await openStripeWorld(new Date());
    const { origin: own } = await freeAddress();
    harness = await ProductHarness.open({
      OCTAVO_ACCESS: 'subscription',
      OCTAVO_MODE: 'development',
      OCTAVO_ORIGIN: own,
      OCTAVO_STRIPE_KEY: stripeKeys.key,
      OCTAVO_STRIPE_WEBHOOK_SECRET: stripeKeys.webhookSecret,
      OCTAVO_STRIPE_ADDRESS: stripe.server.address,
    });
    harness.address = own;
  });
  afterEach(async () => {
    await harness.close();
    await stripe.close();
  });

  const send = ({ headers, body }: IncomingEvent) => harness.post('/webhooks/stripe', body, headers);

  it('a payment is granted once, with or without a repeated event', async () => {
    const server = await harness.serve();
    const cookie = await signUp(harness);
    const { ledger, faults, outbox } = stripe.server;
    const session = ledger.sessions.get(await order(harness, cookie));
    completeCheckout(ledger, session!);
    const messages = outbox.take();

    // The message is stored, and the process dies while it queries Stripe.
    faults.push('silence', 'silence', 'silence');
    const unanswered = expect(send(messages[0]!)).rejects.toThrow();
    const [sold] = ledger.subscriptions.keys();
    await eventually(async () =>
      stripe.server.asked.includes(`GET /v1/subscriptions/${sold}`) ? true : null,
    );
    expect(await harness.query('select handled_at from billing_events')).toEqual([{ handled_at: null }]);
    await harness.kill(server);
    await unanswered;
    expect(await harness.query('select state from subscriptions')).toEqual([]);

    faults.length = 0;
    await harness.work();
    await eventually(async () => ((await had(harness)).length > 0 ? true : null));
    await harness.serve();

    for (const message of [...messages, ...messages].reverse()) {
      expect((await send(message)).status).toBe(204);
    }

    expect(await had(harness)).toEqual([{ state: 'active', amount: 899, payments: 1 }]);
    expect([...ledger.intents.values()].filter(({ chargedAt }) => chargedAt !== null)).toHaveLength(1);
    expect(ledger.subscriptions.size).toBe(1);
  });
});

/** Subscriptions with the payments made for them. */
const had = (harness: ProductHarness) =>
  harness.query<{ state: string; amount: number; payments: number }>(`
    select s.state, sum(p.amount_minor)::int as amount, count(p.*)::int as payments
    from subscriptions s left join payments p on p.subscription = s.id group by s.id
  `);

/** Cookie of a new user, who signs up by the link in the mailbox. */
async function signUp(harness: ProductHarness): Promise<string> {
  await post(harness, '/session/link', { email: 'reader@example.org', purpose: 'sign-up' });
  const emails = await (await fetch(`${harness.address}/api/v1/mailbox`)).text();
  const token = /token=([\w-]+)/.exec(emails)?.[1];
  const answer = await post(harness, '/session/link/use', { token });

  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

/** Orders a plan without its trial; returns Stripe's id of the checkout. */
async function order(harness: ProductHarness, cookie: string): Promise<string> {
  const id = randomIds.token();
  const wanted = { id, plan: 'pro-month', currency: 'EUR', paymentType: 'stripe', trial: false };
  const answer = await post(harness, '/orders', wanted, { cookie });
  expect(answer.status).toBe(201);
  const [row] = await harness.query<{ reference: string }>(`select reference from orders where id = '${id}'`);

  return row?.reference ?? '';
}

function post(harness: ProductHarness, path: string, body: object, headers: Record<string, string> = {}) {
  return harness.post(path, JSON.stringify(body), {
    'content-type': 'application/json',
    'sec-fetch-site': 'same-origin',
    origin: harness.address,
    ...headers,
  });
}
