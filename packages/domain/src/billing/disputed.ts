import type { PaymentSnapshot } from './payment-provider.ts';

/**
 * True when a bank has taken back some of the money that access stands on: of the newest payments, those that make up
 * what was agreed. A change of plan charges less than that, for what was paid before counts towards it.
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
