import type { Currency } from '@octavo/contract/billing';
import { minorUnits, moneyText } from './money.ts';

/** What a price is about in the other currency, to compare: nobody is ever charged this. `rate`: euros for one dollar. */
export function inOtherCurrency(
  { regularPrice, currency }: { readonly regularPrice: string; readonly currency: Currency },
  rate: number,
): { readonly value: string; readonly currency: Currency } {
  const minor = minorUnits(regularPrice);

  return currency === 'USD'
    ? { value: moneyText(Math.round(minor * rate)), currency: 'EUR' }
    : { value: moneyText(Math.round(minor / rate)), currency: 'USD' };
}
