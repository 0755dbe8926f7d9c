import { type Currency, currencies } from '@octavo/contract/billing';
import { moneyText } from '@octavo/domain/billing/money';

/** An amount as it crosses the wire. */
export function amountView(minor: number, currency: string): { value: string; currency_code: Currency } {
  return { value: moneyText(minor), currency_code: currencyOf(currency) };
}

/** The currency by its code, of those that anything is sold in. */
export function currencyOf(code: string): Currency {
  const known = currencies.find((currency) => currency === code);

  if (known === undefined) {
    throw new Error(`nothing is sold in ${code}`);
  }

  return known;
}
