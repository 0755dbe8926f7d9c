import type { PlanProduct } from '@octavo/contract/billing';
import { processPlans } from '@octavo/domain/billing/plans';
import { describe, expect, it } from 'vitest';
import { arrange, preselect, variantOf } from './variants.ts';

const frequencies = [
  { id: 'pro-year', frequency: { interval_unit: 'YEAR', interval_count: 1 } },
  { id: 'pro-month', frequency: { interval_unit: 'MONTH', interval_count: 1 } },
  { id: 'pro-quarter', frequency: { interval_unit: 'MONTH', interval_count: 3 } },
] as const;

const products = frequencies.map(
  ({ id, frequency }): PlanProduct => ({
    id,
    businessType: 'pro',
    billing_cycles: [
      {
        tenure_type: 'REGULAR',
        frequency,
        pricing_scheme: { fixed_price: { value: '10.00', currency_code: 'USD' } },
      },
    ],
  }),
);

describe('the pricing page', () => {
  it.each([
    ['octavo', 'payDefault', ['pro-month', 'pro-quarter', 'pro-year'], 'pro-quarter'],
    ['landingQ', 'payQ', ['pro-quarter', 'pro-year', 'pro-month'], 'pro-quarter'],
    ['landingM', 'payM', ['pro-month', 'pro-year', 'pro-quarter'], 'pro-month'],
  ] as const)('of channel %s has variant %s', (channel, name, order, chosen) => {
    const variant = variantOf(channel);
    const plans = arrange(processPlans(products, variant.chosen), variant);

    expect(variant.name).toBe(name);
    expect(plans.map(({ id }) => id)).toEqual(order);
    expect(plans.find(({ active }) => active)?.id).toBe(chosen);
  });

  it.each([
    ['pro-year', 'pro-year'],
    ['pro-decade', 'pro-quarter'],
    [null, 'pro-quarter'],
  ])('opened with plan %s preselects only %s', (wanted, chosen) => {
    const plans = preselect(processPlans(products), wanted);

    expect(plans.filter(({ active }) => active).map(({ id }) => id)).toEqual([chosen]);
  });
});
