import type { PaymentSnapshot } from '@octavo/domain/billing/payment-provider';
import { createTestDatabase } from '@octavo/testkit/ports/database';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BillingHarness } from '../../test/billing-harness.ts';
import { resumeSubscription } from './cancel-subscription.ts';
import { reconcileBilling } from './reconcile-billing.ts';
import { providerOf, settleSubscription } from './settle.ts';

let harness: BillingHarness;

beforeAll(async () => {
  harness = await BillingHarness.open(await createTestDatabase());
});
afterAll(() => harness.close());
beforeEach(() => {
  harness.time.now = new Date('2027-01-31T12:00:00Z');
  harness.pretend(null);
});

/** Puts the newest `count` payments of every subscription into this state from now on. */
function setPaymentState(state: PaymentSnapshot['state'], count = 1): void {
  harness.pretend(null);
  const { readSubscription } = providerOf(harness.billing, 'sandbox');
  harness.pretend({
    async readSubscription(reference) {
      const read = await readSubscription(reference);
      const payments = read?.payments.map((each, place) => (place < count ? { ...each, state } : each)) ?? [];

      return read === null ? null : { ...read, payments };
    },
  });
}

/** Marks all payments but the newest of every subscription as disputed. */
function olderAreDisputed(): void {
  const { readSubscription } = providerOf(harness.billing, 'sandbox');
  harness.pretend({
    async readSubscription(asked) {
      const read = await readSubscription(asked);
      const [newest, ...older] = read?.payments ?? [];
      const disputed = older.map((each) => ({ ...each, state: 'disputed' as const }));

      return read === null || newest === undefined ? read : { ...read, payments: [newest, ...disputed] };
    },
  });
}

describe('a disputed payment', () => {
  it.each(['pro-month', 'pro-lifetime'])('suspends Pro until the dispute is decided: %s', async (plan) => {
    offer('pro-lifetime');
    const person = await harness.person();
    const { reference } = await harness.buy(person, { plan });
    expect(await harness.accountStatus(person)).toBe('pro');

    setPaymentState('disputed');
    await settleSubscription(harness.billing, 'sandbox', reference ?? '');
    expect(await harness.accountStatus(person)).toBe('expired');
    expect((await harness.charges(person))[0]).toContain('disputed');
    expect(await harness.of(person)).toMatchObject({ isDisputed: true, renews: false });
    await expect(resumeSubscription(harness.billing, person.id)).rejects.toMatchObject({ code: 'not-found' });

    setPaymentState('paid');
    await settleSubscription(harness.billing, 'sandbox', reference ?? '');
    expect(await harness.accountStatus(person)).toBe(plan === 'pro-lifetime' ? 'pro' : 'cancelled');
  });

  it('of a lifetime plan allows another order, and only the newer plan remains', async () => {
    offer('pro-lifetime');
    const person = await harness.person();
    const { id, reference } = await harness.buy(person, { plan: 'pro-lifetime' });
    setPaymentState('disputed');
    await settleSubscription(harness.billing, 'sandbox', reference ?? '');
    harness.pretend(null);
    await harness.buy(person);
    expect(await harness.accountStatus(person)).toBe('pro');

    // The bank decides in our favour meanwhile: the person must not pay for two plans.
    await settleSubscription(harness.billing, 'sandbox', reference ?? '');
    expect(await harness.billing.subscriptions.find(id)).toMatchObject({ state: 'ended' });
    expect((await harness.charges(person)).sort()).toEqual([
      '2027-01-31 paid 899',
      '2027-01-31 refunded 14900',
    ]);
    expect(await harness.accountStatus(person)).toBe('pro');
  });

  it('suspends the current plan, also when a cheaper one follows', async () => {
    const person = await harness.person();
    const { reference } = await harness.buy(person, { plan: 'pro-quarter' });
    harness.time.now = new Date('2027-01-31T12:00:30Z');
    await harness.change(person, 'pro-year');
    await harness.change(person, 'pro-month');
    olderAreDisputed();
    await settleSubscription(harness.billing, 'sandbox', reference ?? '');

    expect(await harness.accountStatus(person)).toBe('expired');
  });

  it('is found within a day without a webhook', async () => {
    const person = await harness.person();
    const { reference } = await harness.buy(person);
    setPaymentState('disputed');
    const { readSubscription } = providerOf(harness.billing, 'sandbox');
    harness.pretend({ readSubscription, lookForDisputes: async () => [reference ?? '', 'of-another-shop'] });
    // Only the search for disputes finds it: the subscription was read a moment ago.
    await harness.reconcile();

    expect(await harness.accountStatus(person)).toBe('expired');
  });

  it('is not searched every minute when the provider denies the permission', async () => {
    const person = await harness.person();
    await harness.buy(person);
    let asked = 0;
    harness.pretend({
      async lookForDisputes() {
        asked += 1;

        return null;
      },
    });
    harness.time.now = new Date('2027-02-03T12:00:00Z');
    const refuse = (error: unknown) => {
      throw error;
    };
    const rounds = [
      await reconcileBilling(harness.billing, refuse),
      await reconcileBilling(harness.billing, refuse),
    ];

    expect(rounds.map(({ hidingDisputes }) => hidingDisputes)).toEqual([['sandbox'], []]);
    expect(asked).toBe(1);
  });

  it('charges nothing more, and sends no email about a continuing plan', async () => {
    const person = await harness.person();
    const { reference } = await harness.buy(person);
    setPaymentState('disputed');
    await settleSubscription(harness.billing, 'sandbox', reference ?? '');
    await harness.until('2027-06-01T12:00:00Z');

    expect(await harness.charges(person)).toHaveLength(1);
    expect(await harness.emails(person)).not.toContain('Your subscription is cancelled');
  });

  it('suspends the plan it was credited to by a change', async () => {
    const person = await harness.person();
    const { reference } = await harness.buy(person, { plan: 'pro-quarter' });
    harness.time.now = new Date('2027-02-01T12:00:00Z');
    await harness.change(person, 'pro-year');
    olderAreDisputed();
    await settleSubscription(harness.billing, 'sandbox', reference ?? '');

    expect(await harness.accountStatus(person)).toBe('expired');
    expect(await harness.of(person)).toMatchObject({ plan: 'pro-year', isDisputed: true, renews: false });
  });

  it('leaves the rights of a later payment untouched', async () => {
    const person = await harness.person();
    const { reference } = await harness.buy(person);
    await harness.until('2027-02-28T12:00:00Z');
    olderAreDisputed();
    await settleSubscription(harness.billing, 'sandbox', reference ?? '');

    expect(await harness.accountStatus(person)).toBe('pro');
    expect((await harness.charges(person))[0]).toContain('disputed');
  });
});

function offer(id: string): void {
  const priced = harness.billing.plans.plans.find((plan) => plan.id === id);
  Object.assign(priced ?? {}, { isOffered: true });
}
