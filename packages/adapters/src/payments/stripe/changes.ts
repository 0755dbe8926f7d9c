import type { PlanProduct } from '@octavo/contract/billing';
import type { PaymentSnapshot } from '@octavo/domain/billing/payment-provider';
import { isPaidOnce, regularCycle } from '@octavo/domain/billing/periods';
import { chargeForChange } from '@octavo/domain/billing/plan-change';
import type { Clock } from '@octavo/domain/ports';
import type { Stripe } from 'stripe';
import { ask, askFor, dateOf, orNull } from './client.ts';
import { isOnce } from './once.ts';
import { isSamePrice, recurringPrice } from './prices.ts';
import { isToEnd } from './subscription.ts';

export async function cancelAtEnd(stripe: Stripe, reference: string): Promise<void> {
  const subscription = await findGoing(stripe, reference);

  if (subscription !== null && !isToEnd(subscription)) {
    await ask('a cancellation', () => stripe.subscriptions.update(reference, { cancel_at_period_end: true }));
  }
}

export async function resume(stripe: Stripe, reference: string): Promise<boolean> {
  const subscription = await findGoing(stripe, reference);

  if (subscription === null) {
    return false;
  }

  if (isToEnd(subscription)) {
    await ask('taking a cancellation back', () =>
      stripe.subscriptions.update(reference, goingOn(subscription)),
    );
  }

  return true;
}

export async function changePlan(
  stripe: Stripe,
  clock: Clock,
  reference: string,
  plan: PlanProduct,
): Promise<boolean> {
  const subscription = isPaidOnce(plan) ? null : await findGoing(stripe, reference);
  const item = subscription?.items.data[0];

  if (subscription === null || item === undefined || !isChangeable(subscription)) {
    return false;
  }

  const { currency, ...price } = recurringPrice(regularCycle(plan));

  if (currency !== subscription.currency) {
    return false;
  }

  if (isSamePrice(item.price, regularCycle(plan)) && subscription.metadata['plan'] === plan.id) {
    return true;
  }

  const product = typeof item.price.product === 'string' ? item.price.product : item.price.product.id;

  // No key of ours makes this call one: Stripe would answer with the same refusal after the card was changed.
  await ask('a change of plan', () =>
    stripe.subscriptions.update(reference, {
      ...(isToEnd(subscription) ? goingOn(subscription) : {}),
      items: [{ id: item.id, price_data: { ...price, currency, product } }],
      ...beginningOf(subscription, item, plan, clock.now()),
    }),
  );

  return true;
}

/**
 * When another plan begins. Stripe would give back what is left of a dearer one as a balance, which only its own bills use
 * up and which is lost at the end: so that what was paid for lasts, it becomes a trial of the next plan.
 */
function beginningOf(
  { status, metadata }: Stripe.Subscription,
  { price, current_period_start, current_period_end }: Stripe.SubscriptionItem,
  plan: PlanProduct,
  now: Date,
): Stripe.SubscriptionUpdateParams {
  const from = dateOf(current_period_start);
  const until = dateOf(current_period_end);

  // Nothing is paid for yet: the first charge is one for the new plan.
  if (status === 'trialing') {
    return { metadata: { plan: plan.id }, proration_behavior: 'none' };
  }

  const startsAt = metadata['starts_at'];
  const isToBegin = startsAt !== undefined && now < new Date(startsAt);
  const isLater =
    isToBegin || chargeForChange({ from, until, priceMinor: price.unit_amount ?? 0 }, plan, now) === null;

  if (isLater) {
    return {
      metadata: { plan: plan.id, starts_at: until.toISOString() },
      proration_behavior: 'none',
      trial_end: current_period_end,
    };
  }

  return {
    metadata: { plan: plan.id },
    billing_cycle_anchor: { type: 'now' },
    // The difference is settled now; when the card is declined, nothing has changed.
    proration_behavior: 'always_invoice',
    payment_behavior: 'error_if_incomplete',
  };
}

export async function endNow(stripe: Stripe, clock: Clock, reference: string): Promise<void> {
  if (isOnce(reference)) {
    const metadata = { ended_at: clock.now().toISOString() };
    await askFor('the end of a plan', () => stripe.paymentIntents.update(reference, { metadata }));
  } else if ((await findGoing(stripe, reference)) !== null) {
    await askFor('the end of a plan', () => stripe.subscriptions.cancel(reference, { prorate: false }));
  }
}

/** Asked for twice, the second time there is nothing left to give back. */
export async function refund(stripe: Stripe, { reference }: PaymentSnapshot): Promise<void> {
  await ask('a refund', () =>
    stripe.refunds
      .create({ payment_intent: reference })
      .catch((error: unknown) => orNull(error, 'charge_already_refunded')),
  );
}

/** A subscription that has not ended; null for plans that are paid once, too. */
async function findGoing(stripe: Stripe, reference: string): Promise<Stripe.Subscription | null> {
  const subscription = isOnce(reference)
    ? null
    : await askFor('a subscription', () => stripe.subscriptions.retrieve(reference));

  return subscription === null || hasEnded(subscription) ? null : subscription;
}

const hasEnded = ({ status }: Stripe.Subscription) =>
  status === 'canceled' || status === 'incomplete_expired';

const isChangeable = ({ status }: Stripe.Subscription) => status === 'active' || status === 'trialing';

/** Stripe refuses both ways of cancelling in one call. */
function goingOn({ cancel_at_period_end }: Stripe.Subscription): Stripe.SubscriptionUpdateParams {
  return cancel_at_period_end ? { cancel_at_period_end: false } : { cancel_at: '' };
}
