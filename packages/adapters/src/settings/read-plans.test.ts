import { offeredPlan, offeredPlans, planIn } from '@octavo/domain/billing/plan-book';
import { processPlans } from '@octavo/domain/billing/plans';
import { expect, it } from 'vitest';
import { parsePlans } from './plan-file.ts';
import { readPlans } from './read-plans.ts';

const shipped = await readPlans(null);

it('sells Pro and questions alone at the same amounts in both currencies', () => {
  const offered = offeredPlans(shipped);

  for (const currency of ['USD', 'EUR'] as const) {
    const plans = processPlans(offered).filter((plan) => plan.currency === currency);
    const sold = (product: string) =>
      plans
        .filter(({ businessType }) => businessType === product)
        .map(({ id, regularPrice, trialDay, aiChecked, checked }) => [
          id,
          regularPrice,
          trialDay,
          aiChecked,
          checked,
        ]);
    expect(sold('pro')).toEqual([
      ['pro-month', '8.99', 3, true, false],
      ['pro-quarter', '19.99', 0, true, false],
      ['pro-year', '59.99', 3, true, false],
    ]);
    expect(sold('ai_pdf_single')).toEqual([
      ['ai-pdf-month', '7.99', 0, false, false],
      ['ai-pdf-year', '47.99', 0, false, false],
    ]);
  }
});

it('accepts plans that are not offered, and does not sell them', () => {
  expect(planIn(shipped, 'pro-lifetime', 'EUR')?.billing_cycles[0]?.pricing_scheme.fixed_price).toEqual({
    value: '149.00',
    currency_code: 'EUR',
  });
  expect(offeredPlan(shipped, 'pro-lifetime', 'EUR')).toBeNull();
});

const price = (value: string) => ({ fixed_price: { USD: value } });
const month = { interval_unit: 'MONTH', interval_count: 1 };
const regular = { tenure_type: 'REGULAR', frequency: month, pricing_scheme: price('8.99') };
const plan = { id: 'pro-month', businessType: 'pro', isOffered: true, billing_cycles: [regular] };
const file = { currencies: ['USD'], exchangeRate: 0.9, plans: [plan] };

it.each([
  [
    'a price that is not to the cent',
    { plans: [{ ...plan, billing_cycles: [{ ...regular, pricing_scheme: price('8.9') }] }] },
    'must be a price such as 8.99',
  ],
  ['a price that is missing', { currencies: ['USD', 'EUR'] }, 'pro-month: the price in EUR is missing'],
  ['an id that is used twice', { plans: [plan, plan] }, 'used twice'],
  ['a plan without a regular cycle', { plans: [{ ...plan, billing_cycles: [] }] }, 'one REGULAR cycle'],
  [
    'a trial counted in months',
    { plans: [{ ...plan, billing_cycles: [regular, { ...regular, tenure_type: 'TRIAL' }] }] },
    'given in days',
  ],
  ['an unknown setting', { discount: 5 }, 'discount'],
])('refuses to start with %s', (_name, changes, message) => {
  expect(() => parsePlans(JSON.stringify({ ...file, ...changes }))).toThrow(message);
});

it('names the setting whose file is missing or is not JSON', async () => {
  await expect(readPlans('/missing/plans.json')).rejects.toThrow(/OCTAVO_PLANS: .*\/missing\/plans\.json/);
  expect(() => parsePlans('{')).toThrow(/invalid plans\n {2}not valid JSON: /);
});
