import type { PaymentSnapshot } from './payment-provider.ts';

/**
 * True when a bank has reversed a payment that the current access is based on: one of the newest payments
 * that make up the agreed price. A plan change charges less than that price, because earlier payments count
 * towards it.
 */
export function isDisputedPayment(payments: readonly PaymentSnapshot[], agreedMinor: number | null): boolean {
  const settled = payments
    .filter(({ state, amountMinor }) => amountMinor > 0 && ['paid', 'disputed', 'refunded'].includes(state))
    .toSorted((one, other) => other.at.getTime() - one.at.getTime());
  let sum = 0;

  for (const { state, amountMinor } of settled) {
    if (state === 'disputed') {
      return true;
    }

    sum += amountMinor;

    if (agreedMinor === null || sum >= agreedMinor) {
      return false;
    }
  }

  return false;
}
