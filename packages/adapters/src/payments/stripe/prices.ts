import type { BillingCycle } from '@octavo/contract/billing';
import { minorUnits } from '@octavo/domain/billing/money';
import type { Stripe } from 'stripe';

const intervals = { DAY: 'day', MONTH: 'month', YEAR: 'year' } as const;

/** A price that is charged once. */
export function oncePrice({ pricing_scheme }: BillingCycle) {
  const { value, currency_code } = pricing_scheme.fixed_price;

  return { currency: currency_code.toLowerCase(), unit_amount: minorUnits(value) };
}

/** A price that is charged every period. */
export function recurringPrice(cycle: BillingCycle) {
  const { interval_unit, interval_count } = cycle.frequency;

  if (interval_unit === 'FOREVER') {
    throw new RangeError('what is paid once does not recur');
  }

  return { ...oncePrice(cycle), recurring: { interval: intervals[interval_unit], interval_count } };
}

/** True when the price is the one of the cycle. */
export function isSamePrice(price: Stripe.Price, cycle: BillingCycle): boolean {
  const { currency, unit_amount, recurring } = recurringPrice(cycle);

  return (
    price.currency === currency &&
    price.unit_amount === unit_amount &&
    price.recurring?.interval === recurring.interval &&
    price.recurring.interval_count === recurring.interval_count
  );
}
