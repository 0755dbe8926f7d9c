import type { PaymentProvider, SubscriptionSnapshot } from '@octavo/domain/billing/payment-provider';
import type { ProviderId, SubscriptionState } from '@octavo/domain/billing/subscription';
import { createTestDatabase } from '@octavo/testkit/ports/database';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BillingHarness } from '../../test/billing-harness.ts';
import { settleSubscription } from './settle.ts';

let harness: BillingHarness;
let real: PaymentProvider;

beforeAll(async () => {
  harness = await BillingHarness.open(await createTestDatabase());
  const [provider] = harness.billing.providers.values();

  if (provider === undefined) {
    throw new Error('nobody takes money');
  }

  real = provider;
});
afterAll(() => harness.close());
beforeEach(() => become('sandbox', real));

/** Replaces a provider afterwards, because the harness opens its providers itself. */
function become(id: ProviderId, provider: PaymentProvider): void {
  if (harness.billing.providers instanceof Map) {
    harness.billing.providers.set(id, provider);
  }
}

/** Like the demo provider, with a bank that confirms the money later. */
function slowBank(reference: string, order: string, paidUntil: Date | null) {
  const bank = { state: 'pending' as SubscriptionState, calls: [] as string[] };
  const snapshot = (): SubscriptionSnapshot => ({
    reference,
    order,
    plan: 'pro-month',
    installation: harness.billing.installation,
    currency: 'EUR',
    priceMinor: 899,
    state: bank.state,
    trialEndsAt: null,
    paidUntil,
    renews: bank.state === 'active' && paidUntil !== null,
    endedAt: bank.state === 'ended' ? harness.time.now : null,
    planStartsAt: null,
    payments: [
      {
        reference: `${reference}-payment`,
        at: harness.time.now,
        amountMinor: 899,
        currency: 'EUR',
        state: bank.state === 'pending' ? 'pending' : 'paid',
      },
    ],
  });
  become('sandbox', {
    ...real,
    readSubscription: async (asked) => (asked === reference ? snapshot() : real.readSubscription(asked)),
    // The checkout was completed: there is nothing to close.
    async abandonCheckout() {},
    async cancelAtEnd() {
      bank.calls.push('cancelAtEnd');
    },
    async refund() {
      bank.calls.push('refund');
    },
    async endNow() {
      bank.calls.push('endNow');
      bank.state = 'ended';
    },
  });

  return bank;
}

describe('a slow payment', () => {
  it('blocks other purchases of the account', async () => {
    const person = await harness.person();
    const first = await harness.order(person);
    slowBank(`slow-${person.id}`, first.id, new Date('2027-02-28T12:00:00Z'));
    await settleSubscription(harness.billing, 'sandbox', `slow-${person.id}`);

    await expect(harness.order(person, { plan: 'pro-year' })).rejects.toMatchObject({
      code: 'payment-pending',
    });
    expect(await harness.billing.orders.find(first.id)).toMatchObject({ state: 'waiting' });
  });

  it.each([
    ['a plan that renews', new Date('2027-02-28T12:00:00Z')],
    ['a plan paid once', null],
  ])('is refunded when another plan was paid meanwhile: %s', async (_name, paidUntil) => {
    const person = await harness.person();
    const first = await harness.order(person);
    const reference = `slow-${person.id}`;
    const bank = slowBank(reference, first.id, paidUntil);
    await settleSubscription(harness.billing, 'sandbox', reference);
    // Simulates a pending payment that was unknown when the second plan was ordered.
    await harness.billing.orders.end(first.id, 'abandoned');
    await harness.buy(person, { plan: 'pro-year' });
    bank.state = 'active';
    await settleSubscription(harness.billing, 'sandbox', reference);

    expect(bank.calls).toEqual(['refund', 'endNow']);
    const all = await harness.billing.subscriptions.of(person.id);
    expect(all.map(({ plan, state }) => `${plan} ${state}`).sort()).toEqual([
      'pro-month ended',
      'pro-year active',
    ]);
  });
});

describe('two accounts of one mailbox', () => {
  it('get one trial of a plan, even when both ordered before either paid', async () => {
    const people = [
      await harness.person('en', 'eve@example.org'),
      await harness.person('en', 'eve+again@example.org'),
    ];
    const orders = await Promise.all(people.map((person) => harness.order(person, { trial: true })));

    for (const { reference } of orders) {
      await harness.demoPayments.pay(reference ?? '', 'succeeds', true);
    }

    await harness.until(harness.time.now);
    const kept = await Promise.all(people.map((person) => harness.billing.subscriptions.of(person.id)));
    expect(kept.flat().map(({ state }) => state)).toEqual(['trialing', 'ended']);
    expect(await Promise.all(people.map((person) => harness.accountStatus(person)))).toEqual([
      'plan-trial',
      'expired',
    ]);
    const ended = await Promise.all(orders.map(({ id }) => harness.billing.orders.find(id)));
    expect(ended.map((order) => order?.state)).toEqual(['paid', 'failed']);
    expect(await harness.charges(people[1] ?? (await harness.person()))).toEqual([]);
  });
});
