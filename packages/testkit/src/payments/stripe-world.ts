import { stripeProvider } from '@octavo/adapters/payments/stripe/provider';
import type { PaymentWorld } from './payment-world.ts';
import { settableClock } from './settable-clock.ts';
import { completeCheckout } from './stripe/sales.ts';
import { openStripeServer, type StripeServer, signedBy } from './stripe-server.ts';

export const stripeKeys = { key: 'sk_test_of_nobody', webhookSecret: 'whsec_of_nobody' };

export async function openStripeWorld(
  start = new Date('2027-01-30T09:00:00Z'),
): Promise<PaymentWorld & { readonly server: StripeServer }> {
  const clock = settableClock(start);
  const server = await openStripeServer(stripeKeys, clock);
  const session = (reference: string) => known(server.ledger.sessions.get(reference));

  return {
    provider: stripeProvider({ ...stripeKeys, address: server.address, timeoutMilliseconds: 300 }, clock),
    clock,
    server,
    can: { resume: true, changePlan: true, portal: true, list: true },
    toleranceSeconds: 300,
    pay: async (reference) => completeCheckout(server.ledger, session(reference)),
    // Stripe leaves the checkout open for another card.
    decline: async () => undefined,
    async abandon(reference) {
      session(reference).status = 'expired';
      server.ledger.notify('checkout.session.expired', session(reference));
    },
    async setCard(subscription, works) {
      known(server.ledger.subscriptions.get(subscription)).cardWorks = works;
    },
    async dispute(subscription, isWon) {
      const { ledger } = server;
      const paid = ledger.invoices.findLast((one) => one.subscription.id === subscription)?.intent;
      ledger.dispute(known(paid ?? ledger.intents.get(subscription)), isWon ? 'won' : 'needs_response');
    },
    advance: async (to) => server.advance(to),
    messages: async (delivery) => server.outbox.take(delivery),
    forge: ({ body }) => signedBy('whsec_of_somebody_else', clock.now(), body),
    close: () => server.close(),
  };
}

function known<T>(record: T | undefined): T {
  if (record === undefined) {
    throw new Error('no such thing at the provider');
  }

  return record;
}
