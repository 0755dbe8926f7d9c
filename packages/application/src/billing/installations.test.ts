import { createTestDatabase } from '@octavo/testkit/ports/database';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BillingHarness } from '../../test/billing-harness.ts';
import { receiveEvent } from './receive-event.ts';
import { providerOf } from './settle.ts';

let harness: BillingHarness;

beforeAll(async () => {
  harness = await BillingHarness.open(await createTestDatabase());
});
afterAll(() => harness.close());
beforeEach(() => {
  harness.time.now = new Date('2027-01-31T12:00:00Z');
  harness.pretend(null);
});

/**
 * Simulates a subscription at the provider that has no order here; returns the names of the calls made about
 * it.
 */
function sellElsewhere(reference: string, installation: string | null) {
  const calls: string[] = [];
  harness.pretend({
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
      at: harness.time.now,
      subscription: reference,
      checkout: null,
    }),
    listActive: async (asked) => (asked === installation ? [reference] : []),
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

describe('a subscription without an order here', () => {
  it.each([
    ['another installation', 'another'],
    ['another product', null],
  ])('is left unchanged, with a note, when sold by %s', async (_name, installation) => {
    const reference = `foreign-${installation}`;
    const calls = sellElsewhere(reference, installation);
    const { id } = await receiveEvent(harness.billing, 'sandbox', { headers: {}, body: '' });

    expect(await harness.billing.events.find(id)).toMatchObject({
      note: 'not sold here, left alone',
      failure: null,
    });
    expect(calls).toEqual([]);
    expect(await harness.billing.subscriptions.findByReference('sandbox', reference)).toBeNull();
  });

  it('is shown to the operator when this installation sold it, once a day without a webhook', async () => {
    const calls = sellElsewhere('forgotten', harness.billing.installation);
    const [found, ...more] = await daysUntilParked();

    expect(more).toEqual([]);
    expect(found?.event).toMatchObject({ type: 'octavo.unknown-subscription', subscription: 'forgotten' });
    expect(found?.failure).toContain('was sold by this installation but is not in its database');
    expect(calls).toEqual([]);
  });

  async function daysUntilParked() {
    for (let hour = 0; hour < 72; hour += 1) {
      await harness.until(new Date(harness.time.now.getTime() + 3600 * 1000));
    }

    return harness.billing.events.parked();
  }
});

describe('an event that cannot be handled', () => {
  it('is retried at growing intervals, then parked, and handled on request of the operator', async () => {
    const person = await harness.person();
    const { reference } = await harness.buy(person);
    let asked = 0;
    harness.pretend({
      readEvent: async () => ({
        id: 'about-a-failure',
        type: 'payment-succeeded',
        at: harness.time.now,
        subscription: reference,
        checkout: null,
      }),
      async readSubscription() {
        asked += 1;
        throw new Error('out of order');
      },
    });
    const { id } = await receiveEvent(harness.billing, 'sandbox', { headers: {}, body: '' });
    const first = asked;

    for (let minute = 0; minute < 60; minute += 1) {
      harness.time.now = new Date(harness.time.now.getTime() + 60_000);
      await harness.reconcile();
    }

    expect(asked - first).toBeLessThan(5);

    for (let hour = 0; hour < 72; hour += 1) {
      harness.time.now = new Date(harness.time.now.getTime() + 3600 * 1000);
      await harness.reconcile();
    }

    expect(await harness.billing.events.find(id)).toMatchObject({ attempts: 8, failure: 'out of order' });
    expect((await harness.billing.events.parked()).map((each) => each.id)).toContain(id);
    expect(providerOf(harness.billing, 'sandbox').id).toBe('sandbox');
  });
});
