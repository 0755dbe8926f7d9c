import { describe, expect, it } from 'vitest';
import { makeCheckout } from '../payments/made-plan.ts';
import type { PaymentWorld } from '../payments/payment-world.ts';
import {
  days,
  expectNear,
  lifetime,
  minutes,
  monthly,
  nearly,
  openShop,
  returnUrls,
  tried,
  yearly,
} from '../payments/shop.ts';

/** Contract tests for cancelling, resuming, changes of plan and refunds with every payment provider. */
export function paymentChangesSuite(open: () => Promise<PaymentWorld>): void {
  const shop = openShop(open);

  describe('a change to a subscription', () => {
    it('cancels at the end of the paid period, once or repeated', async () => {
      const reference = await shop.buy(monthly);
      await shop.provider.cancelAtEnd(reference);
      await shop.provider.cancelAtEnd(reference);
      const cancelled = await shop.read(reference);

      expect(cancelled).toMatchObject({ state: 'active', renews: false, endedAt: null });
      expectNear(cancelled.paidUntil, new Date('2027-02-28T09:00:00Z'));

      await shop.world.advance(new Date('2027-06-01T00:00:00Z'));
      const over = await shop.read(reference);

      expect(over.state).toBe('ended');
      expect(over.payments).toHaveLength(1);
      expectNear(over.paidUntil, new Date('2027-02-28T09:00:00Z'));
    });

    it('resumes after a cancellation, or reports that it cannot', async () => {
      const reference = await shop.buy(monthly);
      await shop.provider.cancelAtEnd(reference);

      expect(await shop.provider.resume(reference)).toBe(shop.world.can.resume);
      expect((await shop.read(reference)).renews).toBe(shop.world.can.resume);

      await shop.provider.endNow(reference);
      expect(await shop.provider.resume(reference)).toBe(false);
    });

    it('switches to another plan, or reports that it cannot', async () => {
      const reference = await shop.buy(monthly);
      await shop.world.advance(shop.later(days(10)));

      expect(await shop.change(reference, lifetime)).toBe(false);
      expect(await shop.change(reference, yearly)).toBe(shop.world.can.changePlan);
      const snapshot = await shop.read(reference);

      if (shop.world.can.changePlan) {
        expect(snapshot).toMatchObject({
          plan: 'pro-year',
          state: 'active',
          renews: true,
          planStartsAt: null,
        });
        expect(snapshot.payments).toMatchObject([{ plan: 'pro-year' }, { plan: 'pro-month' }]);
        expect(snapshot.payments[0]?.amountMinor).toBeLessThan(5999);
        expect(snapshot.payments[0]?.amountMinor).toBeGreaterThan(5999 - 899);
        expectNear(snapshot.paidUntil, new Date('2028-02-09T09:00:00Z'));
      } else {
        expect(snapshot).toMatchObject({ plan: 'pro-month', renews: true });
      }
    });

    it('charges the quoted amount once, also when it is accepted later', async () => {
      const reference = await shop.buy(monthly);
      await shop.world.advance(shop.later(days(10)));
      const at = shop.world.clock.now();
      const quote = await shop.provider.quoteChange(reference, yearly, at);
      expect(quote !== null).toBe(shop.world.can.changePlan);

      if (quote === null) {
        return;
      }

      expect(quote).toMatchObject({ at, priceMinor: 5999, startsAt: at });
      expect(quote.nextAt).toEqual(new Date('2028-02-09T09:00:00Z'));
      await shop.world.advance(shop.later(minutes(25)));
      expect(await shop.provider.changePlan(reference, yearly, quote)).toBe(true);
      expect(await shop.provider.changePlan(reference, yearly, quote)).toBe(true);

      const { payments } = await shop.read(reference);
      expect(payments.map(({ amountMinor }) => amountMinor)).toEqual([quote.dueMinor, 899]);
    });

    it('refuses an outdated quote, and charges nothing', async () => {
      const reference = await shop.buy(monthly);
      await shop.world.advance(shop.later(days(10)));
      const quote = await shop.provider.quoteChange(reference, yearly, shop.world.clock.now());

      if (quote === null) {
        return;
      }

      const refused = { code: 'quote-changed' };
      const cheaper = { ...quote, dueMinor: quote.dueMinor - 1 };
      const change = shop.provider.changePlan;
      await expect(change(reference, yearly, cheaper)).rejects.toMatchObject(refused);
      await expect(change(reference, yearly, { ...quote, priceMinor: 4999 })).rejects.toMatchObject(refused);
      // The quote was made for a period that has ended.
      await shop.world.advance(shop.later(days(25)));
      await expect(change(reference, yearly, quote)).rejects.toMatchObject(refused);

      const { plan, payments } = await shop.read(reference);
      expect(plan).toBe('pro-month');
      expect(payments.map(({ amountMinor }) => amountMinor)).toEqual([899, 899]);
    });

    it('starts another plan after the trial, free of charge until then', async () => {
      const reference = await shop.buy(tried);
      const { trialEndsAt } = await shop.read(reference);
      const quote = await shop.provider.quoteChange(reference, yearly, shop.world.clock.now());

      if (quote === null) {
        return;
      }

      expect(quote).toMatchObject({
        dueMinor: 0,
        priceMinor: 5999,
        startsAt: trialEndsAt,
        nextAt: trialEndsAt,
      });
      await shop.provider.changePlan(reference, yearly, quote);
      expect(await shop.read(reference)).toMatchObject({
        plan: 'pro-year',
        state: 'trialing',
        trialEndsAt,
        planStartsAt: trialEndsAt,
      });
      await shop.world.advance(shop.later(days(3) + nearly));
      const charged = (await shop.read(reference)).payments.filter(({ amountMinor }) => amountMinor > 0);
      expect(charged).toMatchObject([{ amountMinor: 5999 }]);
    });

    it('ends at once, also when repeated', async () => {
      const reference = await shop.buy(monthly);
      await shop.world.advance(shop.later(days(5)));
      await shop.provider.endNow(reference);
      await shop.provider.endNow(reference);
      const over = await shop.read(reference);

      expect(over).toMatchObject({ state: 'ended', renews: false });
      expectNear(over.paidUntil, shop.world.clock.now());
      expectNear(over.endedAt, shop.world.clock.now());
    });

    it('refunds a payment once, for good', async () => {
      const reference = await shop.buy(monthly);
      await shop.world.advance(shop.later(days(2)));
      const [payment] = (await shop.read(reference)).payments;

      if (payment === undefined) {
        throw new Error('nothing was paid');
      }

      await shop.provider.refund(payment);
      await shop.provider.refund(payment);
      await shop.provider.endNow(reference);
      const over = await shop.read(reference);

      expect(over.state).toBe('ended');
      expect(over.payments).toMatchObject([
        { reference: payment.reference, state: 'refunded', amountMinor: 899 },
      ]);
    });

    it('links to a page to change the card, where supported', async () => {
      const reference = await shop.buy(monthly);
      const url = await shop.provider.portalUrl(reference, returnUrls);

      expect(url !== null).toBe(shop.world.can.portal);
      // After the change the user returns to a page that confirms it.
      expect(url?.includes('done%3Dcard') ?? false).toBe(shop.world.can.portal);
    });
  });

  describe('a change to a cheaper plan', () => {
    it('keeps what was paid for', async () => {
      const reference = await shop.buy(yearly);
      await shop.world.advance(shop.later(days(2)));
      const { paidUntil } = await shop.read(reference);
      const quote = await shop.provider.quoteChange(reference, monthly, shop.world.clock.now());
      expect(quote?.dueMinor ?? 0).toBe(0);
      expect(quote?.startsAt ?? paidUntil).toEqual(paidUntil);
      expect(await shop.change(reference, monthly)).toBe(shop.world.can.changePlan);
      expect((await shop.read(reference)).paidUntil).toEqual(paidUntil);
      expect((await shop.read(reference)).payments).toHaveLength(1);

      if (!shop.world.can.changePlan) {
        return;
      }

      expect(await shop.read(reference)).toMatchObject({
        plan: 'pro-month',
        state: 'active',
        priceMinor: 899,
        planStartsAt: paidUntil,
      });
      await shop.provider.cancelAtEnd(reference);
      await shop.world.advance(shop.later(days(300)));
      expect(await shop.read(reference)).toMatchObject({ state: 'active', renews: false, paidUntil });
      await shop.provider.resume(reference);
      await shop.world.advance(new Date('2028-01-31T00:00:00Z'));
      const begun = await shop.read(reference);

      expect(begun).toMatchObject({
        plan: 'pro-month',
        state: 'active',
        trialEndsAt: null,
        planStartsAt: null,
      });
      expect(begun.payments).toMatchObject([
        { amountMinor: 899, plan: 'pro-month' },
        { amountMinor: 5999, plan: 'pro-year' },
      ]);
      expectNear(begun.paidUntil, new Date('2028-02-29T09:00:00Z'));
    });

    it('does not end earlier when little of the paid period is left', async () => {
      const reference = await shop.buy(yearly);
      await shop.world.advance(shop.later(days(320)));
      const { paidUntil } = await shop.read(reference);
      await shop.change(reference, monthly);

      expect((await shop.read(reference)).paidUntil).toEqual(paidUntil);
    });
  });

  describe('a plan that follows another', () => {
    it.each([20, 1])('charges nothing for %d days before it begins', async (count) => {
      const startsAt = shop.later(days(count));
      const { reference: checkout } = await shop.provider.startCheckout(makeCheckout(monthly, { startsAt }));
      await shop.world.pay(checkout);
      const { state, subscription: reference } = await shop.provider.readCheckout(checkout);
      expect(state).toBe('paid');
      const waiting = await shop.read(reference ?? '');
      expect(waiting).toMatchObject({ state: 'active', trialEndsAt: null, renews: true, priceMinor: 899 });
      expect(waiting.payments.filter(({ amountMinor }) => amountMinor > 0)).toEqual([]);
      expectNear(waiting.paidUntil, startsAt);

      await shop.world.advance(shop.later(days(count) + nearly));
      const begun = await shop.read(reference ?? '');
      expect(begun).toMatchObject({ state: 'active', payments: [{ amountMinor: 899, state: 'paid' }] });
      expect(begun.paidUntil?.getTime()).toBeGreaterThan(startsAt.getTime() + days(27));
    });

    it('can be cancelled before it has begun, and then never charges', async () => {
      const startsAt = shop.later(days(20));
      const { reference: checkout } = await shop.provider.startCheckout(makeCheckout(monthly, { startsAt }));
      await shop.world.pay(checkout);
      const reference = (await shop.provider.readCheckout(checkout)).subscription ?? '';
      await shop.provider.cancelAtEnd(reference);
      expect(await shop.read(reference)).toMatchObject({ renews: false });
      await shop.world.advance(shop.later(days(60)));
      const over = await shop.read(reference);

      expect(over.state).toBe('ended');
      expect(over.payments.filter(({ amountMinor }) => amountMinor > 0)).toEqual([]);
    });
  });
}
