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

/** What was agreed, with whom, and what banks do about it: the same at everybody who takes money. */
export function paymentTermsSuite(open: () => Promise<PaymentWorld>): void {
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

  describe('a bank that takes the money back', () => {
    it.each([
      ['a plan that renews', monthly],
      ['a plan that is paid once', lifetime],
    ])('is told of, until it is decided for us: %s', async (_name, plan) => {
      if (world.dispute === null) {
        return;
      }

      const reference = await buy(plan);
      await readAll(world);
      await world.dispute(reference, false);
      expect((await readAll(world)).map((event) => event.subscription)).toEqual([reference]);
      expect((await read(reference)).payments[0]).toMatchObject({ state: 'disputed' });

      await world.dispute(reference, true);
      expect((await readAll(world)).map((event) => event.subscription)).toEqual([reference]);
      expect(await read(reference)).toMatchObject({ state: 'active', payments: [{ state: 'paid' }] });
    });
  });

  describe('a plan that begins when another is used up', () => {
    it.each([20, 1])('charges nothing before, %d days', async (count) => {
      const startsAt = later(days(count));
      const { reference: checkout } = await provider.startCheckout(makeCheckout(monthly, { startsAt }));
      await world.pay(checkout);
      const { state, subscription: reference } = await provider.readCheckout(checkout);
      expect(state).toBe('paid');
      const waiting = await read(reference ?? '');
      expect(waiting).toMatchObject({ state: 'active', trialEndsAt: null, renews: true, priceMinor: 899 });
      expect(waiting.payments.filter(({ amountMinor }) => amountMinor > 0)).toEqual([]);
      expectNear(waiting.paidUntil, startsAt);

      await world.advance(later(days(count) + nearly));
      const begun = await read(reference ?? '');
      expect(begun).toMatchObject({ state: 'active', payments: [{ amountMinor: 899, state: 'paid' }] });
      expect(begun.paidUntil?.getTime()).toBeGreaterThan(startsAt.getTime() + days(27));
    });

    it('can be cancelled before it has begun, and then never charges', async () => {
      const startsAt = later(days(20));
      const { reference: checkout } = await provider.startCheckout(makeCheckout(monthly, { startsAt }));
      await world.pay(checkout);
      const reference = (await provider.readCheckout(checkout)).subscription ?? '';
      await provider.cancelAtEnd(reference);
      expect(await read(reference)).toMatchObject({ renews: false });
      await world.advance(later(days(60)));
      const over = await read(reference);

      expect(over.state).toBe('ended');
      expect(over.payments.filter(({ amountMinor }) => amountMinor > 0)).toEqual([]);
    });
  });

  describe('what was agreed', () => {
    it('is what the provider charges, also after a change', async () => {
      const reference = await buy(tried);
      expect((await read(reference)).priceMinor).toBe(899);

      if (await provider.changePlan(reference, yearly)) {
        expect((await read(reference)).priceMinor).toBe(5999);
      }

      expect((await read(await buy(lifetime))).priceMinor).toBe(14900);
    });
  });

  describe('a change to a cheaper plan', () => {
    it('takes nothing away that was paid for', async () => {
      const reference = await buy(yearly);
      await world.advance(later(days(2)));
      const { paidUntil } = await read(reference);
      expect(await provider.changePlan(reference, monthly)).toBe(world.can.changePlan);
      expect((await read(reference)).paidUntil).toEqual(paidUntil);
      expect((await read(reference)).payments).toHaveLength(1);

      if (!world.can.changePlan) {
        return;
      }

      expect(await read(reference)).toMatchObject({ plan: 'pro-month', state: 'active', priceMinor: 899 });
      await provider.cancelAtEnd(reference);
      await world.advance(later(days(300)));
      expect(await read(reference)).toMatchObject({ state: 'active', renews: false, paidUntil });
      await provider.resume(reference);
      await world.advance(new Date('2028-01-31T00:00:00Z'));
      const begun = await read(reference);

      expect(begun).toMatchObject({ plan: 'pro-month', state: 'active', trialEndsAt: null });
      expect(begun.payments).toMatchObject([{ amountMinor: 899 }, { amountMinor: 5999 }]);
      expectNear(begun.paidUntil, new Date('2028-02-29T09:00:00Z'));
    });

    it('does not end earlier either when little is left of what was paid for', async () => {
      const reference = await buy(yearly);
      await world.advance(later(days(320)));
      const { paidUntil } = await read(reference);
      await provider.changePlan(reference, monthly);

      expect((await read(reference)).paidUntil).toEqual(paidUntil);
    });
  });

  describe('two installations on one account', () => {
    it('each find what they sold, as long as it goes on', async () => {
      const sold = [];

      for (const installation of ['this-one', 'another', 'this-one', 'this-one']) {
        const { reference } = await provider.startCheckout(makeCheckout(monthly, { installation }));
        await world.pay(reference);
        const { subscription } = await provider.readCheckout(reference);
        sold.push(subscription ?? '');
        expect((await read(subscription ?? '')).installation).toBe(installation);
      }

      await provider.endNow(sold[3] ?? '');
      const listed = await provider.listGoing('this-one');
      expect(listed?.toSorted() ?? null).toEqual(world.can.list ? [sold[0], sold[2]].sort() : null);
    });
  });

  it('can be asked twice to forget a person, whose payments stay', async () => {
    const reference = await buy(monthly);
    await provider.endNow(reference);
    await provider.forgetPerson(reference);
    await provider.forgetPerson(reference);

    expect((await read(reference)).payments).toMatchObject([{ amountMinor: 899, state: 'paid' }]);
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
