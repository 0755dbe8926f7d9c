import type { PlanProduct } from '@octavo/contract/billing';
import { minorUnits } from './money.ts';
import { afterPeriods, regularCycle } from './periods.ts';

/** A period that was paid for, and what a period of its plan costs. */
export interface PaidPeriod {
  readonly from: Date;
  readonly until: Date;
  readonly priceMinor: number;
}

/** What going on with another plan means, worked out for one moment; amounts are minor units. */
export interface ChangeQuote {
  /** What is left of the period that was paid for is counted from here, also when it is ordered a little later. */
  readonly at: Date;
  /** Charged with the change; 0 for a plan that begins later. */
  readonly dueMinor: number;
  /** What a period of the other plan costs. */
  readonly priceMinor: number;
  /** When the other plan begins: at that moment, or once what was paid for is used up. */
  readonly startsAt: Date;
  /** When its price is charged for the first time, or for the next. */
  readonly nextAt: Date;
}

/**
 * What is charged for going on with another plan at this moment, whose first period then begins: its price less what is
 * left of the period that was paid for. Null where that is worth as much, or lasts longer: then the other plan begins
 * when it is used up, so that nobody loses what they paid for.
 */
export function chargeForChange(paid: PaidPeriod, plan: PlanProduct, now: Date): number | null {
  const { frequency } = regularCycle(plan);
  const end = afterPeriods(now, frequency);
  const amountMinor = priceOf(plan) - worthLeft(paid, now);

  return amountMinor <= 0 || end === null || end < paid.until ? null : amountMinor;
}

/** A plan that begins at once, for what its provider charges then. */
export function quoteNow(plan: PlanProduct, dueMinor: number, at: Date): ChangeQuote {
  const nextAt = afterPeriods(at, regularCycle(plan).frequency);

  if (nextAt === null) {
    throw new RangeError('what is paid once is ordered anew');
  }

  return { at, dueMinor, priceMinor: priceOf(plan), startsAt: at, nextAt };
}

/** A plan that begins once what was paid for, or a trial, is over. */
export function quoteLater(plan: PlanProduct, startsAt: Date, at: Date): ChangeQuote {
  return { at, dueMinor: 0, priceMinor: priceOf(plan), startsAt, nextAt: startsAt };
}

/** True when two quotes ask for the same, so that nobody is charged what they were not told. */
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

  // Quotes are for whole seconds: one of the first second of a period is not worth more than it.
  return Math.floor(priceMinor * Math.min(1, Math.max(0, share)));
}
