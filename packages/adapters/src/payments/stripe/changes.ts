import type { PaymentSnapshot } from '@octavo/domain/billing/payment-provider';
import type { Clock } from '@octavo/domain/ports';
import type { Stripe } from 'stripe';
import { ask, askFor, orNull } from './client.ts';
import { isOnce } from './once.ts';
import { isToEnd } from './subscription.ts';

export async function cancelAtEnd(stripe: Stripe, reference: string): Promise<void> {
  const subscription = await findActive(stripe, reference);

  if (subscription !== null && !isToEnd(subscription)) {
    await ask('a cancellation', () => stripe.subscriptions.update(reference, { cancel_at_period_end: true }));
  }
}

export async function resume(stripe: Stripe, reference: string): Promise<boolean> {
  const subscription = await findActive(stripe, reference);

  if (subscription === null) {
    return false;
  }

  if (isToEnd(subscription)) {
    await ask('taking a cancellation back', () =>
      stripe.subscriptions.update(reference, active(subscription)),
    );
  }

  return true;
}

export async function endNow(stripe: Stripe, clock: Clock, reference: string): Promise<void> {
  if (isOnce(reference)) {
    const metadata = { ended_at: clock.now().toISOString() };
    await askFor('the end of a plan', () => stripe.paymentIntents.update(reference, { metadata }));
  } else if ((await findActive(stripe, reference)) !== null) {
    await askFor('the end of a plan', () => stripe.subscriptions.cancel(reference, { prorate: false }));
  }
}

/** Refunds a payment. A second call finds nothing left to refund. */
export async function refund(stripe: Stripe, { reference }: PaymentSnapshot): Promise<void> {
  await ask('a refund', () =>
    stripe.refunds
      .create({ payment_intent: reference })
      .catch((error: unknown) => orNull(error, 'charge_already_refunded')),
  );
}

/** A subscription that has not ended; null also for plans that are paid once. */
export async function findActive(stripe: Stripe, reference: string): Promise<Stripe.Subscription | null> {
  const subscription = isOnce(reference)
    ? null
    : await askFor('a subscription', () => stripe.subscriptions.retrieve(reference));

  return subscription === null || hasEnded(subscription) ? null : subscription;
}

const hasEnded = ({ status }: Stripe.Subscription) =>
  status === 'canceled' || status === 'incomplete_expired';

/** Parameters that withdraw a cancellation: Stripe refuses both ways of cancelling in one call. */
export function active({ cancel_at_period_end }: Stripe.Subscription): Stripe.SubscriptionUpdateParams {
  return cancel_at_period_end ? { cancel_at_period_end: false } : { cancel_at: '' };
}
