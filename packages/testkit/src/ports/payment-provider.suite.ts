import { describe, expect, it } from 'vitest';
import { makeCheckout } from '../payments/made-plan.ts';
import type { PaymentWorld } from '../payments/payment-world.ts';
import {
  days,
  expectNear,
  lifetime,
  monthly,
  nearly,
  openShop,
  returnUrls,
  tried,
} from '../payments/shop.ts';

/** Contract tests for sales, payments and renewals with every payment provider. */
export function paymentProviderSuite(open: () => Promise<PaymentWorld>): void {
  const shop = openShop(open);

  describe('a checkout', () => {
    it('is created once, however often its order is sent', async () => {
      const checkout = makeCheckout(monthly);
      const first = await shop.provider.startCheckout(checkout);

      expect(first.url).toMatch(/^https?:\/\//);
      expect(await shop.provider.startCheckout(checkout)).toEqual(first);
      expect(await shop.provider.readCheckout(first.reference)).toEqual({
        state: 'waiting',
        subscription: null,
      });
    });

    it('is not paid when the card is declined, and expires when abandoned', async () => {
      const { reference } = await shop.provider.startCheckout(makeCheckout(monthly));
      await shop.world.decline(reference);

      expect((await shop.provider.readCheckout(reference)).state).not.toBe('paid');

      const other = await shop.provider.startCheckout(makeCheckout(monthly));
      await shop.world.abandon(other.reference);

      expect((await shop.provider.readCheckout(other.reference)).state).toBe('abandoned');
    });

    it('can be abandoned unless it was paid', async () => {
      const { reference } = await shop.provider.startCheckout(makeCheckout(monthly));
      await shop.provider.abandonCheckout(reference);
      await shop.provider.abandonCheckout(reference);
      expect((await shop.provider.readCheckout(reference)).state).toBe('abandoned');

      const paid = await shop.provider.startCheckout(makeCheckout(monthly));
      await shop.world.pay(paid.reference);
      const before = await shop.provider.readCheckout(paid.reference);
      await shop.provider.abandonCheckout(paid.reference);
      expect(await shop.provider.readCheckout(paid.reference)).toEqual(before);
    });

    it('takes no payment after it was abandoned', async () => {
      const { reference } = await shop.provider.startCheckout(makeCheckout(monthly));
      await shop.provider.abandonCheckout(reference);
      await shop.world.pay(reference).catch(() => undefined);

      expect(await shop.provider.readCheckout(reference)).toEqual({ state: 'abandoned', subscription: null });
    });

    it('becomes a subscription with its order, its plan and the exact amount paid', async () => {
      const checkout = makeCheckout(monthly);
      const { reference } = await shop.provider.startCheckout(checkout);
      await shop.world.pay(reference);
      const paid = await shop.provider.readCheckout(reference);
      const snapshot = await shop.read(paid.subscription ?? '');

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
      // A month that begins on 30 January ends with February.
      expectNear(snapshot.paidUntil, new Date('2027-02-28T09:00:00Z'));
    });
  });

  describe('a trial', () => {
    it('is free until it ends, then becomes the plan', async () => {
      const reference = await shop.buy(tried);
      const end = shop.later(days(3));
      const trying = await shop.read(reference);

      expect(trying).toMatchObject({ state: 'trialing', renews: true });
      expect(trying.payments.filter(({ amountMinor }) => amountMinor > 0)).toEqual([]);
      expectNear(trying.trialEndsAt, end);
      expectNear(trying.paidUntil, end);

      await shop.world.advance(shop.later(days(3) + nearly));
      const converted = await shop.read(reference);

      expect(converted).toMatchObject({ state: 'active', renews: true });
      expect(converted.payments).toMatchObject([{ amountMinor: 899, state: 'paid' }]);
      expectNear(converted.paidUntil, new Date('2027-03-02T09:00:00Z'));
    });

    it('that is cancelled ends without a charge', async () => {
      const reference = await shop.buy(tried);
      const end = shop.later(days(3));
      await shop.provider.cancelAtEnd(reference);
      const cancelled = await shop.read(reference);

      expect(cancelled).toMatchObject({ state: 'trialing', renews: false });
      expectNear(cancelled.paidUntil, end);

      await shop.world.advance(shop.later(days(10)));
      const over = await shop.read(reference);

      expect(over).toMatchObject({ state: 'ended', renews: false });
      expect(over.payments.filter(({ amountMinor }) => amountMinor > 0)).toEqual([]);
      expectNear(over.paidUntil, end);
    });
  });

  describe('a renewal', () => {
    it('is charged each period, on the original day after a short month', async () => {
      const reference = await shop.buy(monthly);
      await shop.world.advance(new Date('2027-02-28T23:00:00Z'));
      expectNear((await shop.read(reference)).paidUntil, new Date('2027-03-30T09:00:00Z'));

      await shop.world.advance(new Date('2027-03-31T00:00:00Z'));
      const snapshot = await shop.read(reference);

      expectNear(snapshot.paidUntil, new Date('2027-04-30T09:00:00Z'));
      expect(snapshot.payments).toHaveLength(3);
      expect(new Set(snapshot.payments.map((payment) => payment.reference))).toHaveProperty('size', 3);
      const times = snapshot.payments.map(({ at }) => at.getTime());
      expect(times).toEqual(times.toSorted((a, b) => b - a));
    });

    it('that fails is not reported as paid, and succeeds when the card works again', async () => {
      const reference = await shop.buy(monthly);
      await shop.world.setCard(reference, false);
      await shop.world.advance(new Date('2027-02-28T23:00:00Z'));
      const failing = await shop.read(reference);

      expect(failing).toMatchObject({ state: 'past-due', renews: true });
      expect(failing.payments[0]).toMatchObject({ state: 'failed', amountMinor: 899 });
      expectNear(failing.paidUntil, new Date('2027-02-28T09:00:00Z'));

      await shop.world.setCard(reference, true);
      await shop.world.advance(new Date('2027-03-08T00:00:00Z'));
      const fixed = await shop.read(reference);

      expect(fixed).toMatchObject({ state: 'active', renews: true });
      expect(fixed.payments[0]).toMatchObject({ state: 'paid', amountMinor: 899 });
      expect(fixed.paidUntil?.getTime()).toBeGreaterThan(Date.parse('2027-03-27'));
    });

    it('that keeps failing ends the subscription', async () => {
      const reference = await shop.buy(monthly);
      await shop.world.setCard(reference, false);
      await shop.world.advance(new Date('2027-04-15T00:00:00Z'));
      const over = await shop.read(reference);

      expect(over).toMatchObject({ state: 'ended', renews: false });
      expectNear(over.paidUntil, new Date('2027-02-28T09:00:00Z'));
    });
  });

  describe('a lifetime plan', () => {
    it('never ends', async () => {
      const reference = await shop.buy(lifetime);
      await shop.world.advance(shop.later(days(4000)));

      expect(await shop.read(reference)).toMatchObject({
        plan: 'pro-forever',
        state: 'active',
        paidUntil: null,
        renews: false,
        payments: [{ amountMinor: 14900, state: 'paid' }],
      });
      expect(await shop.provider.resume(reference)).toBe(false);
      expect(await shop.change(reference, monthly)).toBe(false);
      expect(await shop.provider.portalUrl(reference, returnUrls)).toBeNull();
    });

    it('ends when it is refunded', async () => {
      const reference = await shop.buy(lifetime);
      const [payment] = (await shop.read(reference)).payments;

      if (payment === undefined) {
        throw new Error('nothing was paid');
      }

      await shop.world.advance(shop.later(days(2)));
      await shop.provider.refund(payment);
      await shop.provider.endNow(reference);
      const over = await shop.read(reference);

      expect(over).toMatchObject({ state: 'ended', payments: [{ state: 'refunded' }] });
      expectNear(over.paidUntil, shop.world.clock.now());
    });
  });

  it('does not find subscriptions and checkouts of another account', async () => {
    const stranger = await open();
    const { reference } = await stranger.provider.startCheckout(makeCheckout(monthly));
    await stranger.pay(reference);
    const { subscription } = await stranger.provider.readCheckout(reference);
    await stranger.close();

    expect(await shop.provider.readSubscription(subscription ?? '')).toBeNull();
    expect((await shop.provider.readCheckout(reference)).state).toBe('abandoned');
  });
}
