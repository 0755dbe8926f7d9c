import type { PlanProduct } from '@octavo/contract/billing';
import { minorUnits } from './money.ts';
import { afterPeriods, regularCycle } from './periods.ts';

/** A paid period and its price. */
export interface PaidPeriod {
  readonly from: Date;
  readonly until: Date;
  readonly priceMinor: number;
}

/** Amounts and dates of a change to another plan, calculated for one moment; amounts are in minor units. */
export interface ChangeQuote {
  /**
   * Time from which the rest of the paid period is counted, even when the change is ordered a little later.
   */
  readonly at: Date;
  /** Charged with the change; 0 for a plan that begins later. */
  readonly dueMinor: number;
  /** Price of a period of the other plan. */
  readonly priceMinor: number;
  /** Start of the other plan: `at`, or the end of the paid period. */
  readonly startsAt: Date;
  /** Time of the first charge of the price, or of the next one. */
  readonly nextAt: Date;
}

/**
 * Amount charged for changing to another plan now, with its first period starting now: its price less the
 * value left of the paid period. Null when that value is at least the price, or the paid period ends later:
 * the other plan then begins at the end of the paid period, so that no paid time is lost.
 */
export function chargeForChange(paid: PaidPeriod, plan: PlanProduct, now: Date): number | null {
  const { frequency } = regularCycle(plan);
  const end = afterPeriods(now, frequency);
  const amountMinor = priceOf(plan) - worthLeft(paid, now);

  return amountMinor <= 0 || end === null || end < paid.until ? null : amountMinor;
}

/** Quote for a plan that begins at once, with the amount its provider charges. */
export function quoteNow(plan: PlanProduct, dueMinor: number, at: Date): ChangeQuote {
  const nextAt = afterPeriods(at, regularCycle(plan).frequency);

  if (nextAt === null) {
    throw new RangeError('what is paid once is ordered anew');
  }

  return { at, dueMinor, priceMinor: priceOf(plan), startsAt: at, nextAt };
}

/** Quote for a plan that begins at the end of a paid period or a trial. */
export function quoteLater(plan: PlanProduct, startsAt: Date, at: Date): ChangeQuote {
  return { at, dueMinor: 0, priceMinor: priceOf(plan), startsAt, nextAt: startsAt };
}

/** True when two quotes have the same amounts and dates; a user is never charged anything else than shown. */
export function isSameQuote(one: ChangeQuote, other: ChangeQuote): boolean {
  return (
    one.dueMinor === other.dueMinor &&
    one.priceMinor === other.priceMinor &&
    one.startsAt.getTime() === other.startsAt.getTime() &&
    one.nextAt.getTime() === other.nextAt.getTime()
  );
}

function priceOf(plan: PlanProduct): number {
  return minorUnits(regularCycle(plan).pricing_scheme.fixed_price.value);
}

function worthLeft({ from, until, priceMinor }: PaidPeriod, now: Date): number {
  const share = (until.getTime() - now.getTime()) / (until.getTime() - from.getTime());

  // Quotes use whole seconds, so `now` may lie just before the period: its value is never more than its
  // price.
  return Math.floor(priceMinor * Math.min(1, Math.max(0, share)));
}
