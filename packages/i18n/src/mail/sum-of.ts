import type { ChargeAmount, PaidItem } from '@octavo/domain/billing/due-payment-emails';
import type { Locale } from '../locales.ts';
import { amountText } from './money-text.ts';

/** Sum of several payments; null for a single one. All payments of a subscription have the same currency. */
export function sumOf(payments: readonly PaidItem[]): ChargeAmount | null {
  const [first, ...others] = payments;

  return first === undefined || others.length === 0
    ? null
    : {
        currency: first.amount.currency,
        minor: payments.reduce((sum, { amount }) => sum + amount.minor, 0),
      };
}

/** Formatted sum of the payments, even of a single one. */
export function totalText(locale: Locale, payments: readonly PaidItem[]): string {
  const sum = sumOf(payments) ?? payments[0]?.amount;

  return sum === undefined ? '' : amountText(locale, sum);
}
