import { createTestDatabase } from '@octavo/testkit/ports/database';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BillingHarness } from '../../test/billing-harness.ts';
import { cancelSubscription, endSubscriptions, resumeSubscription } from './cancel-subscription.ts';

const start = '2027-01-31T12:00:00.000Z';
const hour = 3600 * 1000;
const after = (from: string | Date | null, milliseconds: number) =>
  new Date(new Date(from ?? 0).getTime() + milliseconds);

let harness: BillingHarness;

beforeAll(async () => {
  harness = await BillingHarness.open(await createTestDatabase());
});
afterAll(() => harness.close());
beforeEach(() => {
  harness.time.now = new Date(start);
});

describe('a trial of a plan', () => {
  const trialEnd = '2027-02-03T12:00:00.000Z';

  it('becomes the plan at its end, to the second', async () => {
    const person = await harness.person();
    await harness.buy(person, { trial: true });
    expect(await harness.accountStatus(person)).toBe('plan-trial');
    expect(await harness.charges(person)).toEqual([]);

    await harness.until(after(trialEnd, -1000));
    expect(await harness.accountStatus(person)).toBe('plan-trial');
    await harness.until(trialEnd);
    expect(await harness.accountStatus(person)).toBe('pro');
    expect(await harness.charges(person)).toEqual(['2027-02-03 paid 899']);
    expect((await harness.of(person)).paidUntil).toEqual(new Date('2027-03-03T12:00:00Z'));
  });

  it.each([
    ['a second before the last 24 hours', -24 * hour - 1000, [], 'expired'],
    ['at the start of the last 24 hours', -24 * hour, [], 'expired'],
    ['a second into the last 24 hours', -24 * hour + 1000, ['2027-02-03 paid 899'], 'cancelled'],
    ['a second before its end', -1000, ['2027-02-03 paid 899'], 'cancelled'],
  ])('cancelled %s', async (_name, offset, charges, accountStatus) => {
    const person = await harness.person();
    await harness.buy(person, { trial: true });
    await harness.until(after(trialEnd, offset));
    await cancelSubscription(harness.billing, person.id);
    expect(await harness.accountStatus(person)).toBe('cancelled');

    await harness.until(after(trialEnd, hour));
    expect(await harness.charges(person)).toEqual(charges);
    expect(await harness.accountStatus(person)).toBe(accountStatus);

    // The first period was the last one.
    await harness.until('2027-06-01T00:00:00Z');
    expect(await harness.charges(person)).toEqual(charges);
    expect(await harness.accountStatus(person)).toBe('expired');
  });

  it('cancelled too late can be resumed before its end', async () => {
    const person = await harness.person();
    await harness.buy(person, { trial: true });
    await harness.until(after(trialEnd, -hour));
    await cancelSubscription(harness.billing, person.id);
    expect(await resumeSubscription(harness.billing, person.id)).toBe(true);
    await harness.until('2027-03-04T00:00:00Z');

    expect(await harness.charges(person)).toEqual(['2027-02-03 paid 899', '2027-03-03 paid 899']);
  });

  it('ends without retries when its first charge fails after a late cancellation', async () => {
    const person = await harness.person();
    await harness.buy(person, { trial: true, card: 'fails-later' });
    await harness.until(after(trialEnd, -hour));
    await cancelSubscription(harness.billing, person.id);
    await harness.until(trialEnd);
    await harness.until('2027-03-01T00:00:00Z');

    expect(await harness.charges(person)).toEqual(['2027-02-03 failed 899']);
    expect(await harness.accountStatus(person)).toBe('expired');
  });

  it('is granted once', async () => {
    const person = await harness.person();
    await harness.buy(person, { trial: true });
    await cancelSubscription(harness.billing, person.id);
    await harness.until('2027-05-01T00:00:00Z');

    await expect(harness.order(person, { trial: true })).rejects.toMatchObject({ code: 'trial-used' });
    await expect(harness.order(person, { plan: 'pro-year', trial: true })).rejects.toMatchObject({
      code: 'trial-used',
    });
    expect((await harness.buy(person)).trialEndsAt).toBeNull();
  });
});

describe('a subscription', () => {
  it('renews at the end of short months and returns to the 31st', async () => {
    const person = await harness.person();
    await harness.buy(person);

    for (const [renewal, next] of [
      ['2027-02-28T12:00:00Z', '2027-03-31T12:00:00Z'],
      ['2027-03-31T12:00:00Z', '2027-04-30T12:00:00Z'],
      ['2027-04-30T12:00:00Z', '2027-05-31T12:00:00Z'],
    ] as const) {
      await harness.until(renewal);
      expect((await harness.of(person)).paidUntil).toEqual(new Date(next));
      expect(await harness.accountStatus(person)).toBe('pro');
    }
  });

  it('renews on the leap day', async () => {
    harness.time.now = new Date('2028-01-31T12:00:00Z');
    const monthly = await harness.person();
    await harness.buy(monthly);
    expect((await harness.of(monthly)).paidUntil).toEqual(new Date('2028-02-29T12:00:00Z'));

    harness.time.now = new Date('2028-02-29T12:00:00Z');
    const yearly = await harness.person();
    await harness.buy(yearly, { plan: 'pro-year' });
    expect((await harness.of(yearly)).paidUntil).toEqual(new Date('2029-02-28T12:00:00Z'));
  });

  it('retries a failing card within the grace period, and continues when it pays', async () => {
    const person = await harness.person();
    const { reference } = await harness.buy(person, { card: 'fails-later' });
    await harness.until('2027-02-28T12:00:00Z');
    expect(await harness.accountStatus(person)).toBe('past-due');

    harness.time.now = new Date('2027-02-28T12:30:00Z');
    await harness.demoPayments.setCard(reference ?? '', 'succeeds');
    await harness.until('2027-02-28T13:00:00Z');
    expect(await harness.accountStatus(person)).toBe('pro');
    expect(await harness.charges(person)).toEqual([
      '2027-01-31 paid 899',
      '2027-02-28 failed 899',
      '2027-02-28 paid 899',
    ]);
    expect((await harness.of(person)).paidUntil).toEqual(new Date('2027-03-31T12:00:00Z'));
  });

  it('ends when the card keeps failing, and leaves nothing unpaid', async () => {
    const person = await harness.person();
    await harness.buy(person, { card: 'fails-later' });
    await harness.until('2027-03-06T11:59:59Z');
    expect(await harness.accountStatus(person)).toBe('past-due');
    await harness.until('2027-03-06T12:00:00Z');
    expect(await harness.accountStatus(person)).toBe('expired');
    expect((await harness.charges(person)).filter((charge) => charge.includes('failed'))).toHaveLength(4);
    expect((await harness.buy(person)).state).toBe('active');
  });

  it('without news from the provider keeps its rights for the grace period, and no longer', async () => {
    const person = await harness.person();
    await harness.buy(person);
    harness.time.now = new Date('2027-02-28T12:00:00Z');
    expect(await harness.accountStatus(person)).toBe('past-due');
    harness.time.now = new Date('2027-03-07T11:59:59Z');
    expect(await harness.accountStatus(person)).toBe('past-due');
    harness.time.now = new Date('2027-03-07T12:00:00Z');
    expect(await harness.accountStatus(person)).toBe('expired');
  });

  it('changes to another plan, whose price is charged from then on', async () => {
    const person = await harness.person();
    await harness.buy(person, { plan: 'pro-year' });
    await harness.until('2027-03-01T00:00:00Z');
    expect(await harness.change(person, 'pro-month')).toBe(true);
    await harness.until('2028-01-31T12:00:00Z');

    expect(await harness.charges(person)).toEqual(['2027-01-31 paid 5999', '2028-01-31 paid 899']);
  });

  it('ends at once when its account is erased', async () => {
    const person = await harness.person();
    await harness.buy(person);
    await endSubscriptions(harness.billing, person.id);
    await harness.until('2027-06-01T00:00:00Z');

    expect(await harness.charges(person)).toHaveLength(1);
    expect(await harness.of(person)).toMatchObject({ state: 'ended', renews: false });
  });
});

describe('two checkouts of one account', () => {
  it('are charged once when both were paid before the first could be closed', async () => {
    const person = await harness.person();
    const first = await harness.order(person);
    // Simulates a payment that began at the first checkout before that one could be abandoned.
    await harness.billing.orders.end(first.id, 'abandoned');
    const second = await harness.order(person, { plan: 'pro-year' });
    await harness.demoPayments.pay(second.reference ?? '', 'succeeds', true);
    await harness.demoPayments.pay(first.reference ?? '', 'succeeds', true);
    await harness.until(after(start, 1000));
    const all = await harness.billing.subscriptions.of(person.id);

    expect(all.map(({ plan, state }) => `${plan} ${state}`).sort()).toEqual([
      'pro-month ended',
      'pro-year active',
    ]);
    expect((await harness.charges(person)).sort()).toEqual([
      '2027-01-31 paid 5999',
      '2027-01-31 refunded 899',
    ]);
    expect(await harness.accountStatus(person)).toBe('pro');
  });

  it('keep the older subscription cancelled when it is resumed elsewhere beside a newer one', async () => {
    const person = await harness.person();
    const old = await harness.buy(person);
    await cancelSubscription(harness.billing, person.id);
    await harness.buy(person, { plan: 'pro-year' });
    await harness.billing.providers.get('sandbox')?.resume(old.reference ?? '');
    await harness.until(after(start, 1000));
    await harness.until('2027-03-15T00:00:00Z');

    expect((await harness.charges(person)).sort()).toEqual(['2027-01-31 paid 899', '2027-02-28 paid 5999']);
  });
});

describe('without webhooks', () => {
  it('a payment is found through its order, and Pro activated', async () => {
    const person = await harness.person();
    const { id, reference } = await harness.order(person);
    await harness.demoPayments.pay(reference ?? '', 'succeeds', true);
    await harness.untilWithoutEvents(after(start, 11 * 60_000));
    await harness.reconcile();

    expect(await harness.accountStatus(person)).toBe('pro');
    expect(await harness.billing.orders.find(id)).toMatchObject({ state: 'paid' });
  });

  it('a renewal is read from the provider soon after its date', async () => {
    const person = await harness.person();
    await harness.buy(person);
    await harness.untilWithoutEvents('2027-02-28T12:10:00Z');
    await harness.reconcile();

    expect(await harness.accountStatus(person)).toBe('pro');
    expect((await harness.of(person)).paidUntil).toEqual(new Date('2027-03-31T12:00:00Z'));
  });

  it('an end or a refund is found by the daily reconciliation', async () => {
    const person = await harness.person();
    const { reference } = await harness.buy(person);
    const provider = harness.billing.providers.get('sandbox');
    await provider?.endNow(reference ?? '');
    await harness.untilWithoutEvents('2027-02-01T11:00:00Z');
    await harness.reconcile();
    expect(await harness.accountStatus(person)).toBe('pro');

    await harness.untilWithoutEvents('2027-02-01T12:00:01Z');
    await harness.reconcile();
    expect(await harness.accountStatus(person)).toBe('expired');
  });
});
