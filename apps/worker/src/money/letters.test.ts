import { cancelSubscription } from '@octavo/domain/billing/change-mind';
import { decideRefund, requestRefund } from '@octavo/domain/billing/refund';
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
});

describe('letters', () => {
  it('tell of a trial from its welcome to its receipt, each once', async () => {
    const person = await stand.person();
    await stand.buy(person, { trial: true });
    await stand.tend();
    await stand.tend();
    expect(await stand.letters(person)).toEqual(['Welcome to Pro']);

    // Two days before the end, and a day before it is too late to cancel.
    await stand.until('2027-02-01T11:59:59Z');
    expect(await stand.letters(person)).toHaveLength(1);
    await stand.until('2027-02-01T12:00:00Z');
    await stand.until('2027-02-02T12:30:00Z');
    expect(await stand.letters(person)).toEqual(['Welcome to Pro', 'Your trial ends soon']);

    await stand.until('2027-02-03T12:00:00Z');
    expect((await stand.letters(person)).at(-1)).toBe('Receipt: €8.99');
  });

  it('tell of a change of plan: what was charged now, and what will be when, once', async () => {
    const person = await stand.person();
    await stand.buy(person, { plan: 'pro-month' });
    await stand.until('2027-02-14T12:00:00Z');
    await stand.change(person, 'pro-year');
    await stand.tend();
    await stand.tend();
    const subjects = await stand.letters(person);
    expect(subjects.filter((subject) => subject === 'Your plan was changed')).toHaveLength(1);
    const charged = (await stand.billing.subscriptions.paymentsOf(person.id))[0]?.amountMinor ?? 0;
    const text = await stand.lettersTo(person);
    expect(text).toContain('You chose Octavo Pro, yearly in place of Octavo Pro, monthly.');
    expect(text).toContain(`€${(charged / 100).toFixed(2)} was charged`);
    expect(text).toContain('Next, €59.99 is charged on 14 February 2028.');
  });

  it('tell of a change that begins later, in the language of the person', async () => {
    const person = await stand.person('fr');
    await stand.buy(person, { plan: 'pro-year' });
    await stand.until('2027-02-14T12:00:00Z');
    await stand.change(person, 'pro-month');
    await stand.tend();
    const text = await stand.lettersTo(person);
    expect(text).toContain('Rien n’a été débité pour ce changement.');
    expect(text).toContain('continue jusqu’au 31 janvier 2028');

    await stand.until('2027-02-14T12:05:00Z');
    // Another one instead, before that has begun: what runs is the plan that was paid for.
    await stand.change(person, 'pro-quarter');
    await stand.tend();
    expect((await stand.of(person)).change).toMatchObject({ from: 'pro-year', dueMinor: 0 });
    expect(
      (await stand.letters(person)).filter((subject) => subject === 'Votre formule a été changée'),
    ).toHaveLength(2);
  });

  it('tell who changes in a trial until when that is still free', async () => {
    const person = await stand.person();
    await stand.buy(person, { trial: true });
    await stand.change(person, 'pro-year');
    await stand.tend();

    expect(await stand.lettersTo(person)).toMatch(
      /Your trial goes on until 3 February 2027 at 12:00 UTC\. Then €59\.99 is charged, unless you cancel before 2 February 2027/,
    );
  });

  it('tell who changes when it is too late to cancel a trial that it is charged, and of no moment that is over', async () => {
    const person = await stand.person();
    await stand.buy(person, { trial: true });
    await stand.until('2027-02-02T13:00:00Z');
    await stand.change(person, 'pro-year');
    await stand.tend();

    expect(await stand.letterTo(person, 'Your plan was changed')).toContain(
      'Your trial goes on until 3 February 2027 at 12:00 UTC. Then €59.99 is charged.',
    );
  });

  it('tell who goes back to the plan that runs that it stays', async () => {
    const person = await stand.person();
    await stand.buy(person, { plan: 'pro-year' });
    await stand.change(person, 'pro-month');
    await stand.change(person, 'pro-year');
    await stand.tend();

    expect(await stand.letterTo(person, 'You keep your plan')).toContain(
      'It renews on 31 January 2028 for €59.99.',
    );
    expect(await stand.lettersTo(person)).not.toContain('in place of');
  });

  it('name the plan that runs when one that was to follow is cancelled', async () => {
    const person = await stand.person();
    await stand.buy(person, { plan: 'pro-year' });
    await stand.change(person, 'pro-month');
    await cancelSubscription(stand.billing, person.id);
    await stand.tend();

    expect(await stand.letterTo(person, 'Your subscription is cancelled')).toContain(
      'Octavo Pro, yearly is cancelled. Nothing more will be charged.',
    );
  });

  it('about money are written also when its plan was taken out of the book', async () => {
    const person = await stand.person();
    await stand.buy(person);
    const [payment] = await stand.billing.subscriptions.paymentsOf(person.id);
    const ask = { payment: payment?.id ?? '', reason: 'withdrawal', text: '' } as const;
    await requestRefund(stand.billing, person.id, ask);
    const { plans } = stand.billing.plans;
    const index = plans.findIndex(({ id }) => id === 'pro-month');
    const [month] = (plans as (typeof plans)[number][]).splice(index, 1);
    await stand.tend();
    (plans as (typeof month)[]).splice(index, 0, month);

    expect(await stand.letters(person)).toEqual(['Receipt: €8.99', 'We have your withdrawal']);
  });

  it('tell of a failed payment, a cancellation and a refund', async () => {
    const person = await stand.person();
    await stand.buy(person, { card: 'fails-later' });
    await stand.until('2027-02-28T12:00:00Z');
    await stand.until('2027-03-01T12:00:00Z');
    expect((await stand.letters(person)).filter((subject) => subject === 'Your payment failed')).toHaveLength(
      1,
    );

    const other = await stand.person('fr');
    stand.time.now = new Date('2027-03-01T12:00:00Z');
    await stand.buy(other);
    await cancelSubscription(stand.billing, other.id);
    await stand.tend();
    const [payment] = await stand.billing.subscriptions.paymentsOf(other.id);
    const { id } = await requestRefund(stand.billing, other.id, {
      payment: payment?.id ?? '',
      reason: 'withdrawal',
      text: '',
    });
    await decideRefund(stand.billing, id, 'granted');
    await stand.tend();

    expect((await stand.letters(other)).sort()).toEqual([
      'Bienvenue dans Pro',
      'Remboursement\u00a0: 8,99\u00a0€',
      'Reçu\u00a0: 8,99\u00a0€',
      'Votre abonnement est résilié',
      'Votre rétractation est enregistrée',
    ]);
  });

  it('tell of a decision, whichever it is', async () => {
    const person = await stand.person();
    await stand.buy(person, { plan: 'pro-year' });
    const [payment] = await stand.billing.subscriptions.paymentsOf(person.id);
    await stand.until('2027-02-06T00:00:00Z');
    const { id } = await requestRefund(stand.billing, person.id, {
      payment: payment?.id ?? '',
      reason: 'withdrawal',
      text: '',
    });
    await decideRefund(stand.billing, id, 'refused');
    await stand.tend();
    await stand.tend();

    expect((await stand.letters(person)).filter((subject) => subject.includes('withdrawal'))).toEqual([
      'We have your withdrawal',
      'About your withdrawal',
    ]);
  });

  it('tell of a yearly renewal five weeks before, and of no monthly one', async () => {
    const [yearly, monthly] = [await stand.person(), await stand.person()];
    await stand.buy(yearly, { plan: 'pro-year' });
    await stand.buy(monthly);
    await stand.until('2027-12-27T11:59:59Z');
    expect(await stand.letters(yearly)).not.toContain('Your subscription renews soon');
    await stand.until('2027-12-27T12:00:00Z');
    await stand.until('2028-01-30T12:00:00Z');

    const subjects = await stand.letters(yearly);
    expect(subjects.filter((subject) => subject === 'Your subscription renews soon')).toHaveLength(1);
    expect(await stand.letters(monthly)).not.toContain('Your subscription renews soon');
  });
});
