import type { PaymentSnapshot } from '@octavo/domain/billing/payment-provider';
import { afterPeriods } from '@octavo/domain/billing/periods';
import type { PlanShown, SubscriptionAt } from './subscription-at.ts';

type Cycle = PlanShown['billing_cycles'][number];

/** Tolerance for charges: PayPal makes them at an hour of its own on the day a period begins. */
const dayMilliseconds = 24 * 3600 * 1000;

/**
 * End of the trial: the first charge while that lies ahead, later computed from the start. Null without a
 * trial.
 */
export function trialEnd(
  { start_time, status, billing_info }: SubscriptionAt,
  { billing_cycles }: PlanShown,
  payments: readonly PaymentSnapshot[],
): Date | null {
  const trial = billing_cycles.find(({ tenure_type }) => tenure_type === 'TRIAL');

  if (trial === undefined) {
    return null;
  }

  const reckoned = after(start_time, trial, 1);
  const next = billing_info?.next_billing_time;
  const isBefore = payments.every(({ at }) => at.getTime() < reckoned.getTime() - dayMilliseconds);
  const hasFailed = (billing_info?.failed_payments_count ?? 0) > 0;

  return status === 'ACTIVE' && isBefore && !hasFailed && next !== undefined ? next : reckoned;
}

/**
 * End of the period that a payment was for, however late the payment was made. Periods are counted from their
 * common start.
 */
export function periodPaidFor(paidAt: Date, start: Date, { billing_cycles }: PlanShown): Date {
  const regular = billing_cycles.find(({ tenure_type }) => tenure_type === 'REGULAR');

  if (regular === undefined) {
    return paidAt;
  }

  for (let periods = 1; ; periods += 1) {
    const end = after(start, regular, periods);

    if (end.getTime() > paidAt.getTime() + dayMilliseconds) {
      return end;
    }
  }
}

function after(start: Date, { frequency }: Cycle, times: number): Date {
  const { interval_unit, interval_count } = frequency;
  const period =
    interval_unit === 'WEEK'
      ? ({ interval_unit: 'DAY', interval_count: interval_count * 7 } as const)
      : { interval_unit, interval_count };

  return afterPeriods(start, period, times) ?? start;
}
