import type { Checkout, SubscriptionSnapshot } from '@octavo/domain/billing/payment-provider';

const later = 'later';

/** Our ids, and a flag for a deferred start, in the one field that PayPal returns with everything. */
export function customIdOf({ order, plan, installation, startsAt }: Checkout): string {
  return [order, plan.id, installation, ...(startsAt === null ? [] : [later])].join('.');
}

export function idsOf(
  customId: string | undefined,
): Pick<SubscriptionSnapshot, 'order' | 'plan' | 'installation'> {
  const [order, plan, installation] = (customId ?? '').split('.');

  return { order: order || null, plan: plan || null, installation: installation || null };
}

export function startsLater(customId: string | undefined): boolean {
  return customId?.endsWith(`.${later}`) === true;
}
