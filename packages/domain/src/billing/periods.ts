import type { BillingCycle, PlanProduct } from '@octavo/contract/billing';

export type Frequency = BillingCycle['frequency'];

const dayMilliseconds = 24 * 3600 * 1000;

/** The regular charge of a plan, recurring or one-time. */
export function regularCycle(plan: PlanProduct): BillingCycle {
  const cycle = plan.billing_cycles.find(({ tenure_type }) => tenure_type === 'REGULAR');

  if (cycle === undefined) {
    throw new RangeError(`plan ${plan.id} has no REGULAR cycle`);
  }

  return cycle;
}

/** The trial before it; null for a plan without one, and for a one-time payment. */
export function trialCycle(plan: PlanProduct): BillingCycle | null {
  const trial = plan.billing_cycles.find(({ tenure_type }) => tenure_type === 'TRIAL');

  return isPaidOnce(plan) ? null : (trial ?? null);
}

export function isPaidOnce(plan: PlanProduct): boolean {
  return regularCycle(plan).frequency.interval_unit === 'FOREVER';
}

/**
 * End of a number of periods that began at `start`, in UTC; null when a period never ends. Always counted
 * from the start: a plan begun on the 31st renews on the last day of a short month and on the 31st again
 * afterwards.
 */
export function afterPeriods(
  start: Date,
  { interval_unit, interval_count }: Frequency,
  times = 1,
): Date | null {
  const count = interval_count * times;

  switch (interval_unit) {
    case 'FOREVER':
      return null;
    case 'DAY':
      return new Date(start.getTime() + count * dayMilliseconds);
    case 'MONTH':
      return afterMonths(start, count);
    case 'YEAR':
      return afterMonths(start, count * 12);
  }
}

function afterMonths(start: Date, months: number): Date {
  const end = new Date(start);
  end.setUTCDate(1);
  end.setUTCMonth(end.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(start.getUTCDate(), lastDay));

  return end;
}
