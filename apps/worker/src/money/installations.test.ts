import { receiveEvent } from '@octavo/domain/billing/events';
import { providerOf } from '@octavo/domain/billing/settle';
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

/** The provider has a subscription of which no order is here, and tells what was asked of it. */
function sellElsewhere(reference: string, installation: string | null) {
  const calls: string[] = [];
  stand.pretend({
    readSubscription: async () => ({
      reference,
      order: 'of-nobody-here',
      plan: 'pro-month',
      installation,
      currency: 'EUR',
      priceMinor: 899,
      state: 'active',
      trialEndsAt: null,
      paidUntil: new Date('2027-02-28T12:00:00Z'),
      renews: true,
      endedAt: null,
      planStartsAt: null,
      payments: [],
    }),
    readEvent: async () => ({
      id: `about-${reference}`,
      type: 'subscription-began',
      at: stand.time.now,
      subscription: reference,
      checkout: null,
    }),
    listGoing: async (asked) => (asked === installation ? [reference] : []),
    async endNow() {
      calls.push('endNow');
    },
    async cancelAtEnd() {
      calls.push('cancelAtEnd');
    },
    async refund() {
      calls.push('refund');
    },
  });

  return calls;
}

describe('a subscription of which no order is here', () => {
  it.each([
    ['another installation', 'another'],
    ['something that is not Octavo', null],
  ])('is left alone when %s sold it, and said', async (_name, installation) => {
    const reference = `foreign-${installation}`;
    const calls = sellElsewhere(reference, installation);
    const { id } = await receiveEvent(stand.billing, 'sandbox', { headers: {}, body: '' });

    expect(await stand.billing.events.find(id)).toMatchObject({
      note: 'not sold here, left alone',
      failure: null,
    });
    expect(calls).toEqual([]);
    expect(await stand.billing.subscriptions.findByReference('sandbox', reference)).toBeNull();
  });

  it('is shown to the operator when we sold it, found once a day without a message', async () => {
    const calls = sellElsewhere('forgotten', stand.billing.installation);
    const [found, ...more] = await daysUntilParked();

    expect(more).toEqual([]);
    expect(found?.event).toMatchObject({ type: 'octavo.unknown-subscription', subscription: 'forgotten' });
    expect(found?.failure).toContain('was sold here, and nobody here has it');
    expect(calls).toEqual([]);
  });

  async function daysUntilParked() {
    for (let hour = 0; hour < 72; hour += 1) {
      await stand.until(new Date(stand.time.now.getTime() + 3600 * 1000));
    }

    return stand.billing.events.parked();
  }
});

describe('a message that cannot be handled', () => {
  it('is tried less and less often, then put aside, and handled when the operator says so', async () => {
    const person = await stand.person();
    const { reference } = await stand.buy(person);
    let asked = 0;
    stand.pretend({
      readEvent: async () => ({
        id: 'about-a-failure',
        type: 'payment-succeeded',
        at: stand.time.now,
        subscription: reference,
        checkout: null,
      }),
      async readSubscription() {
        asked += 1;
        throw new Error('out of order');
      },
    });
    const { id } = await receiveEvent(stand.billing, 'sandbox', { headers: {}, body: '' });
    const first = asked;

    for (let minute = 0; minute < 60; minute += 1) {
      stand.time.now = new Date(stand.time.now.getTime() + 60_000);
      await stand.tend();
    }

    expect(asked - first).toBeLessThan(5);

    for (let hour = 0; hour < 72; hour += 1) {
      stand.time.now = new Date(stand.time.now.getTime() + 3600 * 1000);
      await stand.tend();
    }

    expect(await stand.billing.events.find(id)).toMatchObject({ attempts: 8, failure: 'out of order' });
    expect((await stand.billing.events.parked()).map((each) => each.id)).toContain(id);
    expect(providerOf(stand.billing, 'sandbox').id).toBe('sandbox');
  });
});
