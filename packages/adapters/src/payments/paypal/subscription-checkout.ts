import type { Checkout } from '@octavo/domain/billing/payment-provider';
import { type Begun, begun, emptyBody, type PayPalCheckoutState } from './begun.ts';
import type { PayPalClient } from './client.ts';
import { customIdOf } from './custom-id.ts';
import { type PayPalPlans, planAt } from './plans.ts';
import { hasCome, type SubscriptionAt, subscriptionAt, subscriptionPath } from './subscription-at.ts';

/** True for the reference of a subscription, which identifies a renewing plan from its checkout on. */
export const isSubscription = (reference: string) => reference.startsWith('I-');

export async function beginSubscription(plans: PayPalPlans, checkout: Checkout): Promise<Begun> {
  const plan_id = await planAt(plans, checkout.plan, checkout.planName);

  return plans.paypal.post(
    'start of a checkout',
    {
      path: '/v1/billing/subscriptions',
      requestId: `order-${checkout.order}`,
      body: JSON.stringify({
        plan_id,
        custom_id: customIdOf(checkout),
        ...(checkout.startsAt === null ? {} : { start_time: checkout.startsAt.toISOString() }),
        application_context: {
          locale: checkout.locale === 'fr' ? 'fr-FR' : 'en-US',
          shipping_preference: 'NO_SHIPPING',
          // Leaves the activation to us, so that an abandoned checkout takes no money.
          user_action: 'CONTINUE',
          return_url: checkout.successUrl,
          cancel_url: checkout.cancelUrl,
        },
      }),
    },
    begun,
  );
}

export async function seeSubscription(paypal: PayPalClient, reference: string): Promise<PayPalCheckoutState> {
  const found = await paypal.get('a checkout', subscriptionPath(reference), subscriptionAt);

  if (found === null) {
    return { state: 'abandoned', subscription: null };
  }

  if (hasCome(found)) {
    return { state: 'paid', subscription: reference };
  }

  return { state: unpaidState(found), subscription: null };
}

/** State before the first payment, which may take PayPal a while. */
function unpaidState({ status, billing_info }: SubscriptionAt): PayPalCheckoutState['state'] {
  switch (status) {
    case 'APPROVAL_PENDING':
      return 'waiting';
    case 'APPROVED':
      return 'agreed';
    default:
  }

  if ((billing_info?.failed_payments_count ?? 0) > 0) {
    return 'failed';
  }

  return status === 'ACTIVE' ? 'waiting' : 'abandoned';
}

export async function activate(paypal: PayPalClient, reference: string): Promise<void> {
  await paypal.command(
    'activation',
    { path: `${subscriptionPath(reference)}/activate`, body: emptyBody },
    // Another process has activated it in the meantime.
    ['SUBSCRIPTION_STATUS_INVALID'],
  );
}
