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

describe('a disputed payment', () => {
  it.each<[string, number | null, readonly Paid[], boolean]>([
    [
      'the last payment',
      899,
      [
        [899, 'disputed'],
        [899, 'paid'],
      ],
      true,
    ],
    [
      'a past period',
      899,
      [
        [899, 'paid'],
        [899, 'disputed'],
      ],
      false,
    ],
    [
      'a changed plan',
      5999,
      [
        [4500, 'paid'],
        [1999, 'disputed'],
      ],
      true,
    ],
    [
      'a plan changed twice',
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
      'a charge followed by a failed one',
      899,
      [
        [899, 'failed'],
        [899, 'disputed'],
      ],
      true,
    ],
    [
      'a payment followed by a bill of zero',
      899,
      [
        [0, 'paid'],
        [899, 'disputed'],
      ],
      true,
    ],
    [
      'a payment with an unknown price',
      null,
      [
        [899, 'paid'],
        [899, 'disputed'],
      ],
      false,
    ],
  ])('is evaluated for %s', (_name, priceMinor, paid, expected) => {
    expect(isDisputedPayment(paymentsOf(paid), priceMinor)).toBe(expected);
  });
});
