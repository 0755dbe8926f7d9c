import { createTestDatabase } from '@octavo/testkit/ports/database';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BillingHarness } from '../../test/billing-harness.ts';
import { cancelSubscription } from './cancel-subscription.ts';
import { providerOf, settleSubscription } from './settle.ts';

let harness: BillingHarness;

beforeAll(async () => {
  harness = await BillingHarness.open(await createTestDatabase());
});
afterAll(() => harness.close());
beforeEach(() => {
  harness.time.now = new Date('2027-01-31T12:00:00Z');
});

/** Raises the operator's prices from now on. */
function raisePrices(): void {
  for (const { products } of harness.billing.plans.plans) {
    for (const { billing_cycles } of products) {
      for (const { tenure_type, pricing_scheme } of billing_cycles) {
        pricing_scheme.fixed_price.value = tenure_type === 'REGULAR' ? '99.00' : '0.00';
      }
    }
  }
}

describe('the agreed price', () => {
  it('is announced and charged, even when plans cost more by then', async () => {
    const [trying, yearly] = [await harness.person(), await harness.person()];
    const order = await harness.order(trying, { trial: true });
    expect(order.priceMinor).toBe(899);
    await harness.demoPayments.pay(order.reference ?? '', 'succeeds', true);
    await harness.until('2027-01-31T12:00:05Z');
    await harness.buy(yearly, { plan: 'pro-year' });
    raisePrices();

    await harness.until('2027-02-01T13:00:00Z');
    expect(await harness.emailsTo(trying)).toContain(
      'You are then charged €8.99 and the subscription continues',
    );
    await harness.until('2028-01-24T13:00:00Z');
    expect(await harness.emailsTo(yearly)).toContain('for €59.99');
    await harness.until('2028-01-31T13:00:00Z');
    expect(await harness.charges(yearly)).toEqual(['2027-01-31 paid 5999', '2028-01-31 paid 5999']);
    expect((await harness.of(yearly)).priceMinor).toBe(5999);
  });

  it('is updated even when the webhook arrives before the response', async () => {
    const person = await harness.person();
    const { reference } = await harness.buy(person, { trial: true });
    await harness.until('2027-02-02T13:00:00Z');
    await cancelSubscription(harness.billing, person.id);
    const { changePlan } = providerOf(harness.billing, 'sandbox');
    harness.pretend({
      async changePlan(...asked) {
        const isChanged = await changePlan(...asked);
        await settleSubscription(harness.billing, 'sandbox', reference ?? '');

        return isChanged;
      },
    });

    expect(await harness.change(person, 'pro-year')).toBe(true);
    expect(await harness.of(person)).toMatchObject({ plan: 'pro-year', cancelWantedAt: null });
    harness.pretend(null);
  });

  it('is renewed with a change of plan, which is refused while a renewal is unpaid', async () => {
    const person = await harness.person();
    await harness.buy(person, { card: 'fails-later' });
    await harness.until('2027-02-28T12:00:00Z');
    await expect(harness.change(person, 'pro-year')).rejects.toMatchObject({
      code: 'payment-overdue',
    });

    const { reference } = await harness.of(person);
    await harness.demoPayments.setCard(reference ?? '', 'succeeds');
    await harness.until('2027-02-28T13:00:00Z');
    const [offered] = harness.billing.plans.plans.find(({ id }) => id === 'pro-year')?.products ?? [];
    expect(await harness.change(person, 'pro-year')).toBe(true);
    const agreed = offered?.billing_cycles.at(-1)?.pricing_scheme.fixed_price.value;
    expect((await harness.of(person)).priceMinor).toBe(Number(agreed?.replace('.', '')));
  });
});
