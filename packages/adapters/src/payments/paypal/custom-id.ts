import type { Checkout } from '@octavo/domain/billing/payment-provider';

/** Our ids in the one field PayPal gives back with everything. */
export const customIdOf = ({ order, plan }: Checkout) => `${order}.${plan.id}`;

export function idsOf(customId: string | undefined): { order: string | null; plan: string | null } {
  const [order, plan] = (customId ?? '').split('.');

  return { order: order || null, plan: plan || null };
}
