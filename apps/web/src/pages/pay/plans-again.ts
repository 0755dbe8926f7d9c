import type { OrderView } from '@octavo/contract/billing';

/** What the page of plans is told after an order that came to nothing, so that the same stands chosen and is led to. */
export function plansAgain({ plan, currency, next }: Pick<OrderView, 'plan' | 'currency' | 'next'>): string {
  return `?${new URLSearchParams({ plan, currency, next })}`;
}
