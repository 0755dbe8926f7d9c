import { createTestDatabase } from '@octavo/testkit/ports/database';
import { makeEmail } from '@octavo/testkit/ports/made';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BillingHarness } from '../../test/billing-harness.ts';
import { accountPlans, personPseudonym } from './account-plans.ts';
import { decideRefund, requestRefund } from './handle-refund.ts';
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

describe('the books of an erased account', () => {
  async function eraseAfterRefund() {
    const person = await harness.person();
    const { reference } = await harness.buy(person);
    const [payment] = await harness.billing.subscriptions.paymentsOf(person.id);
    const refund = await requestRefund(harness.billing, person.id, {
      payment: payment?.id ?? '',
      reason: 'problem',
      text: 'My name is Reader, and it does not work.',
    });
    const plans = accountPlans(harness.billing);
    await plans.endSubscriptions(person.id);
    await plans.detachBooks(person);
    await harness.billing.accounts.erase(person.id, makeEmail(), harness.time.now);

    return { person, reference: reference ?? '', refund, payment };
  }

  it('keep payments and refund requests without personal data', async () => {
    const { person, refund, payment } = await eraseAfterRefund();
    const pseudonym = personPseudonym(harness.billing, person.email.toUpperCase());

    expect(await harness.billing.books.paymentsOf(pseudonym)).toMatchObject([
      { id: payment?.id, amountMinor: 899, state: 'paid' },
    ]);
    expect(await harness.billing.refunds.find(refund.id)).toMatchObject({
      account: null,
      text: '',
      state: 'asked',
    });
    expect(pseudonym).not.toContain(person.email);
    expect(await harness.billing.subscriptions.of(person.id)).toEqual([]);
  });

  it('allow the operator to refund, and stay balanced', async () => {
    const { person, refund } = await eraseAfterRefund();
    await decideRefund(harness.billing, refund.id, 'granted');
    const pseudonym = personPseudonym(harness.billing, person.email);

    expect(await harness.billing.books.paymentsOf(pseudonym)).toMatchObject([{ state: 'refunded' }]);
    expect(await harness.billing.refunds.find(refund.id)).toMatchObject({ state: 'done' });
  });

  it('are not detached before the provider has deleted the customer', async () => {
    const person = await harness.person();
    await harness.buy(person);
    const asked: string[] = [];
    harness.pretend({
      async forgetPerson(reference) {
        asked.push(reference);
        throw new Error('no answer');
      },
    });
    await expect(accountPlans(harness.billing).detachBooks(person)).rejects.toThrow('no answer');

    expect(asked).toEqual([(await harness.of(person)).reference]);
    expect(await harness.billing.books.paymentsOf(personPseudonym(harness.billing, person.email))).toEqual(
      [],
    );
  });

  it('end a subscription resumed at the provider, since no account owns it', async () => {
    const { reference } = await eraseAfterRefund();
    const provider = providerOf(harness.billing, 'sandbox');
    const asked: string[] = [];
    harness.pretend({
      async readSubscription(wanted) {
        const read = await provider.readSubscription(wanted);

        return read === null || asked.length > 0
          ? read
          : { ...read, state: 'active', renews: true, endedAt: null };
      },
      async endNow(wanted) {
        asked.push(wanted);
      },
      readEvent: async () => ({
        id: 'taken-up',
        type: 'subscription-resumed',
        at: harness.time.now,
        subscription: reference,
        checkout: null,
      }),
    });
    const { id } = await receiveEvent(harness.billing, 'sandbox', { headers: {}, body: '' });

    expect(asked).toEqual([reference]);
    expect((await harness.billing.events.find(id))?.failure).toContain('account that was erased');
  });
});
