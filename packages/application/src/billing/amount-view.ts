import { type Currency, currencies } from '@octavo/contract/billing';
import { moneyText } from '@octavo/domain/billing/money';

/** An amount as it crosses the wire. */
export function amountView(minor: number, currency: string): { value: string; currency_code: Currency } {
  return { value: moneyText(minor), currency_code: currencyOf(currency) };
}

/** Currency with this code, among those that plans are sold in. Throws for any other code. */
export function currencyOf(code: string): Currency {
  const known = currencies.find((currency) => currency === code);

  if (known === undefined) {
    throw new Error(`no plan is sold in ${code}`);
  }

  return known;
}
