import { createTestDatabase } from '@octavo/testkit/ports/database';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BillingHarness } from '../../test/billing-harness.ts';
import { cancelSubscription } from './cancel-subscription.ts';
import { endByOperator } from './end-by-operator.ts';
import { decideRefund, requestRefund } from './handle-refund.ts';
import { providerOf, settleSubscription } from './settle.ts';

let harness: BillingHarness;

beforeAll(async () => {
  harness = await BillingHarness.open(await createTestDatabase());
});
afterAll(() => harness.close());
beforeEach(() => {
  harness.time.now = new Date('2027-01-31T12:00:00Z');
});

/** A quarterly plan that was changed to a yearly one before any email was written. */
async function upgraded(locale = 'en') {
  const person = await harness.person(locale);
  await harness.buy(person, { plan: 'pro-quarter' });
  harness.time.now = new Date('2027-01-31T12:00:30Z');
  await harness.change(person, 'pro-year');
  const [year, quarter] = await harness.billing.subscriptions.paymentsOf(person.id);

  return { person, year: year?.id ?? '', quarter: quarter?.id ?? '' };
}

const ask = (account: string, payment: string, reason: 'withdrawal' | 'problem' = 'withdrawal') =>
  requestRefund(harness.billing, account, { payment, reason, text: 'it does not open' });

describe('emails about payments', () => {
  it('name the plan of each payment, in order of payment', async () => {
    const { person } = await upgraded();
    await harness.reconcile();

    expect(await harness.emails(person)).toEqual([
      'Welcome to Pro',
      'Your plan has been changed',
      'Receipt: €19.99',
      'Receipt: €40.01',
    ]);
    const text = await harness.emailsTo(person);
    expect(text).toContain('€19.99 for Octavo Pro, quarterly on 31 January 2027.');
    expect(text).toContain('€40.01 for Octavo Pro, yearly on 31 January 2027.');
    expect(text).toContain('Consumers in the European Union may also withdraw within 14 days');
  });

  it('name the paid plan even when another one follows', async () => {
    const { person, year } = await upgraded();
    await harness.change(person, 'pro-month');
    expect(await harness.of(person)).toMatchObject({ plan: 'pro-month' });
    const { id } = await ask(person.id, year);
    await decideRefund(harness.billing, id, 'granted');
    await harness.reconcile();

    expect(await harness.emailsTo(person)).toContain('have refunded €60.00 for Octavo Pro, yearly to your');
  });

  it('name the plan at the time of the payment when the provider reports none', async () => {
    const { readSubscription } = providerOf(harness.billing, 'sandbox');
    harness.pretend({
      async readSubscription(reference) {
        const read = await readSubscription(reference);

        return read === null
          ? null
          : { ...read, payments: read.payments.map((payment) => ({ ...payment, plan: null })) };
      },
    });
    const { person } = await upgraded();
    const payments = await harness.billing.subscriptions.paymentsOf(person.id);
    harness.pretend(null);

    expect(payments).toMatchObject([{ plan: 'pro-year' }, { plan: 'pro-quarter' }]);
  });

  it('name no plan when it is unknown', async () => {
    const person = await harness.person();
    await harness.buy(person);
    await harness.forgetPlans(person);
    await harness.reconcile();

    expect(await harness.emailsTo(person)).toContain('We received €8.99 on 31 January 2027.');
  });

  it('confirm a withdrawal with its time, its payments and its consequences', async () => {
    const { person, year, quarter } = await upgraded();
    const { id } = await ask(person.id, year);
    await harness.reconcile();
    const email = await harness.emailTo(person, 'We have received your withdrawal');

    expect(email).toContain(
      'On 31 January 2027 at 12:00 UTC you withdrew from the contract for Octavo Pro, yearly.',
    );
    expect(email).toContain(`€40.01, paid on 31 January 2027, receipt number ${year}`);
    expect(email).toContain(`€19.99, paid on 31 January 2027, receipt number ${quarter}`);
    expect(email).toContain('Total: €60.00.');
    expect(email).toContain('The plan then ends');

    await decideRefund(harness.billing, id, 'granted');
    await harness.reconcile();
    const refunds = (await harness.emails(person)).filter((subject) => subject.startsWith('Refund'));
    expect(refunds).toEqual(['Refund: €60.00']);
    const refunded = await harness.emailTo(person, 'Refund: €60.00');
    expect(refunded).toContain(`€40.01, paid on 31 January 2027, receipt number ${year}`);
    expect(refunded).toContain(`€19.99, paid on 31 January 2027, receipt number ${quarter}`);
    expect(refunded).toContain('Your plan has ended: you no longer');
  });

  it('confirm a refund request because of a problem', async () => {
    const { person, year } = await upgraded('fr');
    await ask(person.id, year, 'problem');
    await harness.reconcile();

    const email = await harness.emailTo(person, 'Nous avons reçu votre demande de remboursement');
    expect(email).toContain('le remboursement d’Octavo Pro (formule annuelle)\u00a0:');
    expect(email).toContain(`reçu numéro ${year}`);
  });

  it('refuse a withdrawal with amount, number and reason, and ask for no reply', async () => {
    const { person, year } = await upgraded();
    const { id } = await ask(person.id, year);
    await decideRefund(harness.billing, id, 'refused', 'You ordered for a company.');
    await harness.reconcile();
    const email = await harness.emailTo(person, 'About your withdrawal');

    expect(email).toContain(`€40.01, paid on 31 January 2027, receipt number ${year}`);
    expect(email).toContain('You ordered for a company.');
    expect(email).not.toContain('what did not work');
  });
});

describe('the email about a plan that the operator ended', () => {
  const words = 'We ended Octavo Pro, monthly on 31 January 2027 at 12:00 UTC.';

  it('is sent once, after the plan has ended', async () => {
    const person = await harness.person();
    await harness.buy(person);
    await endByOperator(harness.billing, person.id);
    await harness.reconcile();
    await harness.reconcile();

    expect(await harness.emailTo(person, 'Your plan has ended')).toContain(words);
    expect(
      (await harness.emails(person)).filter((subject) => subject === 'Your plan has ended'),
    ).toHaveLength(1);
  });

  it('names the plan that ran when another one followed', async () => {
    const person = await harness.person();
    await harness.buy(person, { plan: 'pro-year' });
    await harness.change(person, 'pro-month');
    await endByOperator(harness.billing, person.id);
    await harness.reconcile();

    expect(await harness.emailTo(person, 'Your plan has ended')).toContain('We ended Octavo Pro, yearly on');
  });

  it('is sent even when the command was killed before everything ended', async () => {
    const person = await harness.person();
    const { reference } = await harness.buy(person);
    const { endNow } = providerOf(harness.billing, 'sandbox');
    harness.pretend({
      async endNow(ended) {
        await endNow(ended);
        throw new Error('killed');
      },
    });
    await expect(endByOperator(harness.billing, person.id)).rejects.toThrow('killed');
    harness.pretend(null);
    await harness.reconcile();
    await settleSubscription(harness.billing, 'sandbox', reference ?? '');
    await harness.reconcile();

    expect(await harness.emailTo(person, 'Your plan has ended')).toContain(words);
  });

  it('is not sent when the command ended nothing and the plan ends later', async () => {
    const person = await harness.person();
    await harness.buy(person);
    harness.pretend({
      async endNow() {
        throw new Error('no answer');
      },
    });
    await expect(endByOperator(harness.billing, person.id)).rejects.toThrow('no answer');
    harness.pretend(null);
    await cancelSubscription(harness.billing, person.id);
    await harness.until('2027-03-02T12:00:00Z');

    expect(await harness.of(person)).toMatchObject({ state: 'ended' });
    expect(await harness.emails(person)).not.toContain('Your plan has ended');
  });
});

describe('the welcome email', () => {
  it.each([
    [
      'pro-month',
      'en',
      'It costs €8.99 and renews automatically: the next charge of €8.99 is on 28 February 2027',
    ],
    ['pro-month', 'fr', 'le prochain débit de 8,99\u00a0€ aura lieu le 28 février 2027'],
  ])('for %s in %s states the price and the next charge', async (plan, locale, words) => {
    const person = await harness.person(locale);
    await harness.buy(person, { plan });
    await harness.reconcile();

    expect(await harness.emailsTo(person)).toContain(words);
  });
});
