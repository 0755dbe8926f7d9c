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

  it('makes a plan once, and another one for another price or trial', async () => {
    for (const plan of [monthly, monthly, makePlan('pro-month', month, '9.99')]) {
      await world.provider.startCheckout(makeCheckout(plan));
    }

    expect(madePlans()).toBe(2);
    await world.provider.startCheckout(makeCheckout(makePlan('pro-month', month, '8.99', { trialDays: 3 })));
    expect(madePlans()).toBe(3);
    expect(world.server.asked.filter((asked) => asked === 'POST /v1/catalogs/products')).toHaveLength(1);
  });

  it('makes one plan when two people order at the same moment', async () => {
    await Promise.all([1, 2, 3].map(() => world.provider.startCheckout(makeCheckout(monthly))));

    expect(world.server.ledger.plans.size).toBe(1);
    expect(askedForTokens()).toBe(1);
  });

  it('uses a token for its time, and asks for another when it is withdrawn', async () => {
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

  it('takes money only once somebody here asks, and once then', async () => {
    for (const plan of [monthly, lifetime]) {
      const { reference } = await world.provider.startCheckout(makeCheckout(plan));
      await world.pay(reference);
      const before = world.server.ledger.payments.length;
      const seen = await Promise.all([1, 2, 3].map(() => world.provider.readCheckout(reference)));

      expect(world.server.ledger.payments.length).toBe(before + 1);
      expect(seen.every(({ state }) => state === 'paid')).toBe(true);
    }
  });

  it('says when what somebody agreed to pay with is refused', async () => {
    for (const plan of [monthly, lifetime]) {
      const { reference } = await world.provider.startCheckout(makeCheckout(plan));
      await world.decline(reference);

      expect((await world.provider.readCheckout(reference)).state).toBe('failed');
    }
  });

  it('charges nobody later for a checkout whose first payment was refused', async () => {
    const { reference } = await world.provider.startCheckout(makeCheckout(monthly));
    await world.decline(reference);
    await world.provider.readCheckout(reference);
    await world.setCard(reference, true);
    await world.advance(new Date('2027-04-01T00:00:00Z'));

    expect(world.server.ledger.payments.filter(({ status }) => status === 'COMPLETED')).toEqual([]);
    expect((await world.provider.readCheckout(reference)).state).toBe('failed');
  });

  it('gives nothing for a subscription that nobody agreed to, or that was not paid', async () => {
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

  it('suspends what is cancelled, and cancels it once nobody can take it up any more', async () => {
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

  it('does not take up what was suspended because nobody paid', async () => {
    const record = await buy();
    await world.setCard(record.id, false);
    await world.advance(new Date('2027-04-15T09:00:00Z'));

    expect(record.status).toBe('SUSPENDED');
    expect(await world.provider.resume(record.id)).toBe(false);
  });

  it('takes a dispute that is lost for good, and a reversal for one where there is none', async () => {
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

  it('finds the disputes since a time of which no message came', async () => {
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

  it('says that an app may not see disputes, reads payments all the same, and believes a reversal', async () => {
    const { ledger } = world.server;
    const record = await buy();
    const paid = ledger.payments.find((each) => each.subscription === record)!;
    const read = async () => (await world.provider.readSubscription(record.id))?.payments;
    const hear = async () => {
      for (const message of await world.messages()) {
        await world.provider.readEvent(message);
      }
    };
    ledger.dispute(paid, null);
    await hear();
    ledger.hidesDisputes = true;

    expect(await world.provider.lookForDisputes(world.clock.now())).toBeNull();
    expect(await read()).toMatchObject([{ state: 'paid' }]);

    ledger.notify('PAYMENT.SALE.REVERSED', paid);
    await hear();
    expect(await read()).toMatchObject([{ state: 'disputed' }]);
  });

  it('leads back to us when an order is sent again after it was agreed to', async () => {
    const checkout = makeCheckout(monthly);
    const { reference } = await world.provider.startCheckout(checkout);
    await world.pay(reference);

    expect((await world.provider.startCheckout(checkout)).reference).toBe(reference);
  });

  it('does not take a refund for made when PayPal does not know the payment', async () => {
    const payment = {
      reference: 'UNKNOWN',
      at: world.clock.now(),
      amountMinor: 899,
      currency: 'EUR',
      state: 'paid' as const,
    };

    await expect(world.provider.refund(payment)).rejects.toMatchObject({ code: 'payment-unavailable' });
  });

  it('believes no message that says it was signed elsewhere, and asks nobody about it', async () => {
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

  it('cannot check a message while PayPal does not answer, and says so', async () => {
    const { reference } = await world.provider.startCheckout(makeCheckout(monthly));
    await world.pay(reference);
    const [message] = await world.messages();
    world.server.faults.push('reset', 'reset');

    await expect(world.provider.readEvent(message!)).rejects.toMatchObject({ code: 'payment-unavailable' });
  });
});
