import type { BillingCycle } from '@octavo/contract/billing';
import { expect, it } from 'vitest';
import { afterPeriods, isPaidOnce, regularCycle, trialCycle } from './periods.ts';

const every = (interval_unit: BillingCycle['frequency']['interval_unit'], interval_count = 1) => ({
  interval_unit,
  interval_count,
});

it('renews on the last day of a short month, and on the original day after it', () => {
  const start = new Date('2027-12-31T22:15:30.500Z');
  const ends = [1, 2, 3, 4].map((times) => afterPeriods(start, every('MONTH'), times)?.toISOString());

  expect(ends).toEqual([
    '2028-01-31T22:15:30.500Z',
    '2028-02-29T22:15:30.500Z',
    '2028-03-31T22:15:30.500Z',
    '2028-04-30T22:15:30.500Z',
  ]);
});

it('renews yearly over the 29th of February, quarterly over the turn of the year, and lifetime never', () => {
  const leapDay = new Date('2028-02-29T00:00:00Z');

  expect(afterPeriods(leapDay, every('YEAR'))?.toISOString()).toBe('2029-02-28T00:00:00.000Z');
  expect(afterPeriods(leapDay, every('YEAR'), 4)?.toISOString()).toBe('2032-02-29T00:00:00.000Z');
  expect(afterPeriods(new Date('2026-11-30T08:00:00Z'), every('MONTH', 3))?.toISOString()).toBe(
    '2027-02-28T08:00:00.000Z',
  );
  expect(afterPeriods(leapDay, every('FOREVER'))).toBeNull();
});

it('counts days of a trial in hours, independent of time zones', () => {
  // Clocks in Paris go forward in between.
  expect(afterPeriods(new Date('2027-03-27T12:00:00Z'), every('DAY', 3))?.toISOString()).toBe(
    '2027-03-30T12:00:00.000Z',
  );
});

it('finds the regular price and the trial before it', () => {
  const price = { fixed_price: { value: '149.00', currency_code: 'USD' as const } };
  const trial: BillingCycle = { tenure_type: 'TRIAL', frequency: every('DAY', 3), pricing_scheme: price };
  const regular = (unit: 'MONTH' | 'FOREVER'): BillingCycle => ({
    tenure_type: 'REGULAR',
    frequency: every(unit),
    pricing_scheme: price,
  });
  const monthly = {
    id: 'pro-month',
    businessType: 'pro' as const,
    billing_cycles: [trial, regular('MONTH')],
  };
  const lifetime = { ...monthly, billing_cycles: [trial, regular('FOREVER')] };

  expect(regularCycle(monthly)).toBe(monthly.billing_cycles[1]);
  expect(trialCycle(monthly)).toBe(trial);
  expect(trialCycle(lifetime)).toBeNull();
  expect([isPaidOnce(monthly), isPaidOnce(lifetime)]).toEqual([false, true]);
  expect(() => regularCycle({ ...monthly, billing_cycles: [trial] })).toThrow(RangeError);
});
