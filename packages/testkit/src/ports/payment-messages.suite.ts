import { describe, expect, it } from 'vitest';
import { makeCheckout } from '../payments/made-plan.ts';
import type { PaymentWorld } from '../payments/payment-world.ts';
import { days, lifetime, monthly, openShop } from '../payments/shop.ts';

/** Contract tests for the messages of every payment provider, and for those that must be rejected. */
export function paymentMessagesSuite(open: () => Promise<PaymentWorld>): void {
  const shop = openShop(open);

  describe('a webhook event', () => {
    it('names the subscription or the checkout to read again', async () => {
      const { reference } = await shop.provider.startCheckout(makeCheckout(monthly));
      await shop.world.pay(reference);
      const { subscription } = await shop.provider.readCheckout(reference);
      const events = await shop.events();

      expect(events.length).toBeGreaterThan(0);
      expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
      expect(
        events.some((event) => event.subscription === subscription || event.checkout === reference),
      ).toBe(true);

      await shop.world.advance(shop.later(days(31)));
      const renewed = await shop.events();
      expect(renewed.some((event) => event.subscription === subscription)).toBe(true);
    });

    it('reports a refund, of a renewing plan or one paid once', async () => {
      for (const plan of [monthly, lifetime]) {
        const reference = await shop.buy(plan);
        const [payment] = (await shop.read(reference)).payments;
        await shop.events();

        if (payment !== undefined) {
          await shop.provider.refund(payment);
        }

        expect((await shop.events()).map((event) => event.subscription)).toContain(reference);
      }
    });

    it('has the same id when delivered again', async () => {
      await shop.buy(monthly);
      const [first, again] = await shop.world.messages({ times: 2 });

      if (first === undefined || again === undefined) {
        throw new Error('nothing was sent');
      }

      expect(await shop.provider.readEvent(again)).toEqual(await shop.provider.readEvent(first));
    });

    it('is rejected when it is forged, changed, unsigned or old', async () => {
      await shop.buy(monthly);
      const [message] = await shop.world.messages();

      if (message === undefined) {
        throw new Error('nothing was sent');
      }

      const wrong = [
        shop.world.forge(message),
        { ...message, body: message.body.replace('"id":"', '"id":"not-') },
        { ...message, body: '' },
        { ...message, body: 'not JSON' },
        { ...message, headers: {} },
      ];

      for (const incoming of wrong) {
        await expect(shop.provider.readEvent(incoming)).rejects.toMatchObject({ code: 'illegal-input' });
      }

      shop.world.clock.set(shop.later((shop.world.toleranceSeconds + 1) * 1000));
      await expect(shop.provider.readEvent(message)).rejects.toMatchObject({ code: 'illegal-input' });
    });
  });

  describe('a dispute', () => {
    it.each([
      ['a plan that renews', monthly],
      ['a plan that is paid once', lifetime],
    ])('is reported until it is won: %s', async (_name, plan) => {
      if (shop.world.dispute === null) {
        return;
      }

      const reference = await shop.buy(plan);
      await shop.events();
      await shop.world.dispute(reference, false);
      expect((await shop.events()).map((event) => event.subscription)).toEqual([reference]);
      expect((await shop.read(reference)).payments[0]).toMatchObject({ state: 'disputed' });

      await shop.world.dispute(reference, true);
      expect((await shop.events()).map((event) => event.subscription)).toEqual([reference]);
      expect(await shop.read(reference)).toMatchObject({ state: 'active', payments: [{ state: 'paid' }] });
    });
  });
}
