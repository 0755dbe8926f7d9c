import { decideRefund, requestRefund } from '@octavo/domain/billing/refund';
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
});

/** Three months that became a year before any letter was written. */
async function upgraded(locale = 'en') {
  const person = await stand.person(locale);
  await stand.buy(person, { plan: 'pro-quarter' });
  stand.time.now = new Date('2027-01-31T12:00:30Z');
  await stand.change(person, 'pro-year');
  const [year, quarter] = await stand.billing.subscriptions.paymentsOf(person.id);

  return { person, year: year?.id ?? '', quarter: quarter?.id ?? '' };
}

const ask = (account: string, payment: string, reason: 'withdrawal' | 'problem' = 'withdrawal') =>
  requestRefund(stand.billing, account, { payment, reason, text: 'it does not open' });

describe('letters about payments', () => {
  it('name the plan each was for, in the order of the payments', async () => {
    const { person } = await upgraded();
    await stand.tend();

    expect(await stand.letters(person)).toEqual([
      'Welcome to Pro',
      'Your plan was changed',
      'Receipt: €19.99',
      'Receipt: €40.01',
    ]);
    const text = await stand.lettersTo(person);
    expect(text).toContain('€19.99 for Octavo Pro, quarterly on 31 January 2027.');
    expect(text).toContain('€40.01 for Octavo Pro, yearly on 31 January 2027.');
    expect(text).toContain('Consumers in the European Union may also withdraw within 14 days');
  });

  it('name the plan that was paid for also when another one is to follow', async () => {
    const { person, year } = await upgraded();
    await stand.change(person, 'pro-month');
    expect(await stand.of(person)).toMatchObject({ plan: 'pro-month' });
    const { id } = await ask(person.id, year);
    await decideRefund(stand.billing, id, 'granted');
    await stand.tend();

    expect(await stand.lettersTo(person)).toContain(
      'gave you back €40.01 for Octavo Pro, yearly, by the way',
    );
  });

  it('name the plan of the moment where the provider does not say which', async () => {
    const { readSubscription } = providerOf(stand.billing, 'sandbox');
    stand.pretend({
      async readSubscription(reference) {
        const read = await readSubscription(reference);

        return read === null
          ? null
          : { ...read, payments: read.payments.map((payment) => ({ ...payment, plan: null })) };
      },
    });
    const { person } = await upgraded();
    const payments = await stand.billing.subscriptions.paymentsOf(person.id);
    stand.pretend(null);

    expect(payments).toMatchObject([{ plan: 'pro-year' }, { plan: 'pro-quarter' }]);
  });

  it('name no plan where it was not known', async () => {
    const person = await stand.person();
    await stand.buy(person);
    await stand.forgetPlans(person);
    await stand.tend();

    expect(await stand.lettersTo(person)).toContain('We received €8.99 on 31 January 2027.');
  });

  it('confirm a withdrawal with its moment, its payments and what follows', async () => {
    const { person, year, quarter } = await upgraded();
    const { id } = await ask(person.id, year);
    await stand.tend();
    const letter = await stand.letterTo(person, 'We have your withdrawal');

    expect(letter).toContain(
      'On 31 January 2027 at 12:00 UTC you withdrew from the contract for Octavo Pro, yearly.',
    );
    expect(letter).toContain(`€40.01, paid on 31 January 2027, receipt number ${year}`);
    expect(letter).toContain(`€19.99, paid on 31 January 2027, receipt number ${quarter}`);
    expect(letter).toContain('That is €60.00 together');
    expect(letter).toContain('The plan ends with that');

    await decideRefund(stand.billing, id, 'granted');
    await stand.tend();
    expect(await stand.letters(person)).toEqual(expect.arrayContaining(['Refund: €40.01', 'Refund: €19.99']));
    expect(await stand.letterTo(person, 'Refund: €40.01')).toContain('Your plan has ended: it no longer');
  });

  it('confirm that somebody asked because of a problem', async () => {
    const { person, year } = await upgraded('fr');
    await ask(person.id, year, 'problem');
    await stand.tend();

    const letter = await stand.letterTo(person, 'Votre demande de remboursement est enregistrée');
    expect(letter).toContain('le remboursement d’Octavo Pro (formule annuelle)\u00a0:');
    expect(letter).toContain(`reçu numéro ${year}`);
  });

  it('refuse a withdrawal with amount, number and the reason, and ask for none', async () => {
    const { person, year } = await upgraded();
    const { id } = await ask(person.id, year);
    await decideRefund(stand.billing, id, 'refused', 'You ordered for a company.');
    await stand.tend();
    const letter = await stand.letterTo(person, 'About your withdrawal');

    expect(letter).toContain(`€40.01, paid on 31 January 2027, receipt number ${year}`);
    expect(letter).toContain('You ordered for a company.');
    expect(letter).not.toContain('what did not work');
  });
});

describe('the letter that welcomes', () => {
  it.each([
    ['pro-month', 'en', 'It costs €8.99 and renews by itself: the next €8.99 is charged on 28 February 2027'],
    ['pro-month', 'fr', 'les prochains 8,99\u00a0€ vous seront débités le 28 février 2027'],
  ])('to %s in %s says what it costs, and when next', async (plan, locale, words) => {
    const person = await stand.person(locale);
    await stand.buy(person, { plan });
    await stand.tend();

    expect(await stand.lettersTo(person)).toContain(words);
  });
});
