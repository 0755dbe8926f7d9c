import { accountPlans } from '@octavo/domain/billing/account-plans';
import type { Order } from '@octavo/domain/billing/order';
import { createTestDatabase } from '@octavo/testkit/ports/database';
import { makeLetter } from '@octavo/testkit/ports/made';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MoneyStand } from './money-stand.ts';

let stand: MoneyStand;

beforeAll(async () => {
  stand = await MoneyStand.open(await createTestDatabase());
});
afterAll(() => stand.close());

/** What the provider says came of an order. */
async function boughtWith({ reference }: Order) {
  const provider = stand.billing.providers.get('sandbox');
  const checkout = await provider?.readCheckout(reference ?? '');
  const bought = await provider?.readSubscription(checkout?.subscription ?? '');

  return {
    checkout: checkout?.state,
    state: bought?.state,
    payments: bought?.payments.map((one) => one.state),
  };
}

describe('an account that is erased', () => {
  it('leaves no checkout that can be paid', async () => {
    const person = await stand.person();
    const order = await stand.order(person);
    await accountPlans(stand.billing).endSubscriptions(person.id);

    expect(await boughtWith(order)).toMatchObject({ checkout: 'abandoned' });
    expect(await stand.billing.orders.find(order.id)).toMatchObject({ state: 'abandoned' });
  });

  it('ends what was paid at its checkout a moment before', async () => {
    const person = await stand.person();
    const order = await stand.order(person);
    await stand.sandbox.pay(order.reference ?? '', 'succeeds', true);
    await accountPlans(stand.billing).endSubscriptions(person.id);

    expect(await boughtWith(order)).toEqual({ checkout: 'paid', state: 'ended', payments: ['paid'] });
    expect(await stand.of(person)).toMatchObject({ state: 'ended' });
  });

  it('pays for nothing afterwards: the money goes back, and the operator can read of it', async () => {
    const person = await stand.person();
    const order = await stand.order(person);
    // As if its checkout could not be closed in time.
    await stand.billing.accounts.erase(person.id, makeLetter(), stand.time.now);
    await stand.sandbox.pay(order.reference ?? '', 'succeeds', true);
    await stand.until('2027-01-31T12:10:00Z');
    await stand.until('2027-01-31T12:11:00Z');

    expect(await boughtWith(order)).toEqual({ checkout: 'paid', state: 'ended', payments: ['refunded'] });
    const events = await stand.billing.events.latest(10);
    expect(events.every(({ handledAt }) => handledAt !== null)).toBe(true);
    expect(events.some(({ failure }) => failure?.includes('paid back and ended') === true)).toBe(true);
  });

  it('keeps in the books what was paid while it was there', async () => {
    const person = await stand.person();
    const order = await stand.order(person);
    await stand.sandbox.pay(order.reference ?? '', 'succeeds', true);
    await accountPlans(stand.billing).endSubscriptions(person.id);
    await stand.billing.accounts.erase(person.id, makeLetter(), stand.time.now);
    await stand.until('2027-03-31T12:00:00Z');

    expect(await boughtWith(order)).toMatchObject({ state: 'ended', payments: ['paid'] });
  });
});
