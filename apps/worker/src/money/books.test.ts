import { accountPlans, personMark } from '@octavo/domain/billing/account-plans';
import { receiveEvent } from '@octavo/domain/billing/events';
import { decideRefund, requestRefund } from '@octavo/domain/billing/refund';
import { providerOf } from '@octavo/domain/billing/settle';
import { createTestDatabase } from '@octavo/testkit/ports/database';
import { makeLetter } from '@octavo/testkit/ports/made';
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

describe('the books of an account that is erased', () => {
  async function eraseAfterRefund() {
    const person = await stand.person();
    const { reference } = await stand.buy(person);
    const [payment] = await stand.billing.subscriptions.paymentsOf(person.id);
    const refund = await requestRefund(stand.billing, person.id, {
      payment: payment?.id ?? '',
      reason: 'problem',
      text: 'My name is Reader, and it does not work.',
    });
    const plans = accountPlans(stand.billing);
    await plans.endSubscriptions(person.id);
    await plans.letGo(person);
    await stand.billing.accounts.erase(person.id, makeLetter(), stand.time.now);

    return { person, reference: reference ?? '', refund, payment };
  }

  it('keep what was paid and what was asked back, without the person', async () => {
    const { person, refund, payment } = await eraseAfterRefund();
    const mark = personMark(stand.billing, person.email.toUpperCase());

    expect(await stand.billing.books.paymentsOf(mark)).toMatchObject([
      { id: payment?.id, amountMinor: 899, state: 'paid' },
    ]);
    expect(await stand.billing.refunds.find(refund.id)).toMatchObject({
      account: null,
      text: '',
      state: 'asked',
    });
    expect(mark).not.toContain(person.email);
    expect(await stand.billing.subscriptions.of(person.id)).toEqual([]);
  });

  it('still let the operator give the money back, and stay true', async () => {
    const { person, refund } = await eraseAfterRefund();
    await decideRefund(stand.billing, refund.id, 'granted');
    const mark = personMark(stand.billing, person.email);

    expect(await stand.billing.books.paymentsOf(mark)).toMatchObject([{ state: 'refunded' }]);
    expect(await stand.billing.refunds.find(refund.id)).toMatchObject({ state: 'done' });
  });

  it('are not let go before the provider has forgotten the person', async () => {
    const person = await stand.person();
    await stand.buy(person);
    const asked: string[] = [];
    stand.pretend({
      async forgetPerson(reference) {
        asked.push(reference);
        throw new Error('no answer');
      },
    });
    await expect(accountPlans(stand.billing).letGo(person)).rejects.toThrow('no answer');

    expect(asked).toEqual([(await stand.of(person)).reference]);
    expect(await stand.billing.books.paymentsOf(personMark(stand.billing, person.email))).toEqual([]);
  });

  it('end what is taken up again at the provider, for nobody has it', async () => {
    const { reference } = await eraseAfterRefund();
    const provider = providerOf(stand.billing, 'sandbox');
    const asked: string[] = [];
    stand.pretend({
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
        at: stand.time.now,
        subscription: reference,
        checkout: null,
      }),
    });
    const { id } = await receiveEvent(stand.billing, 'sandbox', { headers: {}, body: '' });

    expect(asked).toEqual([reference]);
    expect((await stand.billing.events.find(id))?.failure).toContain('account that was erased');
  });
});
