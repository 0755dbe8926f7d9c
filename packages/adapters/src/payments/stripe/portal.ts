import type { PortalReturnUrls } from '@octavo/domain/billing/payment-provider';
import type { Stripe } from 'stripe';
import { ask, askFor, idOf } from './client.ts';
import { isOnce } from './once.ts';

/** Opens Stripe's page for changing the card; null for a plan that is paid once. */
export async function openPortal(
  stripe: Stripe,
  reference: string,
  { changedUrl, leftUrl }: PortalReturnUrls,
): Promise<string | null> {
  if (isOnce(reference)) {
    return null;
  }

  const subscription = await askFor('a subscription', () => stripe.subscriptions.retrieve(reference));
  const customer = idOf(subscription?.customer);

  if (customer === null) {
    return null;
  }

  const session = await ask('the portal', () =>
    stripe.billingPortal.sessions.create({
      customer,
      return_url: leftUrl,
      flow_data: {
        type: 'payment_method_update',
        after_completion: { type: 'redirect', redirect: { return_url: changedUrl } },
      },
    }),
  );

  return session.url;
}
