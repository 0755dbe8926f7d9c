import { payPalProvider } from '@octavo/adapters/payments/paypal/provider';
import { memoryNotes } from './memory-notes.ts';
import type { PaymentWorld } from './payment-world.ts';
import { openPayPalServer, type PayPalServer, signedFor } from './paypal-server.ts';
import { settableClock } from './settable-clock.ts';

export const payPalKeys = { client: 'client-of-nobody', secret: 'secret-of-nobody', webhook: 'WEBHOOK1' };

export async function openPayPalWorld(
  start = new Date('2027-01-30T09:00:00Z'),
): Promise<PaymentWorld & { readonly server: PayPalServer }> {
  const clock = settableClock(start);
  const server = await openPayPalServer(payPalKeys, clock);
  const { ledger } = server;
  const settings = {
    ...payPalKeys,
    environment: 'sandbox' as const,
    address: server.address,
    timeoutMilliseconds: 300,
  };
  const known = (reference: string) => {
    const record = ledger.subscriptions.get(reference) ?? ledger.orders.get(reference);

    if (record === undefined) {
      throw new Error('no such thing at PayPal');
    }

    return record;
  };

  return {
    provider: payPalProvider(settings, clock, memoryNotes()),
    clock,
    server,
    can: { resume: true, changePlan: false, portal: false, list: false },
    toleranceSeconds: 4 * 24 * 3600,

    async pay(reference) {
      const record = known(reference);
      record.status = 'APPROVED';

      if ('amount' in record) {
        ledger.notify('CHECKOUT.ORDER.APPROVED', record);
      }
    },

    async decline(reference) {
      const record = known(reference);
      record.status = 'APPROVED';
      record.cardWorks = false;
    },

    async abandon(reference) {
      ledger.subscriptions.delete(reference);
    },

    async setCard(subscription, works) {
      known(subscription).cardWorks = works;
    },

    async dispute(reference, isWon) {
      const paid = ledger.payments.findLast(
        ({ id, subscription }) => subscription?.id === reference || id === reference,
      );

      if (paid !== undefined) {
        ledger.dispute(paid, isWon ? 'RESOLVED_SELLER_FAVOUR' : null);
      }
    },
    advance: async (to) => ledger.advance(to),
    messages: async (delivery) => server.outbox.take(delivery),
    forge: ({ body }) => signedFor('WEBHOOK2', clock.now(), body),
    close: () => server.close(),
  };
}
