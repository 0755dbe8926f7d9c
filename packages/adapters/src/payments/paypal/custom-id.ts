import type { Checkout, SubscriptionSnapshot } from '@octavo/domain/billing/payment-provider';

/** Our ids in the one field PayPal gives back with everything. */
export const customIdOf = ({ order, plan, installation }: Checkout) => `${order}.${plan.id}.${installation}`;

export function idsOf(
  customId: string | undefined,
): Pick<SubscriptionSnapshot, 'order' | 'plan' | 'installation'> {
  const [order, plan, installation] = (customId ?? '').split('.');

  return { order: order || null, plan: plan || null, installation: installation || null };
}
