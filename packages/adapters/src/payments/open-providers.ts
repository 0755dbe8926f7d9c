import type { PaymentProvider } from '@octavo/domain/billing/payment-provider';
import type { ProviderNotes } from '@octavo/domain/billing/provider-notes';
import type { Clock } from '@octavo/domain/ports';
import type { PaymentsConfig } from './payment-settings.ts';
import { payPalProvider } from './paypal/provider.ts';
import { stripeProvider } from './stripe/provider.ts';

/** Everybody who is configured to take money in earnest, the preferred one first. */
export function openProviders(
  { stripe, paypal }: PaymentsConfig,
  clock: Clock,
  notes: ProviderNotes,
): PaymentProvider[] {
  return [
    ...(stripe === null ? [] : [stripeProvider(stripe, clock)]),
    ...(paypal === null ? [] : [payPalProvider(paypal, clock, notes)]),
  ];
}
