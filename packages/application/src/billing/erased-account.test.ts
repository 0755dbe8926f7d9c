import type { Order } from '@octavo/domain/billing/order';
import { createTestDatabase } from '@octavo/testkit/ports/database';
import { makeEmail } from '@octavo/testkit/ports/made';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BillingHarness } from '../../test/billing-harness.ts';
import { accountPlans } from './account-plans.ts';

let harness: BillingHarness;

beforeAll(async () => {
  harness = await BillingHarness.open(await createTestDatabase());
});
afterAll(() => harness.close());

/** States of the checkout, the subscription and its payments at the provider. */
async function boughtWith({ reference }: Order) {
  const provider = harness.billing.providers.get('sandbox');
  const checkout = await provider?.readCheckout(reference ?? '');
  const bought = await provider?.readSubscription(checkout?.subscription ?? '');

  return {
    checkout: checkout?.state,
    state: bought?.state,
    payments: bought?.payments.map((one) => one.state),
  };
}

describe('an erased account', () => {
  it('leaves no open checkout', async () => {
    const person = await harness.person();
    const order = await harness.order(person);
    await accountPlans(harness.billing).endSubscriptions(person.id);

    expect(await boughtWith(order)).toMatchObject({ checkout: 'abandoned' });
    expect(await harness.billing.orders.find(order.id)).toMatchObject({ state: 'abandoned' });
  });

  it('ends a subscription paid at its checkout a moment before', async () => {
    const person = await harness.person();
    const order = await harness.order(person);
    await harness.demoPayments.pay(order.reference ?? '', 'succeeds', true);
    await accountPlans(harness.billing).endSubscriptions(person.id);

    expect(await boughtWith(order)).toEqual({ checkout: 'paid', state: 'ended', payments: ['paid'] });
    expect(await harness.of(person)).toMatchObject({ state: 'ended' });
  });

  it('pays for nothing afterwards: the payment is refunded and shown to the operator', async () => {
    const person = await harness.person();
    const order = await harness.order(person);
    // Simulates a checkout that could not be closed in time.
    await harness.billing.accounts.erase(person.id, makeEmail(), harness.time.now);
    await harness.demoPayments.pay(order.reference ?? '', 'succeeds', true);
    await harness.until('2027-01-31T12:10:00Z');
    await harness.until('2027-01-31T12:11:00Z');

    expect(await boughtWith(order)).toEqual({ checkout: 'paid', state: 'ended', payments: ['refunded'] });
    const events = await harness.billing.events.latest(10);
    expect(events.every(({ handledAt }) => handledAt !== null)).toBe(true);
    expect(events.some(({ failure }) => failure?.includes('paid back and ended') === true)).toBe(true);
  });

  it('leaves its earlier payments in the books', async () => {
    const person = await harness.person();
    const order = await harness.order(person);
    await harness.demoPayments.pay(order.reference ?? '', 'succeeds', true);
    await accountPlans(harness.billing).endSubscriptions(person.id);
    await harness.billing.accounts.erase(person.id, makeEmail(), harness.time.now);
    await harness.until('2027-03-31T12:00:00Z');

    expect(await boughtWith(order)).toMatchObject({ state: 'ended', payments: ['paid'] });
  });
});
