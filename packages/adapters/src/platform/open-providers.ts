import type { PaymentProvider } from '@octavo/domain/billing/payment-provider';
import type { ProviderNotes } from '@octavo/domain/billing/provider-notes';
import type { Clock } from '@octavo/domain/ports';
import { payPalProvider } from '../payments/paypal/provider.ts';
import type { PaymentsConfig } from '../settings/payment-settings.ts';

/** All configured payment providers, the preferred one first. */
export async function openProviders(
  { stripe, paypal }: PaymentsConfig,
  clock: Clock,
  notes: ProviderNotes,
): Promise<PaymentProvider[]> {
  const providers: PaymentProvider[] = [];

  if (stripe !== null) {
    // Loaded only if configured: Stripe's library takes 35 MB and a third of a second.
    const { stripeProvider } = await import('../payments/stripe/provider.ts');
    providers.push(stripeProvider(stripe, clock));
  }

  if (paypal !== null) {
    providers.push(payPalProvider(paypal, clock, notes));
  }

  return providers;
}
