import type { PaymentSnapshot } from '@octavo/domain/billing/payment-provider';
import type { Stripe } from 'stripe';
import { dateOf, idOf } from './client.ts';

/** Payments of invoices, in their order, identified by their payment intents, by which they are refunded. */
export function paymentsOf(
  invoices: readonly Stripe.Invoice[],
  charges: readonly Stripe.Charge[],
  disputed: ReadonlySet<string | null>,
): PaymentSnapshot[] {
  const refunded = new Set(
    charges.filter(({ refunded: isWhole }) => isWhole).map(({ payment_intent }) => idOf(payment_intent)),
  );

  return invoices.flatMap((invoice) => {
    const intent = intentOf(invoice);

    // Invoices of zero, such as those of a trial, have no payment intent.
    return intent === null ? [] : [paymentOf(invoice, intent, settledState(intent))];
  });

  function settledState(intent: string): PaymentSnapshot['state'] {
    if (refunded.has(intent)) {
      return 'refunded';
    }

    return disputed.has(intent) ? 'disputed' : 'paid';
  }
}

function intentOf({ payments }: Stripe.Invoice): string | null {
  const made = payments?.data ?? [];
  const decisive = made.find(({ status }) => status === 'paid') ?? made.at(-1);

  return idOf(decisive?.payment.payment_intent);
}

/** `settled` is the state of the payment if its invoice is paid. */
function paymentOf(
  invoice: Stripe.Invoice,
  reference: string,
  settled: PaymentSnapshot['state'],
): PaymentSnapshot {
  const { status, attempted, amount_paid, amount_due, created, currency, parent } = invoice;
  // Metadata of the subscription when the invoice was made: it may have another plan by now.
  const plan = parent?.subscription_details?.metadata?.['plan'] ?? null;
  const common = { reference, currency: currency.toUpperCase(), plan };

  if (status === 'paid') {
    const at = dateOf(invoice.status_transitions.paid_at ?? created);

    return { ...common, at, amountMinor: amount_paid, state: settled };
  }

  const isOpen = status === 'open' || status === 'draft';

  return {
    ...common,
    at: dateOf(created),
    amountMinor: amount_due,
    state: isOpen && !attempted ? 'pending' : 'failed',
  };
}
