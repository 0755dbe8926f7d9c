import type { BusinessType } from '@octavo/contract/billing';
import { type PlanBook, productSold } from './plan-book.ts';
import { isPaidFor, type Subscription } from './subscription.ts';

/** Plan that the present access was paid for: one that is chosen for later gives nothing before its first charge. */
export function paidPlan({ plan, change, paidUntil }: Subscription, now: Date): string {
  const isUnpaid =
    change !== null && (now < change.startsAt || (paidUntil !== null && paidUntil <= change.startsAt));

  return isUnpaid ? change.from : plan;
}

/**
 * Product whose rights a subscription gives now. A plan that follows another one has a grace for its first charge:
 * only an earlier plan of Pro makes that a grace of Pro. `all` are the subscriptions of the account.
 */
export function productGiven(
  book: PlanBook,
  subscription: Subscription,
  all: readonly Subscription[],
  now: Date,
): BusinessType {
  const product = productSold(book, paidPlan(subscription, now));
  const { startsAt, paidUntil } = subscription;
  const isUnpaid = startsAt !== null && paidUntil !== null && paidUntil <= startsAt;

  if (product !== 'pro' || !isUnpaid || now < startsAt) {
    return product;
  }

  const hadPro = all.some(
    (one) =>
      one.id !== subscription.id &&
      one.state !== 'pending' &&
      isPaidFor(one) &&
      productSold(book, paidPlan(one, now)) === 'pro',
  );

  return hadPro ? 'pro' : 'ai_pdf_single';
}
