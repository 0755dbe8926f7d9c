import { runsBefore } from '@octavo/domain/billing/subscription';
import { createTestDatabase } from '@octavo/testkit/ports/database';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BillingHarness } from '../../test/billing-harness.ts';
import { cancelSubscription } from './cancel-subscription.ts';
import { decideRefund, requestRefund } from './handle-refund.ts';
import { nextStart } from './next-start.ts';

let harness: BillingHarness;

beforeAll(async () => {
  harness = await BillingHarness.open(await createTestDatabase());
});
afterAll(() => harness.close());
beforeEach(() => {
  harness.time.now = new Date('2027-01-31T12:00:00Z');
  harness.pretend(null);
});

describe('an account with a cancelled plan', () => {
  it('can order another plan, which is paid at the end of the paid period', async () => {
    const person = await harness.person();
    await harness.buy(person);
    await harness.until('2027-02-10T12:00:00Z');
    await cancelSubscription(harness.billing, person.id);
    const end = new Date('2027-02-28T12:00:00Z');
    expect(await nextStart(harness.billing, person.id)).toEqual(end);

    expect(await harness.buy(person, { plan: 'pro-year' })).toMatchObject({
      plan: 'pro-year',
      state: 'active',
      trialEndsAt: null,
      paidUntil: end,
      renews: true,
    });
    expect(await harness.charges(person)).toEqual(['2027-01-31 paid 899']);
    // The next plan can be changed, but no other one can be ordered beside it.
    expect(await nextStart(harness.billing, person.id)).toBeNull();

    // The plan before both runs until then; neither of these two has begun.
    await harness.change(person, 'pro-quarter');
    expect(runsBefore(await harness.of(person), harness.time.now)).toBeNull();
    await harness.change(person, 'pro-year');

    await harness.until(end);
    expect(await harness.charges(person)).toEqual(['2027-01-31 paid 899', '2027-02-28 paid 5999']);
    expect((await harness.of(person)).paidUntil).toEqual(new Date('2028-02-28T12:00:00Z'));
    expect(await harness.accountStatus(person)).toBe('pro');
  });

  it('gets nothing of the next plan before it begins, even when the paid period is refunded', async () => {
    const person = await harness.person();
    await harness.buy(person, { plan: 'pro-year' });
    const [payment] = await harness.billing.subscriptions.paymentsOf(person.id);
    await cancelSubscription(harness.billing, person.id);
    await harness.buy(person);
    expect(await harness.accountStatus(person)).toBe('pro');
    const { id } = await requestRefund(harness.billing, person.id, {
      payment: payment?.id ?? '',
      reason: 'withdrawal',
      text: '',
    });
    await decideRefund(harness.billing, id, 'granted');

    expect(await harness.accountStatus(person)).toBe('expired');
    await harness.until('2028-01-31T12:00:00Z');
    expect(await harness.accountStatus(person)).toBe('pro');
    expect(await harness.charges(person)).toEqual(['2027-01-31 refunded 5999', '2028-01-31 paid 899']);
  });

  it('is offered no trial during a paid period', async () => {
    const person = await harness.person();
    await harness.buy(person, { plan: 'pro-quarter' });
    await cancelSubscription(harness.billing, person.id);

    await expect(harness.order(person, { trial: true })).rejects.toMatchObject({ code: 'trial-used' });
  });

  it('pays at once for a lifetime plan', async () => {
    const lifetime = harness.billing.plans.plans.find(({ id }) => id === 'pro-lifetime');
    Object.assign(lifetime ?? {}, { isOffered: true });
    const person = await harness.person();
    await harness.buy(person);
    await cancelSubscription(harness.billing, person.id);
    await harness.buy(person, { plan: 'pro-lifetime' });

    expect((await harness.charges(person)).sort()).toEqual(['2027-01-31 paid 14900', '2027-01-31 paid 899']);
  });
});

describe('a provider without plan changes', () => {
  beforeEach(() => harness.pretend({ changesPlans: false, changePlan: async () => false }));

  it('accepts an order of another plan, which supersedes the old one', async () => {
    const person = await harness.person();
    const old = await harness.buy(person);
    expect(await harness.change(person, 'pro-year')).toBe(false);
    await expect(harness.order(person)).rejects.toMatchObject({ code: 'already-subscribed' });

    await harness.buy(person, { plan: 'pro-year' });
    const all = await harness.billing.subscriptions.of(person.id);
    expect(all.map(({ plan, renews }) => `${plan} ${renews}`).sort()).toEqual([
      'pro-month false',
      'pro-year true',
    ]);
    expect(await harness.accountStatus(person)).toBe('pro');

    await harness.until('2027-03-15T12:00:00Z');
    expect(await harness.charges(person)).toEqual(['2027-01-31 paid 899', '2027-02-28 paid 5999']);
    expect(await harness.billing.subscriptions.find(old.id)).toMatchObject({ state: 'ended' });
  });

  it('refuses an order in the last 24 hours of a trial, whose first period is charged before', async () => {
    const person = await harness.person();
    await harness.buy(person, { plan: 'pro-year', trial: true });
    await harness.until('2027-02-03T11:00:00Z');
    await expect(harness.order(person)).rejects.toMatchObject({ code: 'already-subscribed' });
    await cancelSubscription(harness.billing, person.id);
    await expect(harness.order(person)).rejects.toMatchObject({ code: 'already-subscribed' });

    await harness.until('2027-02-03T12:01:00Z');
    expect(await harness.charges(person)).toEqual(['2027-02-03 paid 5999']);
    expect(await harness.accountStatus(person)).toBe('cancelled');
    await harness.buy(person);
    await harness.until('2027-06-03T12:01:00Z');
    expect(await harness.charges(person)).toEqual(['2027-02-03 paid 5999']);
  });

  it('refuses an order placed before those hours and paid within them', async () => {
    const person = await harness.person();
    await harness.buy(person, { plan: 'pro-year', trial: true });
    await harness.until('2027-02-02T11:50:00Z');
    const { reference } = await harness.order(person);
    await harness.until('2027-02-02T12:05:00Z');
    await harness.demoPayments.pay(reference ?? '', 'succeeds', true);
    await harness.until('2027-02-02T12:10:00Z');
    await harness.until('2027-02-03T12:01:00Z');

    expect(await harness.charges(person)).toEqual(['2027-02-03 paid 5999']);
    expect(await harness.accountStatus(person)).toBe('pro');
  });

  it('keeps the old plan when the other one is not paid', async () => {
    const person = await harness.person();
    const old = await harness.buy(person);
    const { reference } = await harness.order(person, { plan: 'pro-year' });
    await harness.demoPayments.pay(reference ?? '', 'declined', true);
    await harness.until('2027-02-28T12:00:00Z');

    expect(await harness.charges(person)).toEqual(['2027-01-31 paid 899', '2027-02-28 paid 899']);
    expect(await harness.billing.subscriptions.find(old.id)).toMatchObject({ state: 'active', renews: true });
  });
});
