import type { Checkout, CheckoutSnapshot, StartedCheckout } from '@octavo/domain/billing/payment-provider';
import { isPaidOnce } from '@octavo/domain/billing/periods';
import { cancel } from './changes.ts';
import { beginOrder, capture, seeOrder } from './order-checkout.ts';
import type { PayPalPlans } from './plans.ts';
import { activate, beginSubscription, isSubscription, seeSubscription } from './subscription-checkout.ts';

/**
 * Starts a subscription, or an order for a plan that is paid once; after the user's consent, both wait for
 * us.
 */
export async function startCheckout(plans: PayPalPlans, checkout: Checkout): Promise<StartedCheckout> {
  const { id, links } = isPaidOnce(checkout.plan)
    ? await beginOrder(plans.paypal, checkout)
    : await beginSubscription(plans, checkout);
  const link = links.find(({ rel }) => rel === 'approve' || rel === 'payer-action');

  // Requested again after the user's consent, a checkout has no approval link any more.
  return { reference: id, url: link?.href ?? checkout.successUrl };
}

type CheckoutContext = Pick<PayPalPlans, 'paypal' | 'notes'>;

/** Note kept here, because PayPal can neither cancel nor mark a checkout before the user's consent. */
const abandonedKey = (reference: string) => `abandoned:${reference}`;

export async function abandonCheckout(place: CheckoutContext, reference: string): Promise<void> {
  if (['waiting', 'agreed'].includes((await see(place, reference)).state)) {
    await place.notes.keep('paypal', abandonedKey(reference), 'true');
  }
}

/** Reads a checkout, and completes it after the user's consent unless it was abandoned. */
export async function readCheckout(place: CheckoutContext, reference: string): Promise<CheckoutSnapshot> {
  const { state, subscription } = await see(place, reference);

  if (state === 'failed') {
    return abandon(place, reference);
  }

  if (state !== 'waiting' && state !== 'agreed') {
    return { state, subscription };
  }

  if ((await place.notes.find('paypal', abandonedKey(reference))) !== null) {
    return { state: 'abandoned', subscription: null };
  }

  if (state === 'waiting') {
    return { state, subscription: null };
  }

  await (isSubscription(reference) ? activate : capture)(place.paypal, reference);
  const completed = await see(place, reference);

  // Consented to, but not completed by PayPal: the payment method was refused.
  return completed.state === 'agreed' || completed.state === 'failed'
    ? abandon(place, reference)
    : { state: completed.state, subscription: completed.subscription };
}

/**
 * Cancels a failed checkout: PayPal would try again days later, when the user has long paid otherwise or
 * left.
 */
async function abandon({ paypal }: CheckoutContext, reference: string): Promise<CheckoutSnapshot> {
  await cancel(paypal, reference, 'The first payment was refused');

  return { state: 'failed', subscription: null };
}

const see = ({ paypal }: CheckoutContext, reference: string) =>
  isSubscription(reference) ? seeSubscription(paypal, reference) : seeOrder(paypal, reference);
