import type { PlanProduct } from '@octavo/contract/billing';
import type { PaymentProvider, SubscriptionSnapshot } from '@octavo/domain/billing/payment-provider';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeCheckout, makePlan } from '../payments/made-plan.ts';
import type { PaymentWorld } from '../payments/payment-world.ts';

const month = { interval_unit: 'MONTH', interval_count: 1 } as const;
const year = { interval_unit: 'YEAR', interval_count: 1 } as const;
const monthly = makePlan('pro-month', month, '8.99');
const yearly = makePlan('pro-year', year, '59.99');
const tried = makePlan('pro-month', month, '8.99', { trialDays: 3 });
const lifetime = makePlan('pro-forever', { interval_unit: 'FOREVER', interval_count: 1 }, '149.00');

const hours = (count: number) => count * 3600 * 1000;
const days = (count: number) => hours(24 * count);
/** Providers charge at their own hour, some an hour late. */
const nearly = hours(12);

/** What everybody who takes money must do. */
export function paymentProviderSuite(open: () => Promise<PaymentWorld>): void {
  let world: PaymentWorld;
  let provider: PaymentProvider;

  beforeEach(async () => {
    world = await open();
    provider = world.provider;
  });
  afterEach(() => world.close());

  const later = (milliseconds: number) => new Date(world.clock.now().getTime() + milliseconds);

  async function buy(plan: PlanProduct): Promise<string> {
    const { reference } = await provider.startCheckout(makeCheckout(plan));
    await world.pay(reference);
    const { state, subscription } = await provider.readCheckout(reference);
    expect(state).toBe('paid');

    return subscription ?? '';
  }

  async function read(reference: string): Promise<SubscriptionSnapshot> {
    const snapshot = await provider.readSubscription(reference);

    if (snapshot === null) {
      throw new Error('the provider does not know it');
    }

    return snapshot;
  }

  describe('a checkout', () => {
    it('is one, however often its order is sent', async () => {
      const checkout = makeCheckout(monthly);
      const first = await provider.startCheckout(checkout);

      expect(first.url).toMatch(/^https?:\/\//);
      expect(await provider.startCheckout(checkout)).toEqual(first);
      expect(await provider.readCheckout(first.reference)).toEqual({ state: 'waiting', subscription: null });
    });

    it('is not paid when the card was refused, and over when nobody goes on', async () => {
      const { reference } = await provider.startCheckout(makeCheckout(monthly));
      await world.decline(reference);

      expect((await provider.readCheckout(reference)).state).not.toBe('paid');

      const other = await provider.startCheckout(makeCheckout(monthly));
      await world.abandon(other.reference);

      expect((await provider.readCheckout(other.reference)).state).toBe('abandoned');
    });

    it('can be given up, unless it was paid', async () => {
      const { reference } = await provider.startCheckout(makeCheckout(monthly));
      await provider.abandonCheckout(reference);
      await provider.abandonCheckout(reference);
      expect((await provider.readCheckout(reference)).state).toBe('abandoned');

      const paid = await provider.startCheckout(makeCheckout(monthly));
      await world.pay(paid.reference);
      const before = await provider.readCheckout(paid.reference);
      await provider.abandonCheckout(paid.reference);
      expect(await provider.readCheckout(paid.reference)).toEqual(before);
    });

    it('takes no money once it is given up, though somebody tries to pay', async () => {
      const { reference } = await provider.startCheckout(makeCheckout(monthly));
      await provider.abandonCheckout(reference);
      await world.pay(reference).catch(() => undefined);

      expect(await provider.readCheckout(reference)).toEqual({ state: 'abandoned', subscription: null });
    });

    it('becomes a subscription that knows its order, its plan and what was paid to the cent', async () => {
      const checkout = makeCheckout(monthly);
      const { reference } = await provider.startCheckout(checkout);
      await world.pay(reference);
      const paid = await provider.readCheckout(reference);
      const snapshot = await read(paid.subscription ?? '');

      expect(snapshot).toMatchObject({
        reference: paid.subscription,
        order: checkout.order,
        plan: 'pro-month',
        installation: 'this-one',
        currency: 'EUR',
        priceMinor: 899,
        state: 'active',
        trialEndsAt: null,
        renews: true,
        endedAt: null,
        payments: [{ amountMinor: 899, currency: 'EUR', state: 'paid' }],
      });
      // From the 30th of January a month ends with February.
      expectNear(snapshot.paidUntil, new Date('2027-02-28T09:00:00Z'));
    });
  });

  describe('a trial', () => {
    it('costs nothing until it ends, then becomes the plan', async () => {
      const reference = await buy(tried);
      const end = later(days(3));
      const trying = await read(reference);

      expect(trying).toMatchObject({ state: 'trialing', renews: true });
      expect(trying.payments.filter(({ amountMinor }) => amountMinor > 0)).toEqual([]);
      expectNear(trying.trialEndsAt, end);
      expectNear(trying.paidUntil, end);

      await world.advance(later(days(3) + nearly));
      const converted = await read(reference);

      expect(converted).toMatchObject({ state: 'active', renews: true });
      expect(converted.payments).toMatchObject([{ amountMinor: 899, state: 'paid' }]);
      expectNear(converted.paidUntil, new Date('2027-03-02T09:00:00Z'));
    });

    it('that is cancelled ends without a charge', async () => {
      const reference = await buy(tried);
      const end = later(days(3));
      await provider.cancelAtEnd(reference);
      const cancelled = await read(reference);

      expect(cancelled).toMatchObject({ state: 'trialing', renews: false });
      expectNear(cancelled.paidUntil, end);

      await world.advance(later(days(10)));
      const over = await read(reference);

      expect(over).toMatchObject({ state: 'ended', renews: false });
      expect(over.payments.filter(({ amountMinor }) => amountMinor > 0)).toEqual([]);
      expectNear(over.paidUntil, end);
    });
  });

  describe('a renewal', () => {
    it('is charged each period, on the old day again after a short month', async () => {
      const reference = await buy(monthly);
      await world.advance(new Date('2027-02-28T23:00:00Z'));
      expectNear((await read(reference)).paidUntil, new Date('2027-03-30T09:00:00Z'));

      await world.advance(new Date('2027-03-31T00:00:00Z'));
      const snapshot = await read(reference);

      expectNear(snapshot.paidUntil, new Date('2027-04-30T09:00:00Z'));
      expect(snapshot.payments).toHaveLength(3);
      expect(new Set(snapshot.payments.map((payment) => payment.reference))).toHaveProperty('size', 3);
      const times = snapshot.payments.map(({ at }) => at.getTime());
      expect(times).toEqual(times.toSorted((a, b) => b - a));
    });

    it('that fails does not count as paid, and goes on when the card works again', async () => {
      const reference = await buy(monthly);
      await world.setCard(reference, false);
      await world.advance(new Date('2027-02-28T23:00:00Z'));
      const failing = await read(reference);

      expect(failing).toMatchObject({ state: 'past-due', renews: true });
      expect(failing.payments[0]).toMatchObject({ state: 'failed', amountMinor: 899 });
      expectNear(failing.paidUntil, new Date('2027-02-28T09:00:00Z'));

      await world.setCard(reference, true);
      await world.advance(new Date('2027-03-08T00:00:00Z'));
      const mended = await read(reference);

      expect(mended).toMatchObject({ state: 'active', renews: true });
      expect(mended.payments[0]).toMatchObject({ state: 'paid', amountMinor: 899 });
      expect(mended.paidUntil?.getTime()).toBeGreaterThan(Date.parse('2027-03-27'));
    });

    it('that goes on failing ends the subscription', async () => {
      const reference = await buy(monthly);
      await world.setCard(reference, false);
      await world.advance(new Date('2027-04-15T00:00:00Z'));
      const over = await read(reference);

      expect(over).toMatchObject({ state: 'ended', renews: false });
      expectNear(over.paidUntil, new Date('2027-02-28T09:00:00Z'));
    });
  });

  describe('a change of mind', () => {
    it('cancels at the end of what was paid, twice as well as once', async () => {
      const reference = await buy(monthly);
      await provider.cancelAtEnd(reference);
      await provider.cancelAtEnd(reference);
      const cancelled = await read(reference);

      expect(cancelled).toMatchObject({ state: 'active', renews: false, endedAt: null });
      expectNear(cancelled.paidUntil, new Date('2027-02-28T09:00:00Z'));

      await world.advance(new Date('2027-06-01T00:00:00Z'));
      const over = await read(reference);

      expect(over.state).toBe('ended');
      expect(over.payments).toHaveLength(1);
      expectNear(over.paidUntil, new Date('2027-02-28T09:00:00Z'));
    });

    it('goes on after all, or says that it cannot', async () => {
      const reference = await buy(monthly);
      await provider.cancelAtEnd(reference);

      expect(await provider.resume(reference)).toBe(world.can.resume);
      expect((await read(reference)).renews).toBe(world.can.resume);

      await provider.endNow(reference);
      expect(await provider.resume(reference)).toBe(false);
    });

    it('goes on with another plan, or says that it cannot', async () => {
      const reference = await buy(monthly);
      await world.advance(later(days(10)));

      expect(await provider.changePlan(reference, lifetime)).toBe(false);
      expect(await provider.changePlan(reference, yearly)).toBe(world.can.changePlan);
      expect(await provider.changePlan(reference, yearly)).toBe(world.can.changePlan);
      const snapshot = await read(reference);

      if (world.can.changePlan) {
        expect(snapshot).toMatchObject({ plan: 'pro-year', state: 'active', renews: true });
        expect(snapshot.payments).toHaveLength(2);
        expect(snapshot.payments[0]?.amountMinor).toBeLessThan(5999);
        expect(snapshot.payments[0]?.amountMinor).toBeGreaterThan(5999 - 899);
        expectNear(snapshot.paidUntil, new Date('2028-02-09T09:00:00Z'));
      } else {
        expect(snapshot).toMatchObject({ plan: 'pro-month', renews: true });
      }
    });

    it('ends at once, twice as well as once', async () => {
      const reference = await buy(monthly);
      await world.advance(later(days(5)));
      await provider.endNow(reference);
      await provider.endNow(reference);
      const over = await read(reference);

      expect(over).toMatchObject({ state: 'ended', renews: false });
      expectNear(over.paidUntil, world.clock.now());
      expectNear(over.endedAt, world.clock.now());
    });

    it('gives money back once, and stays given back', async () => {
      const reference = await buy(monthly);
      await world.advance(later(days(2)));
      const [payment] = (await read(reference)).payments;

      if (payment === undefined) {
        throw new Error('nothing was paid');
      }

      await provider.refund(payment);
      await provider.refund(payment);
      await provider.endNow(reference);
      const over = await read(reference);

      expect(over.state).toBe('ended');
      expect(over.payments).toMatchObject([
        { reference: payment.reference, state: 'refunded', amountMinor: 899 },
      ]);
    });

    it('leads to a page for another card, where there is one', async () => {
      const reference = await buy(monthly);
      const url = await provider.portalUrl(reference, 'https://octavo.example/account');

      expect(url !== null).toBe(world.can.portal);
    });
  });

  describe('a plan that is paid once', () => {
    it('lasts for ever', async () => {
      const reference = await buy(lifetime);
      await world.advance(later(days(4000)));

      expect(await read(reference)).toMatchObject({
        plan: 'pro-forever',
        state: 'active',
        paidUntil: null,
        renews: false,
        payments: [{ amountMinor: 14900, state: 'paid' }],
      });
      expect(await provider.resume(reference)).toBe(false);
      expect(await provider.changePlan(reference, monthly)).toBe(false);
      expect(await provider.portalUrl(reference, 'https://octavo.example/account')).toBeNull();
    });

    it('ends with its money', async () => {
      const reference = await buy(lifetime);
      const [payment] = (await read(reference)).payments;

      if (payment === undefined) {
        throw new Error('nothing was paid');
      }

      await world.advance(later(days(2)));
      await provider.refund(payment);
      await provider.endNow(reference);
      const over = await read(reference);

      expect(over).toMatchObject({ state: 'ended', payments: [{ state: 'refunded' }] });
      expectNear(over.paidUntil, world.clock.now());
    });
  });

  describe('a message', () => {
    it('tells what to look at again', async () => {
      const { reference } = await provider.startCheckout(makeCheckout(monthly));
      await world.pay(reference);
      const { subscription } = await provider.readCheckout(reference);
      const events = await readAll(world);

      expect(events.length).toBeGreaterThan(0);
      expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
      expect(
        events.some((event) => event.subscription === subscription || event.checkout === reference),
      ).toBe(true);

      await world.advance(later(days(31)));
      const renewed = await readAll(world);
      expect(renewed.some((event) => event.subscription === subscription)).toBe(true);
    });

    it('tells of money given back, of a plan that renews as of one that does not', async () => {
      for (const plan of [monthly, lifetime]) {
        const reference = await buy(plan);
        const [payment] = (await read(reference)).payments;
        await readAll(world);

        if (payment !== undefined) {
          await provider.refund(payment);
        }

        expect((await readAll(world)).map((event) => event.subscription)).toContain(reference);
      }
    });

    it('has the same id when it comes again', async () => {
      await buy(monthly);
      const [first, again] = await world.messages({ times: 2 });

      if (first === undefined || again === undefined) {
        throw new Error('nothing was sent');
      }

      expect(await provider.readEvent(again)).toEqual(await provider.readEvent(first));
    });

    it('counts for nothing when it is forged, changed, unsigned or old', async () => {
      await buy(monthly);
      const [message] = await world.messages();

      if (message === undefined) {
        throw new Error('nothing was sent');
      }

      const wrong = [
        world.forge(message),
        { ...message, body: message.body.replace('"id":"', '"id":"not-') },
        { ...message, body: '' },
        { ...message, body: 'not JSON' },
        { ...message, headers: {} },
      ];

      for (const incoming of wrong) {
        await expect(provider.readEvent(incoming)).rejects.toMatchObject({ code: 'illegal-input' });
      }

      world.clock.set(later((world.toleranceSeconds + 1) * 1000));
      await expect(provider.readEvent(message)).rejects.toMatchObject({ code: 'illegal-input' });
    });
  });

  it('knows nothing of what it never sold', async () => {
    const stranger = await open();
    const { reference } = await stranger.provider.startCheckout(makeCheckout(monthly));
    await stranger.pay(reference);
    const { subscription } = await stranger.provider.readCheckout(reference);
    await stranger.close();

    expect(await provider.readSubscription(subscription ?? '')).toBeNull();
    expect((await provider.readCheckout(reference)).state).toBe('abandoned');
  });
}

async function readAll(world: PaymentWorld) {
  const read = [];

  for (const message of await world.messages()) {
    read.push(await world.provider.readEvent(message));
  }

  return read;
}

function expectNear(actual: Date | null, expected: Date): void {
  const distance = Math.abs((actual?.getTime() ?? 0) - expected.getTime());
  expect(distance, `${actual?.toISOString()} is not near ${expected.toISOString()}`).toBeLessThan(nearly);
}
