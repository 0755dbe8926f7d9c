import type { PlanProduct } from '@octavo/contract/billing';
import { minorUnits } from './money.ts';
import { afterPeriods, regularCycle } from './periods.ts';

/** A period that was paid for, and what a period of its plan costs. */
export interface PaidPeriod {
  readonly from: Date;
  readonly until: Date;
  readonly priceMinor: number;
}

/**
 * What is charged for going on with another plan at this moment, whose first period then begins: its price less what is
 * left of the period that was paid for. Null where that is worth as much, or lasts longer: then the other plan begins
 * when it is used up, so that nobody loses what they paid for.
 */
export function chargeForChange(paid: PaidPeriod, plan: PlanProduct, now: Date): number | null {
  const { frequency, pricing_scheme } = regularCycle(plan);
  const end = afterPeriods(now, frequency);
  const amountMinor = minorUnits(pricing_scheme.fixed_price.value) - worthLeft(paid, now);

  return amountMinor <= 0 || end === null || end < paid.until ? null : amountMinor;
}

function worthLeft({ from, until, priceMinor }: PaidPeriod, now: Date): number {
  const share = (until.getTime() - now.getTime()) / (until.getTime() - from.getTime());

  return Math.floor(priceMinor * Math.max(0, share));
}
