import type { PaymentProvider } from '@octavo/domain/billing/payment-provider';
import type { Clock } from '@octavo/domain/ports';
import { forgetPerson, listActive } from './active.ts';
import { cancelAtEnd, endNow, refund, resume } from './changes.ts';
import { abandonCheckout, readCheckout, startCheckout } from './checkout.ts';
import { openStripe, type StripeSettings } from './client.ts';
import { readEvent } from './events.ts';
import { isOnce, readOnce } from './once.ts';
import { changePlan, quoteChange } from './plan-changes.ts';
import { openPortal } from './portal.ts';
import { readRenewing } from './subscription.ts';

/** Stripe: Checkout takes the money, Billing renews; cards are only ever typed into Stripe's own pages. */
export function stripeProvider(settings: StripeSettings, clock: Clock): PaymentProvider {
  const stripe = openStripe(settings);

  return {
    id: 'stripe',
    changesPlans: true,
    startCheckout: (checkout) => startCheckout(stripe, clock, checkout),
    readCheckout: (reference) => readCheckout(stripe, reference),
    abandonCheckout: (reference) => abandonCheckout(stripe, reference),
    listActive: (installation) => listActive(stripe, installation),
    // Stripe's payments show their disputes.
    lookForDisputes: async () => [],
    readSubscription: (reference) =>
      isOnce(reference) ? readOnce(stripe, reference) : readRenewing(stripe, reference),
    readEvent: (event) => readEvent(stripe, settings.webhookSecret, clock, event),
    cancelAtEnd: (reference) => cancelAtEnd(stripe, reference),
    resume: (reference) => resume(stripe, reference),
    quoteChange: (reference, plan, at) => quoteChange(stripe, reference, plan, at),
    changePlan: (reference, plan, agreed) => changePlan(stripe, reference, plan, agreed),
    endNow: (reference) => endNow(stripe, clock, reference),
    refund: (payment) => refund(stripe, payment),
    forgetPerson: (reference) => forgetPerson(stripe, reference),
    portalUrl: (reference, returnUrls) => openPortal(stripe, reference, returnUrls),
  };
}
