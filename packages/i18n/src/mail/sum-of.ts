import type { Amount, PaidItem } from '@octavo/domain/billing/due-payment-letters';

/** What payments make together; null for a single one. All of a subscription are of one currency. */
export function sumOf(payments: readonly PaidItem[]): Amount | null {
  const [first, ...others] = payments;

  return first === undefined || others.length === 0
    ? null
    : {
        currency: first.amount.currency,
        minor: payments.reduce((sum, { amount }) => sum + amount.minor, 0),
      };
}
