import type { PaymentSnapshot, SubscriptionSnapshot } from '@octavo/domain/billing/payment-provider';
import type { Stripe } from 'stripe';
import { askFor, dateOf } from './client.ts';
import { reversedIntents } from './disputes.ts';

/** True for a payment intent, the reference of a plan that is paid once. */
export const isOnce = (reference: string) => reference.startsWith('pi_');

/** Reads a plan that is paid once. */
export async function readOnce(stripe: Stripe, reference: string): Promise<SubscriptionSnapshot | null> {
  const intent = await askFor('a payment', () =>
    stripe.paymentIntents.retrieve(reference, { expand: ['latest_charge.refunds'] }),
  );

  if (intent === null) {
    return null;
  }

  const charge = wholeCharge(intent);
  const isDisputed = charge !== null && (await reversedIntents(stripe, [charge])).size > 0;
  const payment = { reference, at: dateOf(charge?.created ?? intent.created) };
  const endedAt = endOf(intent, charge);
  const state = isDisputed ? 'disputed' : stateOf(intent, charge);

  return {
    reference,
    order: intent.metadata['order'] ?? null,
    plan: intent.metadata['plan'] ?? null,
    installation: intent.metadata['installation'] ?? null,
    currency: intent.currency.toUpperCase(),
    priceMinor: intent.amount,
    state: endedAt !== null ? 'ended' : state === 'paid' || state === 'disputed' ? 'active' : 'pending',
    trialEndsAt: null,
    paidUntil: endedAt,
    renews: false,
    endedAt,
    planStartsAt: null,
    payments: [{ ...payment, amountMinor: intent.amount, currency: intent.currency.toUpperCase(), state }],
  };
}

function wholeCharge({ latest_charge }: Stripe.PaymentIntent): Stripe.Charge | null {
  return typeof latest_charge === 'string' ? null : latest_charge;
}

function stateOf(intent: Stripe.PaymentIntent, charge: Stripe.Charge | null): PaymentSnapshot['state'] {
  if (charge?.refunded === true) {
    return 'refunded';
  }

  if (intent.status === 'succeeded') {
    return 'paid';
  }

  return intent.status === 'processing' ? 'pending' : 'failed';
}

/** Time at which it was ended by us, refunded, or cancelled before it was paid. */
function endOf(intent: Stripe.PaymentIntent, charge: Stripe.Charge | null): Date | null {
  const marked = intent.metadata['ended_at'];

  if (marked !== undefined) {
    return new Date(marked);
  }

  if (charge?.refunded === true) {
    return dateOf(charge.refunds?.data[0]?.created ?? charge.created);
  }

  return intent.canceled_at === null ? null : dateOf(intent.canceled_at);
}
