import { cancelSubscription } from '@octavo/domain/billing/change-mind';
import { nextStart } from '@octavo/domain/billing/next-start';
import { decideRefund, requestRefund } from '@octavo/domain/billing/refund';
import { runsBefore } from '@octavo/domain/billing/subscription';
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
  stand.pretend(null);
});

describe('who has cancelled', () => {
  it('can order another plan, and pays for it when what was paid for is used up', async () => {
    const person = await stand.person();
    await stand.buy(person);
    await stand.until('2027-02-10T12:00:00Z');
    await cancelSubscription(stand.billing, person.id);
    const end = new Date('2027-02-28T12:00:00Z');
    expect(await nextStart(stand.billing, person.id)).toEqual(end);

    expect(await stand.buy(person, { plan: 'pro-year' })).toMatchObject({
      plan: 'pro-year',
      state: 'active',
      trialEndsAt: null,
      paidUntil: end,
      renews: true,
    });
    expect(await stand.charges(person)).toEqual(['2027-01-31 paid 899']);
    // The next one can be changed, and nothing is ordered beside it.
    expect(await nextStart(stand.billing, person.id)).toBeNull();

    // What runs until then is the plan before both: of these, none has begun.
    await stand.change(person, 'pro-quarter');
    expect(runsBefore(await stand.of(person), stand.time.now)).toBeNull();
    await stand.change(person, 'pro-year');

    await stand.until(end);
    expect(await stand.charges(person)).toEqual(['2027-01-31 paid 899', '2027-02-28 paid 5999']);
    expect((await stand.of(person)).paidUntil).toEqual(new Date('2028-02-28T12:00:00Z'));
    expect(await stand.standing(person)).toBe('pro');
  });

  it('has nothing of the next plan before it begins: money back ends what it was for', async () => {
    const person = await stand.person();
    await stand.buy(person, { plan: 'pro-year' });
    const [payment] = await stand.billing.subscriptions.paymentsOf(person.id);
    await cancelSubscription(stand.billing, person.id);
    await stand.buy(person);
    expect(await stand.standing(person)).toBe('pro');
    const { id } = await requestRefund(stand.billing, person.id, {
      payment: payment?.id ?? '',
      reason: 'withdrawal',
      text: '',
    });
    await decideRefund(stand.billing, id, 'granted');

    expect(await stand.standing(person)).toBe('expired');
    await stand.until('2028-01-31T12:00:00Z');
    expect(await stand.standing(person)).toBe('pro');
    expect(await stand.charges(person)).toEqual(['2027-01-31 refunded 5999', '2028-01-31 paid 899']);
  });

  it('is told of no trial beside days that are paid for', async () => {
    const person = await stand.person();
    await stand.buy(person, { plan: 'pro-quarter' });
    await cancelSubscription(stand.billing, person.id);

    await expect(stand.order(person, { trial: true })).rejects.toMatchObject({ code: 'trial-used' });
  });

  it('pays at once for a plan that is for ever', async () => {
    const lifetime = stand.billing.plans.plans.find(({ id }) => id === 'pro-lifetime');
    Object.assign(lifetime ?? {}, { isOffered: true });
    const person = await stand.person();
    await stand.buy(person);
    await cancelSubscription(stand.billing, person.id);
    await stand.buy(person, { plan: 'pro-lifetime' });

    expect((await stand.charges(person)).sort()).toEqual(['2027-01-31 paid 14900', '2027-01-31 paid 899']);
  });
});

describe('a provider that changes no plans', () => {
  beforeEach(() => stand.pretend({ changesPlans: false, changePlan: async () => false }));

  it('takes an order of another plan, for which the old one makes way', async () => {
    const person = await stand.person();
    const old = await stand.buy(person);
    expect(await stand.change(person, 'pro-year')).toBe(false);
    await expect(stand.order(person)).rejects.toMatchObject({ code: 'already-subscribed' });

    await stand.buy(person, { plan: 'pro-year' });
    const all = await stand.billing.subscriptions.of(person.id);
    expect(all.map(({ plan, renews }) => `${plan} ${renews}`).sort()).toEqual([
      'pro-month false',
      'pro-year true',
    ]);
    expect(await stand.standing(person)).toBe('pro');

    await stand.until('2027-03-15T12:00:00Z');
    expect(await stand.charges(person)).toEqual(['2027-01-31 paid 899', '2027-02-28 paid 5999']);
    expect(await stand.billing.subscriptions.find(old.id)).toMatchObject({ state: 'ended' });
  });

  it('takes no order in the last 24 hours of a trial: the first period is charged before', async () => {
    const person = await stand.person();
    await stand.buy(person, { plan: 'pro-year', trial: true });
    await stand.until('2027-02-03T11:00:00Z');
    await expect(stand.order(person)).rejects.toMatchObject({ code: 'already-subscribed' });
    await cancelSubscription(stand.billing, person.id);
    await expect(stand.order(person)).rejects.toMatchObject({ code: 'already-subscribed' });

    await stand.until('2027-02-03T12:01:00Z');
    expect(await stand.charges(person)).toEqual(['2027-02-03 paid 5999']);
    expect(await stand.standing(person)).toBe('cancelled');
    await stand.buy(person);
    await stand.until('2027-06-03T12:01:00Z');
    expect(await stand.charges(person)).toEqual(['2027-02-03 paid 5999']);
  });

  it('refuses an order that was placed before those hours and paid in them', async () => {
    const person = await stand.person();
    await stand.buy(person, { plan: 'pro-year', trial: true });
    await stand.until('2027-02-02T11:50:00Z');
    const { reference } = await stand.order(person);
    await stand.until('2027-02-02T12:05:00Z');
    await stand.sandbox.pay(reference ?? '', 'succeeds', true);
    await stand.until('2027-02-02T12:10:00Z');
    await stand.until('2027-02-03T12:01:00Z');

    expect(await stand.charges(person)).toEqual(['2027-02-03 paid 5999']);
    expect(await stand.standing(person)).toBe('pro');
  });

  it('lets the old plan go on when nobody pays for the other one', async () => {
    const person = await stand.person();
    const old = await stand.buy(person);
    const { reference } = await stand.order(person, { plan: 'pro-year' });
    await stand.sandbox.pay(reference ?? '', 'declined', true);
    await stand.until('2027-02-28T12:00:00Z');

    expect(await stand.charges(person)).toEqual(['2027-01-31 paid 899', '2027-02-28 paid 899']);
    expect(await stand.billing.subscriptions.find(old.id)).toMatchObject({ state: 'active', renews: true });
  });
});
