import type { PlanProduct } from '@octavo/contract/billing';
import { Failure } from '@octavo/contract/failures';
import { isPaidOnce, regularCycle } from '@octavo/domain/billing/periods';
import {
  type ChangeQuote,
  chargeForChange,
  isSameQuote,
  quoteLater,
  quoteNow,
} from '@octavo/domain/billing/plan-change';
import type { Stripe } from 'stripe';
import { active, findActive } from './changes.ts';
import { ask, dateOf } from './client.ts';
import { isSamePrice, recurringPrice } from './prices.ts';
import { isToEnd } from './subscription.ts';

/** Data for a change of plan. */
interface StripeChange {
  readonly plan: PlanProduct;
  readonly subscription: Stripe.Subscription;
  readonly item: Stripe.SubscriptionItem;
}

/** Quote for a change to another plan; Stripe itself computes what it would charge at once. */
export async function quoteChange(
  stripe: Stripe,
  reference: string,
  plan: PlanProduct,
  at: Date,
): Promise<ChangeQuote | null> {
  const change = await findChange(stripe, reference, plan);

  return change === null ? null : quoteOf(stripe, change, at);
}

export async function changePlan(
  stripe: Stripe,
  reference: string,
  plan: PlanProduct,
  agreed: ChangeQuote,
): Promise<boolean> {
  const change = await findChange(stripe, reference, plan);

  if (change === null) {
    return false;
  }

  const { subscription, item } = change;

  if (isSamePrice(item.price, regularCycle(plan)) && subscription.metadata['plan'] === plan.id) {
    return true;
  }

  const quote = await quoteOf(stripe, change, agreed.at);

  if (!isSameQuote(quote, agreed)) {
    throw new Failure('quote-changed', `${quote.dueMinor} instead of ${agreed.dueMinor}`);
  }

  // No idempotency key: Stripe would repeat the same refusal after the card was changed.
  await ask('a change of plan', () =>
    stripe.subscriptions.update(reference, {
      ...(isToEnd(subscription) ? active(subscription) : {}),
      items: [itemOf(change)],
      ...beginningOf(change, quote),
    }),
  );

  return true;
}

/** Null when another plan needs a new checkout. */
async function findChange(
  stripe: Stripe,
  reference: string,
  plan: PlanProduct,
): Promise<StripeChange | null> {
  const subscription = isPaidOnce(plan) ? null : await findActive(stripe, reference);
  const item = subscription?.items.data[0];

  if (subscription === null || item === undefined || !isChangeable(subscription)) {
    return null;
  }

  const { currency } = recurringPrice(regularCycle(plan));

  return currency === subscription.currency ? { plan, subscription, item } : null;
}

const isChangeable = ({ status }: Stripe.Subscription) => status === 'active' || status === 'trialing';

async function quoteOf(stripe: Stripe, change: StripeChange, at: Date): Promise<ChangeQuote> {
  const { plan, subscription, item } = change;
  const from = dateOf(item.current_period_start);
  const until = dateOf(item.current_period_end);
  const startsAt = subscription.metadata['starts_at'];
  const isToBegin = startsAt !== undefined && at < new Date(startsAt);

  // Nothing is paid for yet: the first charge is one for the new plan.
  if (subscription.status === 'trialing' || isToBegin) {
    return quoteLater(plan, until, at);
  }

  if (at < from) {
    throw new Failure('quote-changed', 'another period has begun');
  }

  if (chargeForChange({ from, until, priceMinor: item.price.unit_amount ?? 0 }, plan, at) === null) {
    return quoteLater(plan, until, at);
  }

  const preview = await ask('the cost of a change of plan', () =>
    stripe.invoices.createPreview({
      subscription: subscription.id,
      subscription_details: {
        items: [itemOf(change)],
        billing_cycle_anchor: { type: 'now' },
        proration_behavior: 'always_invoice',
        proration_date: secondsOf(at),
      },
    }),
  );

  return quoteNow(plan, preview.amount_due, at);
}

/** Subscription item with the new plan in place of the old one. */
function itemOf({ plan, item }: StripeChange) {
  const product = typeof item.price.product === 'string' ? item.price.product : item.price.product.id;

  return { id: item.id, price_data: { ...recurringPrice(regularCycle(plan)), product } };
}

/**
 * Parameters for the start of another plan. Stripe would credit the rest of a more expensive plan to a
 * balance that only its own invoices use up and that is lost at the end. To preserve the paid period, it
 * becomes a trial of the next plan.
 */
function beginningOf(
  { plan, subscription, item }: StripeChange,
  { at, startsAt }: ChangeQuote,
): Stripe.SubscriptionUpdateParams {
  if (startsAt.getTime() === at.getTime()) {
    return {
      metadata: { plan: plan.id },
      billing_cycle_anchor: { type: 'now' },
      // The difference is settled now, as it was quoted; when the card is declined, nothing has changed.
      proration_behavior: 'always_invoice',
      proration_date: secondsOf(at),
      payment_behavior: 'error_if_incomplete',
    };
  }

  // A trial goes on as it is.
  if (subscription.status === 'trialing') {
    return { metadata: { plan: plan.id }, proration_behavior: 'none' };
  }

  return {
    metadata: { plan: plan.id, starts_at: startsAt.toISOString() },
    proration_behavior: 'none',
    trial_end: item.current_period_end,
  };
}

const secondsOf = (date: Date) => Math.floor(date.getTime() / 1000);
