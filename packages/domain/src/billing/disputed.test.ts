import { describe, expect, it } from 'vitest';
import { isDisputedPayment } from './disputed.ts';
import type { PaymentSnapshot } from './payment-provider.ts';

type Paid = readonly [amountMinor: number, state: PaymentSnapshot['state']];

/** Payments, the newest first. */
function paymentsOf(paid: readonly Paid[]): PaymentSnapshot[] {
  return paid.map(([amountMinor, state], place) => ({
    reference: `payment-${place}`,
    at: new Date(Date.UTC(2027, 11 - place)),
    amountMinor,
    currency: 'EUR',
    state,
  }));
}

describe('money that a bank has taken back', () => {
  it.each<[string, number | null, readonly Paid[], boolean]>([
    [
      'what was paid last',
      899,
      [
        [899, 'disputed'],
        [899, 'paid'],
      ],
      true,
    ],
    [
      'a period that is over',
      899,
      [
        [899, 'paid'],
        [899, 'disputed'],
      ],
      false,
    ],
    [
      'a plan that was changed',
      5999,
      [
        [4500, 'paid'],
        [1999, 'disputed'],
      ],
      true,
    ],
    [
      'a plan that was changed twice',
      5999,
      [
        [4100, 'paid'],
        [1400, 'paid'],
        [899, 'disputed'],
      ],
      true,
    ],
    [
      'a period before a change',
      5999,
      [
        [4500, 'paid'],
        [1999, 'paid'],
        [1999, 'disputed'],
      ],
      false,
    ],
    [
      'a charge that failed since',
      899,
      [
        [899, 'failed'],
        [899, 'disputed'],
      ],
      true,
    ],
    [
      'a bill over nothing since',
      899,
      [
        [0, 'paid'],
        [899, 'disputed'],
      ],
      true,
    ],
    [
      'a price nobody knows',
      null,
      [
        [899, 'paid'],
        [899, 'disputed'],
      ],
      false,
    ],
  ])('is of %s', (_name, priceMinor, paid, expected) => {
    expect(isDisputedPayment(paymentsOf(paid), priceMinor)).toBe(expected);
  });
});
