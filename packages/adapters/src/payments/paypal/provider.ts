import type { PaymentProvider } from '@octavo/domain/billing/payment-provider';
import type { ProviderNotes } from '@octavo/domain/billing/provider-notes';
import type { Clock } from '@octavo/domain/ports';
import { cancel, refund, resume, suspend } from './changes.ts';
import { abandonCheckout, readCheckout, startCheckout } from './checkout.ts';
import { openPayPal } from './client.ts';
import { readEvent } from './events.ts';
import { lookForDisputes } from './look-for-disputes.ts';
import { readOnce } from './once.ts';
import type { PayPalSettings } from './settings.ts';
import { readRenewing } from './subscription.ts';
import { isSubscription } from './subscription-checkout.ts';

/**
 * PayPal provider: subscriptions for plans that renew, orders for plans paid once. A plan cancelled at its
 * end is suspended until then, so that it can be resumed. A change of plan needs the user's consent there: a
 * new checkout.
 */
export function payPalProvider(
  settings: PayPalSettings,
  clock: Clock,
  notes: ProviderNotes,
): PaymentProvider {
  const paypal = openPayPal(settings, clock);
  const plans = { paypal, notes, account: settings.client };
  const disputes = { paypal, notes };

  return {
    id: 'paypal',
    changesPlans: false,
    startCheckout: (checkout) => startCheckout(plans, checkout),
    readCheckout: (reference) => readCheckout(plans, reference),
    abandonCheckout: (reference) => abandonCheckout(plans, reference),

    listActive: async () => null,
    lookForDisputes: (since) => lookForDisputes(disputes, since),

    async readSubscription(reference) {
      const ended = await notes.find('paypal', endedKey(reference));
      const endedAt = ended === null ? null : new Date(ended);

      return isSubscription(reference)
        ? readRenewing(disputes, clock, reference, endedAt)
        : readOnce(disputes, reference, endedAt);
    },

    readEvent: (event) => readEvent(disputes, settings.webhook, clock, event),
    cancelAtEnd: (reference) => suspend(paypal, reference),
    resume: (reference) => resume(paypal, reference),
    quoteChange: async () => null,
    changePlan: async () => false,

    async endNow(reference) {
      await cancel(paypal, reference, 'Ended');
      await notes.keep('paypal', endedKey(reference), clock.now().toISOString());
    },

    refund: (payment) => refund(paypal, payment),
    // PayPal stores its customers for itself, not on our behalf.
    forgetPerson: async () => undefined,
    portalUrl: async () => null,
  };
}

/**
 * Note kept here that a plan was ended early: at PayPal it lasts to the end of the paid period, or for ever.
 */
const endedKey = (reference: string) => `ended:${reference}`;
