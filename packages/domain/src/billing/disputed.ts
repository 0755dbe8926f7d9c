import type { SubscriptionSnapshot } from './payment-provider.ts';

/**
 * True when a bank has taken back some of the money that access stands on: of the newest payments, those that make up
 * what was agreed. A change of plan charges less than that, for what was paid before counts towards it.
 */
export function isTakenBack({ payments, priceMinor }: SubscriptionSnapshot): boolean {
  const settled = payments
    .filter(({ state, amountMinor }) => amountMinor > 0 && ['paid', 'disputed', 'refunded'].includes(state))
    .toSorted((one, other) => other.at.getTime() - one.at.getTime());
  let sum = 0;

  for (const { state, amountMinor } of settled) {
    if (state === 'disputed') {
      return true;
    }

    sum += amountMinor;

    if (priceMinor === null || sum >= priceMinor) {
      return false;
    }
  }

  return false;
}
