import { randomIds } from '@octavo/adapters/system/system';
import type { BillingCycle, Currency, PlanProduct } from '@octavo/contract/billing';
import type { Checkout } from '@octavo/domain/billing/payment-provider';
import type { Frequency } from '@octavo/domain/billing/periods';

/** A plan with one price, after a trial of `trialDays` days. */
export function makePlan(
  id: string,
  frequency: Frequency,
  value: string,
  { trialDays = 0, currency = 'EUR' as Currency } = {},
): PlanProduct {
  const price = (amount: string) => ({ fixed_price: { value: amount, currency_code: currency } });
  const trial: BillingCycle = {
    tenure_type: 'TRIAL',
    frequency: { interval_unit: 'DAY', interval_count: trialDays },
    pricing_scheme: price('0.00'),
  };
  const regular: BillingCycle = { tenure_type: 'REGULAR', frequency, pricing_scheme: price(value) };

  return { id, businessType: 'pro', billing_cycles: trialDays === 0 ? [regular] : [trial, regular] };
}

export function makeCheckout(plan: PlanProduct, changes: Partial<Checkout> = {}): Checkout {
  return {
    order: randomIds.token(),
    account: randomIds.token(),
    installation: 'this-one',
    email: 'reader@example.org',
    locale: 'fr',
    plan,
    startsAt: null,
    planName: 'Octavo Pro',
    successUrl: 'https://octavo.example/fr/success-subscription',
    cancelUrl: 'https://octavo.example/fr/pricing',
    ...changes,
  };
}
