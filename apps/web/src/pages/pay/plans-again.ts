import type { OrderView } from '@octavo/contract/billing';

/**
 * Query of the pricing page after an order that came to nothing: keeps plan, currency and the path to
 * continue at.
 */
export function plansAgain({ plan, currency, next }: Pick<OrderView, 'plan' | 'currency' | 'next'>): string {
  return `?${new URLSearchParams({ plan, currency, next })}`;
}
