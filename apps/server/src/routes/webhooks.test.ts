import { randomIds } from '@octavo/adapters/system/system';
import { reconcileBilling } from '@octavo/application/billing/reconcile-billing';
import type { IncomingEvent } from '@octavo/domain/billing/payment-provider';
import type { Delivery } from '@octavo/testkit/payments/outbox';
import type { PaymentWorld } from '@octavo/testkit/payments/payment-world';
import { openPayPalWorld, payPalKeys } from '@octavo/testkit/payments/paypal-world';
import { openStripeWorld, stripeKeys } from '@octavo/testkit/payments/stripe-world';
import { createTestDatabase } from '@octavo/testkit/ports/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestBrowser } from '../../test/browser.ts';
import { json, TestServer } from '../../test/server.ts';

const day = 24 * 3600 * 1000;
const start = new Date('2027-01-30T09:00:00Z');

describe.each(['stripe', 'paypal'] as const)('webhooks of %s', (id) => {
  let world: PaymentWorld;
  let other: PaymentWorld;
  let server: TestServer;
  let people = 0;

  beforeAll(async () => {
    const stripeWorld = await openStripeWorld(start);
    const payPalWorld = await openPayPalWorld(start);
    world = id === 'stripe' ? stripeWorld : payPalWorld;
    other = id === 'stripe' ? payPalWorld : stripeWorld;
    server = await TestServer.open(await createTestDatabase(), {
      access: 'subscription',
      payments: {
        stripe: { ...stripeKeys, address: stripeWorld.server.address },
        paypal: { ...payPalKeys, environment: 'sandbox', address: payPalWorld.server.address },
      },
    });
  });
  afterAll(async () => {
    await server.close();
    await world.close();
    await other.close();
  });

  const send = (message: IncomingEvent) =>
    server.request(`/webhooks/${id}`, { method: 'POST', headers: message.headers, body: message.body });

  /** Advances all clocks, so that everything due at the provider happens. */
  async function wait(milliseconds: number): Promise<void> {
    await world.advance(new Date(world.clock.now().getTime() + milliseconds));
    server.time.stopped = world.clock.now();
  }

  async function person(): Promise<TestBrowser> {
    server.time.stopped = world.clock.now();
    people += 1;
    const someone = new TestBrowser(server, `198.51.100.${people}`);
    await someone.signUp(`reader-${people}@example.org`);

    return someone;
  }

  /**
   * Orders a plan without its trial and pays; with PayPal, the page then reads the order after the return
   * from the provider.
   */
  async function buy(browser: TestBrowser): Promise<string> {
    const wanted = {
      id: randomIds.token(),
      plan: 'pro-month',
      currency: 'EUR',
      paymentType: id,
      trial: false,
    };
    const order = await json(await browser.send('POST', '/orders', wanted));
    expect(order).toMatchObject({ state: 'waiting' });
    const reference = (await server.ports.billing.orders.find(order.id))?.reference ?? '';
    await world.pay(reference);

    if (id === 'paypal') {
      await browser.read(`/orders/${order.id}`);
    }

    return (await world.provider.readCheckout(reference)).subscription ?? '';
  }

  /**
   * Renewal, failed card, recovery, refund and cancellation of one subscription; `deliver` delivers the
   * messages sent after each step.
   */
  async function live(deliver: () => Promise<void>): Promise<string> {
    const reference = await buy(await person());
    await deliver();
    await wait(31 * day);
    await deliver();

    await world.setCard(reference, false);
    await wait(29 * day);
    await deliver();

    await world.setCard(reference, true);
    await wait(10 * day);
    await deliver();

    const { payments } = (await world.provider.readSubscription(reference))!;
    await world.provider.refund(payments.find(({ state }) => state === 'paid')!);
    await deliver();

    await world.provider.cancelAtEnd(reference);
    await wait(40 * day);
    await deliver();

    return reference;
  }

  /** Stored data must equal the provider's, without duplicates. */
  async function expectTrue(reference: string): Promise<void> {
    const { subscriptions } = server.ports.billing;
    const snapshot = await world.provider.readSubscription(reference);
    const kept = await subscriptions.findByReference(id, reference);
    const payments = await subscriptions.paymentsOf(kept?.account ?? '');
    const { state, paidUntil, renews, endedAt } = snapshot!;

    expect(await subscriptions.of(kept?.account ?? '')).toHaveLength(1);
    expect(kept).toMatchObject({ reference, plan: 'pro-month', state, paidUntil, renews, endedAt });
    expect(bookOf(payments)).toEqual(bookOf(snapshot!.payments));
    expect(payments.some((payment) => payment.state === 'refunded')).toBe(true);
  }

  const ways: readonly (readonly [string, Delivery, 'in turn' | 'at once'])[] = [
    ['once and in order', {}, 'in turn'],
    ['twice each', { times: 2 }, 'in turn'],
    ['in reverse order', { order: 'reversed' }, 'in turn'],
    ['three times, in reverse order and at once', { order: 'reversed', times: 3 }, 'at once'],
    ['without the events of payments', { lost: ['invoice.paid', 'PAYMENT.SALE.COMPLETED'] }, 'in turn'],
  ];

  it.each(ways)('give the same result when delivered %s', async (_name, delivery, manner) => {
    const reference = await live(async () => {
      const messages = await world.messages(delivery);

      if (manner === 'at once') {
        const answers = await Promise.all(messages.map(send));
        expect(answers.filter(({ status }) => status !== 204)).toEqual([]);

        return;
      }

      for (const message of messages) {
        expect((await send(message)).status).toBe(204);
      }
    });

    await expectTrue(reference);
  });

  it('can all be lost: the worker reconciles without them', async () => {
    const reference = await live(async () => {
      await world.messages();
      await wait(day);
      await reconcileBilling(server.ports.billing, (error) => {
        throw error;
      });
    });

    await expectTrue(reference);
  });

  it('activate Pro as soon as the first arrives, and only once', async () => {
    const browser = await person();
    // Discards messages about others.
    await world.messages();
    await buy(browser);
    const [first] = await world.messages();
    await send(first!);

    expect(await browser.read('/session')).toMatchObject({ accountStatus: 'pro', mayDownload: true });
    const account = await browser.read('/subscription');
    await send(first!);
    expect(await browser.read('/subscription')).toEqual(account);
  });

  it('are stored when the provider does not respond, and handled later', async () => {
    const browser = await person();
    const reference = await buy(browser);
    await server.ports.billing.providers.get(id)?.endNow(reference);
    const ended = (await world.messages()).at(-1)!;
    world.server!.faults.push('reset', 'reset');

    if (id === 'stripe') {
      expect((await send(ended)).status).toBe(204);
      await wait(60_000);
      await reconcileBilling(server.ports.billing, () => undefined);
    } else {
      // PayPal itself verifies its messages, so without its answer the message has to be sent again.
      expect((await send(ended)).status).toBe(502);
      expect((await send(ended)).status).toBe(204);
    }

    const kept = await server.ports.billing.subscriptions.findByReference(id, reference);
    expect(kept).toMatchObject({ state: 'ended' });
  });

  it('are ignored when forged, changed or unsigned', async () => {
    await buy(await person());
    const [message] = await world.messages();
    const changed = { ...message!, body: message!.body.replace('"id":"', '"id":"not-') };

    for (const wrong of [world.forge(message!), changed, { headers: {}, body: message!.body }]) {
      const answer = await send(wrong);
      expect(answer.status).toBe(400);
      expect((await json(answer)).code).toBe('illegal-input');
    }
  });
});

it('are not found for a provider that is not configured', async () => {
  const server = await TestServer.open(await createTestDatabase(), { access: 'subscription' });
  const answer = await server.request('/webhooks/stripe', { method: 'POST', body: '{}' });

  expect(answer.status).toBe(404);
  await server.close();
});

/** Payments by the provider's references, whatever their order. */
function bookOf(payments: readonly { reference: string; amountMinor: number; state: string }[]) {
  return Object.fromEntries(
    payments.map(({ reference, amountMinor, state }) => [reference, `${amountMinor} ${state}`]),
  );
}
