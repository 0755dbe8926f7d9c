import { describe, expect, it } from 'vitest';
import { makeCheckout } from '../payments/made-plan.ts';
import type { PaymentWorld } from '../payments/payment-world.ts';
import { lifetime, monthly, openShop, tried, yearly } from '../payments/shop.ts';

/** Contract tests for the terms and the parties of an agreement with every payment provider. */
export function paymentTermsSuite(open: () => Promise<PaymentWorld>): void {
  const shop = openShop(open);

  describe('the agreed price', () => {
    it('is what the provider charges, also after a change', async () => {
      const reference = await shop.buy(tried);
      expect((await shop.read(reference)).priceMinor).toBe(899);

      if (await shop.change(reference, yearly)) {
        expect((await shop.read(reference)).priceMinor).toBe(5999);
      }

      expect((await shop.read(await shop.buy(lifetime))).priceMinor).toBe(14900);
    });
  });

  describe('two installations on one provider account', () => {
    it('each list their own active subscriptions', async () => {
      const sold = [];

      for (const installation of ['this-one', 'another', 'this-one', 'this-one']) {
        const { reference } = await shop.provider.startCheckout(makeCheckout(monthly, { installation }));
        await shop.world.pay(reference);
        const { subscription } = await shop.provider.readCheckout(reference);
        sold.push(subscription ?? '');
        expect((await shop.read(subscription ?? '')).installation).toBe(installation);
      }

      await shop.provider.endNow(sold[3] ?? '');
      const listed = await shop.provider.listActive('this-one');
      expect(listed?.toSorted() ?? null).toEqual(shop.world.can.list ? [sold[0], sold[2]].sort() : null);
    });
  });

  it('deletes a customer repeatedly, and keeps the payments', async () => {
    const reference = await shop.buy(monthly);
    await shop.provider.endNow(reference);
    await shop.provider.forgetPerson(reference);
    await shop.provider.forgetPerson(reference);

    expect((await shop.read(reference)).payments).toMatchObject([{ amountMinor: 899, state: 'paid' }]);
  });
}
