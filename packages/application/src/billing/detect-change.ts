import type { SubscriptionSnapshot } from '@octavo/domain/billing/payment-provider';
import type { BillingPorts, KeptSubscription } from '@octavo/domain/billing/ports';
import { changeAhead, type PlanChange } from '@octavo/domain/billing/subscription';

/**
 * Detects a plan change when the provider reports another plan than stored. It does not matter who made the
 * change, or if our own request was interrupted.
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

  // A chosen plan that has not begun is replaced by another one: the plan before it is still running.
  const ahead = changeAhead(known, now);
  const running = { from: known.plan, fromPriceMinor: known.priceMinor };
  const { from, fromPriceMinor } = ahead ?? running;
  const begins = snapshot.planStartsAt;

  if (begins !== null) {
    return { from, fromPriceMinor, at: now, startsAt: begins, dueMinor: 0 };
  }

  // Newest first; the charge of the change is the latest payment.
  for (const { reference, state, amountMinor } of snapshot.payments) {
    if (state === 'paid' && !(await subscriptions.hasPayment(known.provider, reference))) {
      return { from, fromPriceMinor, at: now, startsAt: now, dueMinor: amountMinor };
    }
  }

  return { from, fromPriceMinor, at: now, startsAt: now, dueMinor: 0 };
}
