import { resumeSubscription } from '@octavo/domain/billing/change-mind';
import type { PaymentSnapshot } from '@octavo/domain/billing/payment-provider';
import { providerOf, settleSubscription } from '@octavo/domain/billing/settle';
import { tendMoney } from '@octavo/domain/billing/tend';
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

/** The newest payments of everybody are in this state from now on. */
function bankSays(state: PaymentSnapshot['state'], count = 1): void {
  stand.pretend(null);
  const { readSubscription } = providerOf(stand.billing, 'sandbox');
  stand.pretend({
    async readSubscription(reference) {
      const read = await readSubscription(reference);
      const payments = read?.payments.map((each, place) => (place < count ? { ...each, state } : each)) ?? [];

      return read === null ? null : { ...read, payments };
    },
  });
}

/** All payments of everybody but the newest are taken back. */
function olderAreDisputed(): void {
  const { readSubscription } = providerOf(stand.billing, 'sandbox');
  stand.pretend({
    async readSubscription(asked) {
      const read = await readSubscription(asked);
      const [newest, ...older] = read?.payments ?? [];
      const disputed = older.map((each) => ({ ...each, state: 'disputed' as const }));

      return read === null || newest === undefined ? read : { ...read, payments: [newest, ...disputed] };
    },
  });
}

describe('money that a bank takes back', () => {
  it.each(['pro-month', 'pro-lifetime'])('pauses Pro until it is decided: %s', async (plan) => {
    offer('pro-lifetime');
    const person = await stand.person();
    const { reference } = await stand.buy(person, { plan });
    expect(await stand.standing(person)).toBe('pro');

    bankSays('disputed');
    await settleSubscription(stand.billing, 'sandbox', reference ?? '');
    expect(await stand.standing(person)).toBe('expired');
    expect((await stand.charges(person))[0]).toContain('disputed');
    expect(await stand.of(person)).toMatchObject({ isDisputed: true, renews: false });
    await expect(resumeSubscription(stand.billing, person.id)).rejects.toMatchObject({ code: 'not-found' });

    bankSays('paid');
    await settleSubscription(stand.billing, 'sandbox', reference ?? '');
    expect(await stand.standing(person)).toBe(plan === 'pro-lifetime' ? 'pro' : 'cancelled');
  });

  it('lets another plan be ordered for one that was for ever, and the person keeps only that', async () => {
    offer('pro-lifetime');
    const person = await stand.person();
    const { id, reference } = await stand.buy(person, { plan: 'pro-lifetime' });
    bankSays('disputed');
    await settleSubscription(stand.billing, 'sandbox', reference ?? '');
    stand.pretend(null);
    await stand.buy(person);
    expect(await stand.standing(person)).toBe('pro');

    // The bank decides for us meanwhile: nobody pays for two.
    await settleSubscription(stand.billing, 'sandbox', reference ?? '');
    expect(await stand.billing.subscriptions.find(id)).toMatchObject({ state: 'ended' });
    expect((await stand.charges(person)).sort()).toEqual([
      '2027-01-31 paid 899',
      '2027-01-31 refunded 14900',
    ]);
    expect(await stand.standing(person)).toBe('pro');
  });

  it('counts for the plan that runs, also when a cheaper one is to follow', async () => {
    const person = await stand.person();
    const { reference } = await stand.buy(person, { plan: 'pro-quarter' });
    stand.time.now = new Date('2027-01-31T12:00:30Z');
    await stand.change(person, 'pro-year');
    await stand.change(person, 'pro-month');
    olderAreDisputed();
    await settleSubscription(stand.billing, 'sandbox', reference ?? '');

    expect(await stand.standing(person)).toBe('expired');
  });

  it('is noticed within a day when no message came', async () => {
    const person = await stand.person();
    const { reference } = await stand.buy(person);
    bankSays('disputed');
    const { readSubscription } = providerOf(stand.billing, 'sandbox');
    stand.pretend({ readSubscription, lookForDisputes: async () => [reference ?? '', 'of-another-shop'] });
    // Nothing else asks about it: it was looked at a moment ago.
    await stand.tend();

    expect(await stand.standing(person)).toBe('expired');
  });

  it('is not looked for each minute where the provider may not tell', async () => {
    const person = await stand.person();
    await stand.buy(person);
    let asked = 0;
    stand.pretend({
      async lookForDisputes() {
        asked += 1;

        return null;
      },
    });
    stand.time.now = new Date('2027-02-03T12:00:00Z');
    const refuse = (error: unknown) => {
      throw error;
    };
    const tended = [await tendMoney(stand.billing, refuse), await tendMoney(stand.billing, refuse)];

    expect(tended.map(({ hidingDisputes }) => hidingDisputes)).toEqual([['sandbox'], []]);
    expect(asked).toBe(1);
  });

  it('charges nothing more, and writes of no plan that would last', async () => {
    const person = await stand.person();
    const { reference } = await stand.buy(person);
    bankSays('disputed');
    await settleSubscription(stand.billing, 'sandbox', reference ?? '');
    await stand.until('2027-06-01T12:00:00Z');

    expect(await stand.charges(person)).toHaveLength(1);
    expect(await stand.letters(person)).not.toContain('Your subscription is cancelled');
  });

  it('ends a plan to which a payment counted that is taken back after a change', async () => {
    const person = await stand.person();
    const { reference } = await stand.buy(person, { plan: 'pro-quarter' });
    stand.time.now = new Date('2027-02-01T12:00:00Z');
    await stand.change(person, 'pro-year');
    olderAreDisputed();
    await settleSubscription(stand.billing, 'sandbox', reference ?? '');

    expect(await stand.standing(person)).toBe('expired');
    expect(await stand.of(person)).toMatchObject({ plan: 'pro-year', isDisputed: true, renews: false });
  });

  it('takes nothing away that a later payment has paid for', async () => {
    const person = await stand.person();
    const { reference } = await stand.buy(person);
    await stand.until('2027-02-28T12:00:00Z');
    olderAreDisputed();
    await settleSubscription(stand.billing, 'sandbox', reference ?? '');

    expect(await stand.standing(person)).toBe('pro');
    expect((await stand.charges(person))[0]).toContain('disputed');
  });
});

function offer(id: string): void {
  const priced = stand.billing.plans.plans.find((plan) => plan.id === id);
  Object.assign(priced ?? {}, { isOffered: true });
}
