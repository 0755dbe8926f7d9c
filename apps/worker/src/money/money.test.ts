import { cancelSubscription, endSubscriptions, resumeSubscription } from '@octavo/domain/billing/change-mind';
import { createTestDatabase } from '@octavo/testkit/ports/database';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MoneyStand } from './money-stand.ts';

const start = '2027-01-31T12:00:00.000Z';
const hour = 3600 * 1000;
const after = (from: string | Date | null, milliseconds: number) =>
  new Date(new Date(from ?? 0).getTime() + milliseconds);

let stand: MoneyStand;

beforeAll(async () => {
  stand = await MoneyStand.open(await createTestDatabase());
});
afterAll(() => stand.close());
beforeEach(() => {
  stand.time.now = new Date(start);
});

describe('a trial of a plan', () => {
  const trialEnd = '2027-02-03T12:00:00.000Z';

  it('becomes the plan at its end, to the second', async () => {
    const person = await stand.person();
    await stand.buy(person, { trial: true });
    expect(await stand.standing(person)).toBe('plan-trial');
    expect(await stand.charges(person)).toEqual([]);

    await stand.until(after(trialEnd, -1000));
    expect(await stand.standing(person)).toBe('plan-trial');
    await stand.until(trialEnd);
    expect(await stand.standing(person)).toBe('pro');
    expect(await stand.charges(person)).toEqual(['2027-02-03 paid 899']);
    expect((await stand.of(person)).paidUntil).toEqual(new Date('2027-03-03T12:00:00Z'));
  });

  it.each([
    ['a second before the last 24 hours', -24 * hour - 1000, [], 'expired'],
    ['at the line', -24 * hour, [], 'expired'],
    ['a second after the line', -24 * hour + 1000, ['2027-02-03 paid 899'], 'cancelled'],
    ['a second before its end', -1000, ['2027-02-03 paid 899'], 'cancelled'],
  ])('cancelled %s', async (_name, offset, charges, standing) => {
    const person = await stand.person();
    await stand.buy(person, { trial: true });
    await stand.until(after(trialEnd, offset));
    await cancelSubscription(stand.billing, person.id);
    expect(await stand.standing(person)).toBe('cancelled');

    await stand.until(after(trialEnd, hour));
    expect(await stand.charges(person)).toEqual(charges);
    expect(await stand.standing(person)).toBe(standing);

    // The first period was the last one.
    await stand.until('2027-06-01T00:00:00Z');
    expect(await stand.charges(person)).toEqual(charges);
    expect(await stand.standing(person)).toBe('expired');
  });

  it('cancelled too late can be taken up again before its end', async () => {
    const person = await stand.person();
    await stand.buy(person, { trial: true });
    await stand.until(after(trialEnd, -hour));
    await cancelSubscription(stand.billing, person.id);
    expect(await resumeSubscription(stand.billing, person.id)).toBe(true);
    await stand.until('2027-03-04T00:00:00Z');

    expect(await stand.charges(person)).toEqual(['2027-02-03 paid 899', '2027-03-03 paid 899']);
  });

  it('whose first charge fails after a late cancellation ends, and is not tried again', async () => {
    const person = await stand.person();
    await stand.buy(person, { trial: true, card: 'fails-later' });
    await stand.until(after(trialEnd, -hour));
    await cancelSubscription(stand.billing, person.id);
    await stand.until(trialEnd);
    await stand.until('2027-03-01T00:00:00Z');

    expect(await stand.charges(person)).toEqual(['2027-02-03 failed 899']);
    expect(await stand.standing(person)).toBe('expired');
  });

  it('is had once', async () => {
    const person = await stand.person();
    await stand.buy(person, { trial: true });
    await cancelSubscription(stand.billing, person.id);
    await stand.until('2027-05-01T00:00:00Z');

    await expect(stand.order(person, { trial: true })).rejects.toMatchObject({ code: 'trial-used' });
    await expect(stand.order(person, { plan: 'pro-year', trial: true })).rejects.toMatchObject({
      code: 'trial-used',
    });
    expect((await stand.buy(person)).trialEndsAt).toBeNull();
  });
});

describe('a subscription', () => {
  it('renews at the end of short months and goes back to the 31st', async () => {
    const person = await stand.person();
    await stand.buy(person);

    for (const [renewal, next] of [
      ['2027-02-28T12:00:00Z', '2027-03-31T12:00:00Z'],
      ['2027-03-31T12:00:00Z', '2027-04-30T12:00:00Z'],
      ['2027-04-30T12:00:00Z', '2027-05-31T12:00:00Z'],
    ] as const) {
      await stand.until(renewal);
      expect((await stand.of(person)).paidUntil).toEqual(new Date(next));
      expect(await stand.standing(person)).toBe('pro');
    }
  });

  it('renews on the leap day', async () => {
    stand.time.now = new Date('2028-01-31T12:00:00Z');
    const monthly = await stand.person();
    await stand.buy(monthly);
    expect((await stand.of(monthly)).paidUntil).toEqual(new Date('2028-02-29T12:00:00Z'));

    stand.time.now = new Date('2028-02-29T12:00:00Z');
    const yearly = await stand.person();
    await stand.buy(yearly, { plan: 'pro-year' });
    expect((await stand.of(yearly)).paidUntil).toEqual(new Date('2029-02-28T12:00:00Z'));
  });

  it('whose card fails is tried again within the days of grace, and goes on when it works', async () => {
    const person = await stand.person();
    const { reference } = await stand.buy(person, { card: 'fails-later' });
    await stand.until('2027-02-28T12:00:00Z');
    expect(await stand.standing(person)).toBe('past-due');

    stand.time.now = new Date('2027-02-28T12:30:00Z');
    await stand.sandbox.setCard(reference ?? '', 'succeeds');
    await stand.until('2027-02-28T13:00:00Z');
    expect(await stand.standing(person)).toBe('pro');
    expect(await stand.charges(person)).toEqual([
      '2027-01-31 paid 899',
      '2027-02-28 failed 899',
      '2027-02-28 paid 899',
    ]);
    expect((await stand.of(person)).paidUntil).toEqual(new Date('2027-03-31T12:00:00Z'));
  });

  it('whose card goes on failing ends, and leaves nothing open', async () => {
    const person = await stand.person();
    await stand.buy(person, { card: 'fails-later' });
    await stand.until('2027-03-06T11:59:59Z');
    expect(await stand.standing(person)).toBe('past-due');
    await stand.until('2027-03-06T12:00:00Z');
    expect(await stand.standing(person)).toBe('expired');
    expect((await stand.charges(person)).filter((charge) => charge.includes('failed'))).toHaveLength(4);
    expect((await stand.buy(person)).state).toBe('active');
  });

  it('of which we hear nothing keeps its rights for the grace, and no longer', async () => {
    const person = await stand.person();
    await stand.buy(person);
    stand.time.now = new Date('2027-02-28T12:00:00Z');
    expect(await stand.standing(person)).toBe('past-due');
    stand.time.now = new Date('2027-03-07T11:59:59Z');
    expect(await stand.standing(person)).toBe('past-due');
    stand.time.now = new Date('2027-03-07T12:00:00Z');
    expect(await stand.standing(person)).toBe('expired');
  });

  it('goes on with another plan, which is what is charged from then on', async () => {
    const person = await stand.person();
    await stand.buy(person, { plan: 'pro-year' });
    await stand.until('2027-03-01T00:00:00Z');
    expect(await stand.change(person, 'pro-month')).toBe(true);
    await stand.until('2028-01-31T12:00:00Z');

    expect(await stand.charges(person)).toEqual(['2027-01-31 paid 5999', '2028-01-31 paid 899']);
  });

  it('ends at once when its account is erased', async () => {
    const person = await stand.person();
    await stand.buy(person);
    await endSubscriptions(stand.billing, person.id);
    await stand.until('2027-06-01T00:00:00Z');

    expect(await stand.charges(person)).toHaveLength(1);
    expect(await stand.of(person)).toMatchObject({ state: 'ended', renews: false });
  });
});

describe('two checkouts of one person', () => {
  it('that are both paid, for the provider could not be told of the first in time: one is charged', async () => {
    const person = await stand.person();
    const first = await stand.order(person);
    // As if a payment at the first began before it could be given up.
    await stand.billing.orders.end(first.id, 'abandoned');
    const second = await stand.order(person, { plan: 'pro-year' });
    await stand.sandbox.pay(second.reference ?? '', 'succeeds', true);
    await stand.sandbox.pay(first.reference ?? '', 'succeeds', true);
    await stand.until(after(start, 1000));
    const all = await stand.billing.subscriptions.of(person.id);

    expect(all.map(({ plan, state }) => `${plan} ${state}`).sort()).toEqual([
      'pro-month ended',
      'pro-year active',
    ]);
    expect((await stand.charges(person)).sort()).toEqual(['2027-01-31 paid 5999', '2027-01-31 refunded 899']);
    expect(await stand.standing(person)).toBe('pro');
  });

  it('whose subscription is taken up again elsewhere beside a newer one stays cancelled', async () => {
    const person = await stand.person();
    const old = await stand.buy(person);
    await cancelSubscription(stand.billing, person.id);
    await stand.buy(person, { plan: 'pro-year' });
    await stand.billing.providers.get('sandbox')?.resume(old.reference ?? '');
    await stand.until(after(start, 1000));
    await stand.until('2027-03-15T00:00:00Z');

    expect((await stand.charges(person)).sort()).toEqual(['2027-01-31 paid 899', '2027-02-28 paid 5999']);
  });
});

describe('what was never heard', () => {
  it('a payment: the order is asked about, and Pro is given', async () => {
    const person = await stand.person();
    const { id, reference } = await stand.order(person);
    await stand.sandbox.pay(reference ?? '', 'succeeds', true);
    await stand.untilUnheard(after(start, 11 * 60_000));
    await stand.tend();

    expect(await stand.standing(person)).toBe('pro');
    expect(await stand.billing.orders.find(id)).toMatchObject({ state: 'paid' });
  });

  it('a renewal: the provider is asked soon after it should have been', async () => {
    const person = await stand.person();
    await stand.buy(person);
    await stand.untilUnheard('2027-02-28T12:10:00Z');
    await stand.tend();

    expect(await stand.standing(person)).toBe('pro');
    expect((await stand.of(person)).paidUntil).toEqual(new Date('2027-03-31T12:00:00Z'));
  });

  it('an end, a refund: found by the look that everything gets once a day', async () => {
    const person = await stand.person();
    const { reference } = await stand.buy(person);
    const provider = stand.billing.providers.get('sandbox');
    await provider?.endNow(reference ?? '');
    await stand.untilUnheard('2027-02-01T11:00:00Z');
    await stand.tend();
    expect(await stand.standing(person)).toBe('pro');

    await stand.untilUnheard('2027-02-01T12:00:01Z');
    await stand.tend();
    expect(await stand.standing(person)).toBe('expired');
  });
});
