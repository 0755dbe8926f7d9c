import type { PaymentSnapshot } from '@octavo/domain/billing/payment-provider';
import { createTestDatabase } from '@octavo/testkit/ports/database';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BillingHarness } from '../../test/billing-harness.ts';
import { cancelSubscription } from './cancel-subscription.ts';
import { changeSubscription, quoteChanges } from './change-plan.ts';
import { decideRefund, requestRefund } from './handle-refund.ts';
import { providerOf } from './settle.ts';

let harness: BillingHarness;

beforeAll(async () => {
  harness = await BillingHarness.open(await createTestDatabase());
});
afterAll(() => harness.close());
beforeEach(() => {
  harness.time.now = new Date('2027-01-31T12:00:00Z');
});

/**
 * Overrides the state of every payment, or of the one with this reference; returns the references that are
 * refunded.
 */
function overridePayments(state: PaymentSnapshot['state'], about?: string): string[] {
  const given: string[] = [];
  const inState = (each: PaymentSnapshot) =>
    about === undefined || each.reference === about ? { ...each, state } : each;
  const { readSubscription } = providerOf(harness.billing, 'sandbox');
  harness.pretend({
    async readSubscription(reference) {
      const read = await readSubscription(reference);

      return read === null ? null : { ...read, payments: read.payments.map(inState) };
    },
    async refund({ reference }) {
      given.push(reference);
    },
  });

  return given;
}

describe('a refund', () => {
  async function bought(plan = 'pro-month') {
    const person = await harness.person();
    await harness.buy(person, { plan });
    const [payment] = await harness.billing.subscriptions.paymentsOf(person.id);

    return { person, payment: payment?.id ?? '' };
  }
  const ask = (account: string, payment: string, reason: 'withdrawal' | 'problem') =>
    requestRefund(harness.billing, account, { payment, reason, text: 'it does not open' });

  it('is made once when the operator grants it, and ends the plan', async () => {
    const { person, payment } = await bought();
    const { id } = await ask(person.id, payment, 'withdrawal');
    await decideRefund(harness.billing, id, 'granted');
    await expect(decideRefund(harness.billing, id, 'granted')).rejects.toMatchObject({ code: 'not-found' });

    expect(await harness.charges(person)).toEqual(['2027-01-31 refunded 899']);
    expect(await harness.accountStatus(person)).toBe('expired');
    expect(await harness.billing.refunds.find(id)).toMatchObject({ state: 'done' });
  });

  it('is made by the worker when the process was killed after granting it', async () => {
    const { person, payment } = await bought();
    const { id } = await ask(person.id, payment, 'withdrawal');
    await harness.billing.refunds.decide({ id, decision: 'granted', why: null }, harness.time.now);
    await harness.reconcile();

    expect(await harness.charges(person)).toEqual(['2027-01-31 refunded 899']);
    expect(await harness.billing.refunds.find(id)).toMatchObject({ state: 'done' });
  });

  it.each([
    ['disputed', 'not-refundable', 'asked'],
    ['refunded', null, 'done'],
  ] as const)('is not made for a payment that is %s by then', async (state, code, then) => {
    const { person, payment } = await bought();
    const { id } = await ask(person.id, payment, 'withdrawal');
    const given = overridePayments(state);
    const decision = decideRefund(harness.billing, id, 'granted');

    await (code === null
      ? expect(decision).resolves.toHaveLength(1)
      : expect(decision).rejects.toMatchObject({ code }));
    expect(given).toEqual([]);
    expect(await harness.billing.refunds.find(id)).toMatchObject({ state: then });
    expect(await harness.accountStatus(person)).toBe('expired');
    harness.pretend(null);
  });

  it('stays open for decision while the payment is disputed', async () => {
    const { person, payment } = await bought();
    const { id } = await ask(person.id, payment, 'withdrawal');
    overridePayments('disputed');
    await decideRefund(harness.billing, id, 'granted').catch(() => undefined);
    expect(await harness.billing.refunds.find(id)).toMatchObject({ state: 'asked', decidedAt: null });

    harness.pretend(null);
    await decideRefund(harness.billing, id, 'granted');
    expect(await harness.charges(person)).toEqual(['2027-01-31 refunded 899']);
  });

  it('of a changed plan includes the payments credited to it, with one decision', async () => {
    const { person, payment: quarter } = await bought('pro-quarter');
    harness.time.now = new Date('2027-01-31T12:00:30Z');
    await harness.change(person, 'pro-year');
    const payments = await harness.billing.subscriptions.paymentsOf(person.id);
    const year = payments.find(({ id }) => id !== quarter);
    const { id } = await ask(person.id, year?.id ?? '', 'withdrawal');
    expect(await harness.billing.refunds.of(person.id)).toMatchObject([
      { id, payment: year?.id, partOf: null },
      { payment: quarter, partOf: id },
    ]);

    await decideRefund(harness.billing, id, 'granted');
    expect((await harness.charges(person)).sort()).toEqual([
      '2027-01-31 refunded 1999',
      '2027-01-31 refunded 4001',
    ]);
    expect(await harness.accountStatus(person)).toBe('expired');
    expect(await harness.billing.refunds.of(person.id)).toMatchObject([{ state: 'done' }, { state: 'done' }]);
  });

  it('includes charges made while the request was open', async () => {
    const { person, payment } = await bought();
    harness.time.now = new Date('2027-02-14T11:00:00Z');
    const { id } = await ask(person.id, payment, 'withdrawal');
    await harness.reconcile();
    await harness.until('2027-02-28T12:00:00Z');
    expect(await harness.charges(person)).toEqual(['2027-01-31 paid 899', '2027-02-28 paid 899']);
    await decideRefund(harness.billing, id, 'granted');

    expect(await harness.charges(person)).toEqual(['2027-01-31 refunded 899', '2027-02-28 refunded 899']);
    expect(await harness.accountStatus(person)).toBe('expired');
    await harness.reconcile();
    const subjects = await harness.emails(person);
    expect(subjects.filter((subject) => subject.startsWith('Refund'))).toEqual(['Refund: €17.98']);
    expect(subjects.filter((subject) => subject === 'We have received your withdrawal')).toHaveLength(1);
  });

  it('includes charges that the provider has not reported yet', async () => {
    const { person, payment } = await bought();
    harness.time.now = new Date('2027-02-14T11:00:00Z');
    const { id } = await ask(person.id, payment, 'withdrawal');
    harness.time.now = new Date('2027-02-28T12:00:00Z');
    await harness.demoPayments.advance();
    expect(await harness.charges(person)).toEqual(['2027-01-31 paid 899']);
    await decideRefund(harness.billing, id, 'granted');

    expect(await harness.charges(person)).toEqual(['2027-01-31 refunded 899', '2027-02-28 refunded 899']);
  });

  it('returns to the operator with all parts when a dispute comes before the worker', async () => {
    const { person, payment: quarter } = await bought('pro-quarter');
    harness.time.now = new Date('2027-01-31T12:00:30Z');
    await harness.change(person, 'pro-year');
    const year = (await harness.billing.subscriptions.paymentsOf(person.id)).find(({ id }) => id !== quarter);
    const { id } = await ask(person.id, year?.id ?? '', 'withdrawal');
    await harness.billing.refunds.decide({ id, decision: 'granted', why: null }, harness.time.now);
    const given = overridePayments('disputed', year?.reference);
    await harness.reconcile();

    expect(given).toEqual([]);
    expect(await harness.billing.refunds.of(person.id)).toMatchObject([
      { state: 'asked' },
      { state: 'asked' },
    ]);
    harness.pretend(null);
  });

  it('blocks changes of the plan until it is decided', async () => {
    const { person, payment } = await bought();
    harness.time.now = new Date('2027-01-31T12:00:30Z');
    const [quote] = await quoteChanges(harness.billing, person.id);
    const { id } = await ask(person.id, payment, 'withdrawal');
    const refused = { code: 'money-asked-back' };
    await expect(quoteChanges(harness.billing, person.id)).rejects.toMatchObject(refused);

    if (quote === undefined) {
      throw new Error('there are other plans');
    }

    const change = () => changeSubscription(harness.billing, person.id, quote.plan, quote);
    await expect(change()).rejects.toMatchObject(refused);
    expect(await harness.charges(person)).toEqual(['2027-01-31 paid 899']);

    await decideRefund(harness.billing, id, 'refused');
    expect(await change()).toBe(true);
  });

  it('excludes credited payments whose own period has passed', async () => {
    const { person, payment: quarter } = await bought('pro-quarter');
    await harness.until('2027-02-10T12:00:00Z');
    await harness.change(person, 'pro-year');
    await harness.until('2027-02-20T12:00:00Z');
    const payments = await harness.billing.subscriptions.paymentsOf(person.id);
    const year = payments.find(({ id }) => id !== quarter);
    const { id } = await ask(person.id, year?.id ?? '', 'withdrawal');
    await decideRefund(harness.billing, id, 'granted');

    expect(await harness.billing.subscriptions.findPayment(quarter)).toMatchObject({ state: 'paid' });
    expect(await harness.billing.subscriptions.findPayment(year?.id ?? '')).toMatchObject({
      state: 'refunded',
    });
  });

  it('can be requested again after a refusal', async () => {
    const { person, payment } = await bought();
    const first = await ask(person.id, payment, 'withdrawal');
    await decideRefund(harness.billing, first.id, 'refused');
    expect(await harness.accountStatus(person)).toBe('pro');

    expect((await ask(person.id, payment, 'problem')).id).not.toBe(first.id);
  });

  it.each([
    ['withdrawal', '2027-02-14T12:00:00Z', true],
    ['withdrawal', '2027-02-14T12:00:01Z', false],
    ['problem', '2027-03-02T12:00:00Z', true],
    ['problem', '2027-03-02T12:00:01Z', false],
  ] as const)('for a %s on %s: %s', async (reason, at, isPossible) => {
    const { person, payment } = await bought('pro-year');
    harness.time.now = new Date(at);
    const asking = ask(person.id, payment, reason);

    await (isPossible
      ? expect(asking).resolves.toMatchObject({ state: 'asked' })
      : expect(asking).rejects.toMatchObject({ code: 'not-refundable' }));
  });

  it('for a problem must be requested before the subscription ends', async () => {
    const { person, payment } = await bought();
    await cancelSubscription(harness.billing, person.id);
    await harness.until('2027-02-28T12:00:01Z');

    await expect(ask(person.id, payment, 'problem')).rejects.toMatchObject({ code: 'not-refundable' });
  });
});
