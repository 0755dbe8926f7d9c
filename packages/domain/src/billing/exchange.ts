import type { Currency } from '@octavo/contract/billing';
import { minorUnits, moneyText } from './money.ts';

/**
 * Approximate price in the other currency, for comparison only; it is never charged.
 *
 * @param rate euros per dollar
 */
export function inOtherCurrency(
  { regularPrice, currency }: { readonly regularPrice: string; readonly currency: Currency },
  rate: number,
): { readonly value: string; readonly currency: Currency } {
  const minor = minorUnits(regularPrice);

  return currency === 'USD'
    ? { value: moneyText(Math.round(minor * rate)), currency: 'EUR' }
    : { value: moneyText(Math.round(minor / rate)), currency: 'USD' };
}
