import type { BillingCycle, PlanProduct } from '@octavo/contract/billing';
import { describe, expect, it } from 'vitest';
import { processPlans } from './plans.ts';

type IntervalUnit = BillingCycle['frequency']['interval_unit'];

function cycle(
  unit: IntervalUnit,
  count: number,
  value: string,
  tenure: BillingCycle['tenure_type'] = 'REGULAR',
) {
  return {
    tenure_type: tenure,
    frequency: { interval_unit: unit, interval_count: count },
    pricing_scheme: { fixed_price: { value, currency_code: 'USD' as const } },
  };
}

const month: PlanProduct = {
  id: 'month',
  businessType: 'pro',
  billing_cycles: [cycle('DAY', 3, '0.00', 'TRIAL'), cycle('MONTH', 1, '8.99')],
};
const quarter: PlanProduct = {
  id: 'quarter',
  businessType: 'pro',
  billing_cycles: [cycle('MONTH', 3, '19.99')],
};
const year: PlanProduct = { id: 'year', businessType: 'pro', billing_cycles: [cycle('YEAR', 1, '59.99')] };
const forEver: PlanProduct = {
  id: 'ever',
  businessType: 'pro',
  billing_cycles: [cycle('FOREVER', 1, '149.00')],
};
const assistant: PlanProduct = {
  id: 'assistant',
  businessType: 'ai_pdf_single',
  billing_cycles: [cycle('YEAR', 1, '47.99')],
};

const activeOf = (products: readonly PlanProduct[], requested?: 'MONTH' | 'YEAR') =>
  processPlans(products, requested ?? null)
    .filter(({ active }) => active)
    .map(({ id }) => id);

describe('displayed plans', () => {
  it('state their price, cycle and trial', () => {
    expect(processPlans([month])[0]).toEqual({
      id: 'month',
      businessType: 'pro',
      productType: 'MONTH',
      currency: 'USD',
      frequency: { interval_unit: 'MONTH', interval_count: 1 },
      regularPrice: '8.99',
      fixed_price: '0.00',
      frequencyFree: { interval_unit: 'DAY', interval_count: 3 },
      trialPrice: '0.00',
      trialDay: 3,
      monthlyMinor: 899,
      percentOff: 0,
      aiChecked: true,
      checked: false,
      active: false,
    });
    expect(processPlans([quarter])[0]).toMatchObject({
      fixed_price: '19.99',
      frequencyFree: null,
      trialPrice: null,
      trialDay: 0,
    });
  });

  it('call three months a quarter, and are sorted by length', () => {
    const types = processPlans([forEver, year, quarter, month]).map(({ productType }) => productType);

    expect(types).toEqual(['MONTH', 'QUARTERLY', 'YEAR', 'FOREVER']);
  });

  it.each([
    ['the quarter', [month, quarter, year], undefined, ['quarter']],
    ['the year, where there is no quarter', [month, year, forEver], undefined, ['year']],
    ['the first of two yearly plans', [assistant, year], undefined, ['assistant']],
    ['the requested plan', [month, quarter, year], 'MONTH', ['month']],
    ['the quarter, when the requested plan does not exist', [quarter, forEver], 'YEAR', ['quarter']],
    ['none, without a quarter and a year', [month, forEver], undefined, []],
  ] as const)('preselect %s', (_name, products, requested, chosen) => {
    expect(activeOf(products, requested)).toEqual(chosen);
  });

  it('include the assistant, except the assistant plan itself, and none is checked', () => {
    const plans = processPlans([year, assistant]);

    expect(plans.map(({ id, aiChecked, checked }) => [id, aiChecked, checked])).toEqual([
      ['year', true, false],
      ['assistant', false, false],
    ]);
  });

  it('state the saving against the same months of the monthly plan, never rounded up', () => {
    // 3 × 8.99 = 26.97 and 12 × 8.99 = 107.88: 25.88 and 44.39 percent.
    const saved = processPlans([month, quarter, year, forEver, assistant]).map((plan) => plan.percentOff);

    expect(saved).toEqual([0, 25, 44, 0, 0]);
  });

  it('state the price per month to the nearest cent', () => {
    const monthly = processPlans([month, quarter, year, forEver]).map((plan) => plan.monthlyMinor);

    expect(monthly).toEqual([899, 666, 500, null]);
  });
});
