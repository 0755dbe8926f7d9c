import type { SubscriptionSnapshot } from './payment-provider.ts';
import type { BillingPorts, KeptSubscription } from './ports.ts';
import { changeAhead, type PlanChange } from './subscription.ts';

/**
 * The last change of plan, noticed when a provider names another plan than we knew: whoever made the change, and
 * whether or not we were there to the end of it.
 */
export async function noticeChange(
  { subscriptions }: Pick<BillingPorts, 'subscriptions'>,
  known: KeptSubscription,
  snapshot: SubscriptionSnapshot,
  now: Date,
): Promise<PlanChange | null> {
  if (snapshot.plan === null || snapshot.plan === known.plan) {
    return known.change;
  }

  // A plan that was chosen and has not begun is given up for another one: what runs is still the one before it.
  const ahead = changeAhead(known, now);
  const running = { from: known.plan, fromPriceMinor: known.priceMinor };
  const { from, fromPriceMinor } = ahead ?? running;
  const begins = snapshot.planStartsAt;

  if (begins !== null) {
    return { from, fromPriceMinor, at: now, startsAt: begins, dueMinor: 0 };
  }

  // The newest first: what was charged with the change comes last.
  for (const { reference, state, amountMinor } of snapshot.payments) {
    if (state === 'paid' && !(await subscriptions.hasPayment(known.provider, reference))) {
      return { from, fromPriceMinor, at: now, startsAt: now, dueMinor: amountMinor };
    }
  }

  return { from, fromPriceMinor, at: now, startsAt: now, dueMinor: 0 };
}
