import { createTestDatabase } from '@octavo/testkit/ports/database';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BillingHarness } from '../../test/billing-harness.ts';
import { cancelSubscription } from './cancel-subscription.ts';
import { decideRefund, requestRefund } from './handle-refund.ts';

let harness: BillingHarness;

beforeAll(async () => {
  harness = await BillingHarness.open(await createTestDatabase());
});
afterAll(() => harness.close());
beforeEach(() => {
  harness.time.now = new Date('2027-01-31T12:00:00Z');
});

describe('billing emails', () => {
  it('follow a trial from its welcome to its receipt, each sent once', async () => {
    const person = await harness.person();
    await harness.buy(person, { trial: true });
    await harness.reconcile();
    await harness.reconcile();
    expect(await harness.emails(person)).toEqual(['Welcome to Pro']);

    // The notice is due two days before the end: one day before, it is too late to cancel.
    await harness.until('2027-02-01T11:59:59Z');
    expect(await harness.emails(person)).toHaveLength(1);
    await harness.until('2027-02-01T12:00:00Z');
    await harness.until('2027-02-02T12:30:00Z');
    expect(await harness.emails(person)).toEqual(['Welcome to Pro', 'Your trial ends soon']);

    await harness.until('2027-02-03T12:00:00Z');
    expect((await harness.emails(person)).at(-1)).toBe('Receipt: €8.99');
  });

  it('announce a change of plan once: the charge now, the next price and its date', async () => {
    const person = await harness.person();
    await harness.buy(person, { plan: 'pro-month' });
    await harness.until('2027-02-14T12:00:00Z');
    await harness.change(person, 'pro-year');
    await harness.reconcile();
    await harness.reconcile();
    const subjects = await harness.emails(person);
    expect(subjects.filter((subject) => subject === 'Your plan has been changed')).toHaveLength(1);
    const charged = (await harness.billing.subscriptions.paymentsOf(person.id))[0]?.amountMinor ?? 0;
    const text = await harness.emailsTo(person);
    expect(text).toContain('You switched to Octavo Pro, yearly from Octavo Pro, monthly.');
    expect(text).toContain(`You were charged €${(charged / 100).toFixed(2)}`);
    expect(text).toContain('The next charge is €59.99 on 14 February 2028.');
  });

  it('announce a deferred change, in the language of the user', async () => {
    const person = await harness.person('fr');
    await harness.buy(person, { plan: 'pro-year' });
    await harness.until('2027-02-14T12:00:00Z');
    await harness.change(person, 'pro-month');
    await harness.reconcile();
    const text = await harness.emailsTo(person);
    expect(text).toContain('Rien n’a été débité pour ce changement.');
    expect(text).toContain('continue jusqu’au 31 janvier 2028');

    await harness.until('2027-02-14T12:05:00Z');
    // Replaces a change that has not begun: the active plan is still the one that was paid for.
    await harness.change(person, 'pro-quarter');
    await harness.reconcile();
    expect((await harness.of(person)).change).toMatchObject({ from: 'pro-year', dueMinor: 0 });
    expect(
      (await harness.emails(person)).filter((subject) => subject === 'Votre formule a été changée'),
    ).toHaveLength(2);
  });

  it('say until when a change during a trial is free', async () => {
    const person = await harness.person();
    await harness.buy(person, { trial: true });
    await harness.change(person, 'pro-year');
    await harness.reconcile();

    expect(await harness.emailsTo(person)).toMatch(
      /Your trial continues until 3 February 2027 at 12:00 UTC\. You are then charged €59\.99, unless you cancel before 2 February 2027/,
    );
  });

  it('announce the charge of a change after the last free hours of a trial, without a past date', async () => {
    const person = await harness.person();
    await harness.buy(person, { trial: true });
    await harness.until('2027-02-02T13:00:00Z');
    await harness.change(person, 'pro-year');
    await harness.reconcile();

    expect(await harness.emailTo(person, 'Your plan has been changed')).toContain(
      'Your trial continues until 3 February 2027 at 12:00 UTC. You are then charged €59.99.',
    );
  });

  it('confirm that a plan stays when its change is undone', async () => {
    const person = await harness.person();
    await harness.buy(person, { plan: 'pro-year' });
    await harness.change(person, 'pro-month');
    await harness.change(person, 'pro-year');
    await harness.reconcile();

    expect(await harness.emailTo(person, 'You are keeping your plan')).toContain(
      'It renews on 31 January 2028 for €59.99.',
    );
    expect(await harness.emailsTo(person)).not.toContain('You switched');
  });

  it('name the current plan when the next one is cancelled', async () => {
    const person = await harness.person();
    await harness.buy(person, { plan: 'pro-year' });
    await harness.change(person, 'pro-month');
    await cancelSubscription(harness.billing, person.id);
    await harness.reconcile();

    expect(await harness.emailTo(person, 'Your subscription is cancelled')).toContain(
      'Octavo Pro, yearly is cancelled. You will not be charged again.',
    );
  });

  it('about payments are sent even when the plan has left the catalogue', async () => {
    const person = await harness.person();
    await harness.buy(person);
    const [payment] = await harness.billing.subscriptions.paymentsOf(person.id);
    const ask = { payment: payment?.id ?? '', reason: 'withdrawal', text: '' } as const;
    await requestRefund(harness.billing, person.id, ask);
    const { plans } = harness.billing.plans;
    const index = plans.findIndex(({ id }) => id === 'pro-month');
    const [month] = (plans as (typeof plans)[number][]).splice(index, 1);
    await harness.reconcile();
    (plans as (typeof month)[]).splice(index, 0, month);

    expect(await harness.emails(person)).toEqual(['Receipt: €8.99', 'We have received your withdrawal']);
  });

  it('report a failed payment, a cancellation and a refund', async () => {
    const person = await harness.person();
    await harness.buy(person, { card: 'fails-later' });
    await harness.until('2027-02-28T12:00:00Z');
    await harness.until('2027-03-01T12:00:00Z');
    expect(
      (await harness.emails(person)).filter((subject) => subject === 'Your payment failed'),
    ).toHaveLength(1);

    const other = await harness.person('fr');
    harness.time.now = new Date('2027-03-01T12:00:00Z');
    await harness.buy(other);
    await cancelSubscription(harness.billing, other.id);
    await harness.reconcile();
    const [payment] = await harness.billing.subscriptions.paymentsOf(other.id);
    const { id } = await requestRefund(harness.billing, other.id, {
      payment: payment?.id ?? '',
      reason: 'withdrawal',
      text: '',
    });
    await decideRefund(harness.billing, id, 'granted');
    await harness.reconcile();

    expect((await harness.emails(other)).sort()).toEqual([
      'Bienvenue dans Pro',
      'Nous avons reçu votre rétractation',
      'Remboursement\u00a0: 8,99\u00a0€',
      'Reçu\u00a0: 8,99\u00a0€',
      'Votre abonnement est résilié',
    ]);
  });

  it('report a refund decision of either kind', async () => {
    const person = await harness.person();
    await harness.buy(person, { plan: 'pro-year' });
    const [payment] = await harness.billing.subscriptions.paymentsOf(person.id);
    await harness.until('2027-02-06T00:00:00Z');
    const { id } = await requestRefund(harness.billing, person.id, {
      payment: payment?.id ?? '',
      reason: 'withdrawal',
      text: '',
    });
    await decideRefund(harness.billing, id, 'refused');
    await harness.reconcile();
    await harness.reconcile();

    expect((await harness.emails(person)).filter((subject) => subject.includes('withdrawal'))).toEqual([
      'We have received your withdrawal',
      'About your withdrawal',
    ]);
  });

  it('announce a yearly renewal five weeks before, and no monthly one', async () => {
    const [yearly, monthly] = [await harness.person(), await harness.person()];
    await harness.buy(yearly, { plan: 'pro-year' });
    await harness.buy(monthly);
    await harness.until('2027-12-27T11:59:59Z');
    expect(await harness.emails(yearly)).not.toContain('Your subscription renews soon');
    await harness.until('2027-12-27T12:00:00Z');
    await harness.until('2028-01-30T12:00:00Z');

    const subjects = await harness.emails(yearly);
    expect(subjects.filter((subject) => subject === 'Your subscription renews soon')).toHaveLength(1);
    expect(await harness.emails(monthly)).not.toContain('Your subscription renews soon');
  });
});
