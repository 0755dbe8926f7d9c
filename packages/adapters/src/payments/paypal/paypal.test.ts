import { makeCheckout, makePlan } from '@octavo/testkit/payments/made-plan';
import { openPayPalWorld, payPalKeys } from '@octavo/testkit/payments/paypal-world';
import { paymentChangesSuite } from '@octavo/testkit/ports/payment-changes.suite';
import { paymentFaultsSuite } from '@octavo/testkit/ports/payment-faults.suite';
import { paymentMessagesSuite } from '@octavo/testkit/ports/payment-messages.suite';
import { paymentProviderSuite } from '@octavo/testkit/ports/payment-provider.suite';
import { paymentTermsSuite } from '@octavo/testkit/ports/payment-terms.suite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

paymentProviderSuite(openPayPalWorld);
paymentChangesSuite(openPayPalWorld);
paymentMessagesSuite(openPayPalWorld);
paymentTermsSuite(openPayPalWorld);
paymentFaultsSuite(openPayPalWorld, Object.values(payPalKeys));

const month = { interval_unit: 'MONTH', interval_count: 1 } as const;
const monthly = makePlan('pro-month', month, '8.99');
const lifetime = makePlan('pro-forever', { interval_unit: 'FOREVER', interval_count: 1 }, '149.00');

describe('PayPal', () => {
  let world: Awaited<ReturnType<typeof openPayPalWorld>>;

  beforeEach(async () => {
    world = await openPayPalWorld();
  });
  afterEach(() => world.close());

  const madePlans = () => world.server.asked.filter((asked) => asked === 'POST /v1/billing/plans').length;
  const askedForTokens = () => world.server.asked.filter((asked) => asked === 'POST /v1/oauth2/token').length;

  it('creates a plan once, and another one for another price or trial', async () => {
    for (const plan of [monthly, monthly, makePlan('pro-month', month, '9.99')]) {
      await world.provider.startCheckout(makeCheckout(plan));
    }

    expect(madePlans()).toBe(2);
    await world.provider.startCheckout(makeCheckout(makePlan('pro-month', month, '8.99', { trialDays: 3 })));
    expect(madePlans()).toBe(3);
    expect(world.server.asked.filter((asked) => asked === 'POST /v1/catalogs/products')).toHaveLength(1);
  });

  it('creates one plan for two concurrent orders', async () => {
    await Promise.all([1, 2, 3].map(() => world.provider.startCheckout(makeCheckout(monthly))));

    expect(world.server.ledger.plans.size).toBe(1);
    expect(askedForTokens()).toBe(1);
  });

  it('reuses a token until it expires, and requests another when it is revoked', async () => {
    await world.provider.startCheckout(makeCheckout(monthly));
    await world.provider.startCheckout(makeCheckout(monthly));
    expect(askedForTokens()).toBe(1);

    world.server.withdrawTokens();
    await world.provider.startCheckout(makeCheckout(monthly));
    expect(askedForTokens()).toBe(2);

    world.clock.set(new Date(world.clock.now().getTime() + 9 * 3600 * 1000));
    await world.provider.startCheckout(makeCheckout(monthly));
    expect(askedForTokens()).toBe(3);
  });

  it('captures a payment only when the checkout is read, and only once', async () => {
    for (const plan of [monthly, lifetime]) {
      const { reference } = await world.provider.startCheckout(makeCheckout(plan));
      await world.pay(reference);
      const before = world.server.ledger.payments.length;
      const seen = await Promise.all([1, 2, 3].map(() => world.provider.readCheckout(reference)));

      expect(world.server.ledger.payments.length).toBe(before + 1);
      expect(seen.every(({ state }) => state === 'paid')).toBe(true);
    }
  });

  it('reports a payment method that is declined', async () => {
    for (const plan of [monthly, lifetime]) {
      const { reference } = await world.provider.startCheckout(makeCheckout(plan));
      await world.decline(reference);

      expect((await world.provider.readCheckout(reference)).state).toBe('failed');
    }
  });

  it('never charges a checkout whose first payment was declined', async () => {
    const { reference } = await world.provider.startCheckout(makeCheckout(monthly));
    await world.decline(reference);
    await world.provider.readCheckout(reference);
    await world.setCard(reference, true);
    await world.advance(new Date('2027-04-01T00:00:00Z'));

    expect(world.server.ledger.payments.filter(({ status }) => status === 'COMPLETED')).toEqual([]);
    expect((await world.provider.readCheckout(reference)).state).toBe('failed');
  });

  it('reports no subscription as paid that was not approved or not paid', async () => {
    const { reference } = await world.provider.startCheckout(makeCheckout(monthly));
    expect(await world.provider.readSubscription(reference)).toBeNull();

    await world.pay(reference);
    expect(await world.provider.readSubscription(reference)).toBeNull();

    const record = world.server.ledger.subscriptions.get(reference)!;
    record.status = 'ACTIVE';
    expect(await world.provider.readSubscription(reference)).toMatchObject({
      state: 'pending',
      renews: false,
    });
  });

  async function buy() {
    const { reference } = await world.provider.startCheckout(makeCheckout(monthly));
    await world.pay(reference);
    await world.provider.readCheckout(reference);

    return world.server.ledger.subscriptions.get(reference)!;
  }

  it('suspends a cancelled subscription, and cancels it once it can no longer be resumed', async () => {
    const record = await buy();
    await world.provider.cancelAtEnd(record.id);
    expect(record.status).toBe('SUSPENDED');
    expect(await world.provider.resume(record.id)).toBe(true);
    expect(await world.provider.resume(record.id)).toBe(true);
    expect(record.status).toBe('ACTIVE');

    await world.provider.cancelAtEnd(record.id);
    await world.advance(new Date('2027-03-01T09:00:00Z'));
    expect(await world.provider.readSubscription(record.id)).toMatchObject({ state: 'ended' });
    expect(record.status).toBe('CANCELLED');
    expect(await world.provider.resume(record.id)).toBe(false);
  });

  it('does not resume a subscription suspended for failed payments', async () => {
    const record = await buy();
    await world.setCard(record.id, false);
    await world.advance(new Date('2027-04-15T09:00:00Z'));

    expect(record.status).toBe('SUSPENDED');
    expect(await world.provider.resume(record.id)).toBe(false);
  });

  it('treats a lost dispute as final, and a reversal without a dispute as a dispute', async () => {
    const [lost, reversed] = [await buy(), await buy()];
    const { ledger } = world.server;
    const paidFor = (record: typeof lost) => ledger.payments.find((each) => each.subscription === record)!;
    await world.messages();
    ledger.dispute(paidFor(lost), 'RESOLVED_BUYER_FAVOUR');
    ledger.notify('PAYMENT.SALE.REVERSED', paidFor(reversed));

    for (const message of await world.messages()) {
      await world.provider.readEvent(message);
    }

    for (const { id } of [lost, reversed]) {
      expect((await world.provider.readSubscription(id))?.payments).toMatchObject([{ state: 'disputed' }]);
    }
  });

  it('finds disputes since a time without their webhooks', async () => {
    const { ledger } = world.server;
    const [old, ...lost] = [await buy(), await buy(), await buy()];
    const dispute = (record: typeof old) =>
      ledger.dispute(ledger.payments.find((each) => each.subscription === record)!, null);
    dispute(old);
    world.clock.set(new Date(world.clock.now().getTime() + 1000));
    const since = world.clock.now();
    lost.forEach(dispute);

    for (const { id } of lost) {
      expect((await world.provider.readSubscription(id))?.payments).toMatchObject([{ state: 'paid' }]);
    }

    expect(await world.provider.lookForDisputes(since)).toEqual(lost.map((record) => record.id));

    for (const { id } of lost) {
      expect((await world.provider.readSubscription(id))?.payments).toMatchObject([{ state: 'disputed' }]);
    }
  });

  it('reports a missing permission to read disputes, still reads payments, and trusts a reversal', async () => {
    const { ledger } = world.server;
    const record = await buy();
    const paid = ledger.payments.find((each) => each.subscription === record)!;
    const read = async () => (await world.provider.readSubscription(record.id))?.payments;
    const readEvents = async () => {
      for (const message of await world.messages()) {
        await world.provider.readEvent(message);
      }
    };
    ledger.dispute(paid, null);
    await readEvents();
    ledger.hidesDisputes = true;

    expect(await world.provider.lookForDisputes(world.clock.now())).toBeNull();
    expect(await read()).toMatchObject([{ state: 'paid' }]);

    ledger.notify('PAYMENT.SALE.REVERSED', paid);
    await readEvents();
    expect(await read()).toMatchObject([{ state: 'disputed' }]);
  });

  it('returns to the site when an approved order is sent again', async () => {
    const checkout = makeCheckout(monthly);
    const { reference } = await world.provider.startCheckout(checkout);
    await world.pay(reference);

    expect((await world.provider.startCheckout(checkout)).reference).toBe(reference);
  });

  it('does not report a refund as made when PayPal does not know the payment', async () => {
    const payment = {
      reference: 'UNKNOWN',
      at: world.clock.now(),
      amountMinor: 899,
      currency: 'EUR',
      state: 'paid' as const,
    };

    await expect(world.provider.refund(payment)).rejects.toMatchObject({ code: 'payment-unavailable' });
  });

  it('rejects a webhook that names a foreign certificate, without fetching it', async () => {
    const { reference } = await world.provider.startCheckout(makeCheckout(monthly));
    await world.pay(reference);
    const [message] = await world.messages();
    const headers = { ...message!.headers, 'paypal-cert-url': 'https://paypal.com.example.org/cert' };
    world.server.asked.length = 0;

    await expect(world.provider.readEvent({ ...message!, headers })).rejects.toMatchObject({
      code: 'illegal-input',
    });
    expect(world.server.asked).toEqual([]);
  });

  it('reports that a webhook cannot be verified while PayPal does not respond', async () => {
    const { reference } = await world.provider.startCheckout(makeCheckout(monthly));
    await world.pay(reference);
    const [message] = await world.messages();
    world.server.faults.push('reset', 'reset');

    await expect(world.provider.readEvent(message!)).rejects.toMatchObject({ code: 'payment-unavailable' });
  });
});
