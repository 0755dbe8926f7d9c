import { cancelSubscription } from '@octavo/domain/billing/change-mind';
import { providerOf, settleSubscription } from '@octavo/domain/billing/settle';
import { createTestDatabase } from '@octavo/testkit/ports/database';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MoneyStand } from './money-stand.ts';

let stand: MoneyStand;

beforeAll(async () => {
  stand = await MoneyStand.open(await createTestDatabase());
});
afterAll(() => stand.close());
beforeEach(() => {
  stand.time.now = new Date('2027-01-31T12:00:00Z');
});

/** The operator asks more from now on. */
function raisePrices(): void {
  for (const { products } of stand.billing.plans.plans) {
    for (const { billing_cycles } of products) {
      for (const { tenure_type, pricing_scheme } of billing_cycles) {
        pricing_scheme.fixed_price.value = tenure_type === 'REGULAR' ? '99.00' : '0.00';
      }
    }
  }
}

describe('what was agreed', () => {
  it('is what letters say and what is charged, whatever plans cost by then', async () => {
    const [trying, yearly] = [await stand.person(), await stand.person()];
    const order = await stand.order(trying, { trial: true });
    expect(order.priceMinor).toBe(899);
    await stand.sandbox.pay(order.reference ?? '', 'succeeds', true);
    await stand.until('2027-01-31T12:00:05Z');
    await stand.buy(yearly, { plan: 'pro-year' });
    raisePrices();

    await stand.until('2027-02-01T13:00:00Z');
    expect(await stand.lettersTo(trying)).toContain('Then €8.99 is charged and the subscription goes on');
    await stand.until('2028-01-24T13:00:00Z');
    expect(await stand.lettersTo(yearly)).toContain('for €59.99');
    await stand.until('2028-01-31T13:00:00Z');
    expect(await stand.charges(yearly)).toEqual(['2027-01-31 paid 5999', '2028-01-31 paid 5999']);
    expect((await stand.of(yearly)).priceMinor).toBe(5999);
  });

  it('is changed also when the message about it is faster than we are', async () => {
    const person = await stand.person();
    const { reference } = await stand.buy(person, { trial: true });
    await stand.until('2027-02-02T13:00:00Z');
    await cancelSubscription(stand.billing, person.id);
    const { changePlan } = providerOf(stand.billing, 'sandbox');
    stand.pretend({
      async changePlan(...asked) {
        const isChanged = await changePlan(...asked);
        await settleSubscription(stand.billing, 'sandbox', reference ?? '');

        return isChanged;
      },
    });

    expect(await stand.change(person, 'pro-year')).toBe(true);
    expect(await stand.of(person)).toMatchObject({ plan: 'pro-year', cancelWantedAt: null });
    stand.pretend(null);
  });

  it('is agreed anew with a change of plan, and none is changed while a renewal is still to be paid', async () => {
    const person = await stand.person();
    await stand.buy(person, { card: 'fails-later' });
    await stand.until('2027-02-28T12:00:00Z');
    await expect(stand.change(person, 'pro-year')).rejects.toMatchObject({
      code: 'payment-overdue',
    });

    const { reference } = await stand.of(person);
    await stand.sandbox.setCard(reference ?? '', 'succeeds');
    await stand.until('2027-02-28T13:00:00Z');
    const [offered] = stand.billing.plans.plans.find(({ id }) => id === 'pro-year')?.products ?? [];
    expect(await stand.change(person, 'pro-year')).toBe(true);
    const agreed = offered?.billing_cycles.at(-1)?.pricing_scheme.fixed_price.value;
    expect((await stand.of(person)).priceMinor).toBe(Number(agreed?.replace('.', '')));
  });
});
