import type { SubscriptionSnapshot } from '@octavo/domain/billing/payment-provider';
import type { SubscriptionState } from '@octavo/domain/billing/subscription';
import type { Stripe } from 'stripe';
import { ask, askFor, dateOf, idOf } from './client.ts';
import { reversedIntents } from './disputes.ts';
import { paymentsOf } from './invoices.ts';

const states: Readonly<Record<string, SubscriptionState>> = {
  incomplete: 'pending',
  incomplete_expired: 'ended',
  trialing: 'trialing',
  active: 'active',
  paused: 'past-due',
  past_due: 'past-due',
  // Stripe has stopped retrying the charge.
  unpaid: 'ended',
  canceled: 'ended',
};

/** Invoices that are read: two years of monthly ones. */
const invoicesRead = 24;

/** Reads a renewing plan. */
export async function readRenewing(stripe: Stripe, reference: string): Promise<SubscriptionSnapshot | null> {
  const subscription = await askFor('a subscription', () => stripe.subscriptions.retrieve(reference));

  if (subscription === null) {
    return null;
  }

  const [invoices, charges] = await Promise.all([
    ask('the invoices of a subscription', () =>
      stripe.invoices.list({ subscription: reference, limit: invoicesRead, expand: ['data.payments'] }),
    ),
    ask('the charges of a subscription', () =>
      stripe.charges.list({ customer: idOf(subscription.customer) ?? '', limit: 100 }),
    ),
  ]);
  // A trial that stands for a period paid with another plan is not a trial of this one.
  const isLater = subscription.metadata['starts_at'] !== undefined;
  const known = states[subscription.status] ?? 'pending';
  const state = isLater && known === 'trialing' ? 'active' : known;

  return {
    reference,
    order: subscription.metadata['order'] ?? null,
    plan: subscription.metadata['plan'] ?? null,
    installation: subscription.metadata['installation'] ?? null,
    currency: subscription.currency.toUpperCase(),
    priceMinor: priceOf(subscription),
    state,
    trialEndsAt: subscription.trial_end === null || isLater ? null : dateOf(subscription.trial_end),
    paidUntil: dateOf(paidUntil(subscription, invoices.data)),
    renews: !['ended', 'pending'].includes(state) && !isToEnd(subscription),
    endedAt: subscription.ended_at === null ? null : dateOf(subscription.ended_at),
    // A plan begins after its trial, even one that only stands for a paid period.
    planStartsAt:
      subscription.status !== 'trialing' || subscription.trial_end === null
        ? null
        : dateOf(subscription.trial_end),
    payments: paymentsOf(invoices.data, charges.data, await reversedIntents(stripe, charges.data)),
  };
}

/** Null for prices that are only known once they are charged. */
function priceOf({ items }: Stripe.Subscription): number | null {
  return items.data.reduce<number | null>(
    (sum, { price, quantity }) =>
      sum === null || price.unit_amount === null ? null : sum + price.unit_amount * (quantity ?? 1),
    0,
  );
}

/** True when it is cancelled at the end of the period or, as the portal may do it, at a date. */
export function isToEnd({ cancel_at_period_end, cancel_at }: Stripe.Subscription): boolean {
  return cancel_at_period_end || cancel_at !== null;
}

/**
 * End of the paid period in seconds. A period that has begun counts as soon as Stripe considers it paid, not
 * while it retries the charge.
 */
function paidUntil(subscription: Stripe.Subscription, invoices: readonly Stripe.Invoice[]): number {
  const { status, ended_at, trial_end, created } = subscription;

  if (status === 'active' || status === 'trialing') {
    return Math.max(...subscription.items.data.map(({ current_period_end }) => current_period_end));
  }

  const ends = invoices.filter(({ status: paid }) => paid === 'paid').flatMap(periodEnds);
  const end = Math.max(created, trial_end ?? 0, ...ends);

  return ended_at === null ? end : Math.min(end, ended_at);
}

/**
 * Ends of the periods charged for. Negative amounts are left out: they credit the rest of a plan that was
 * changed.
 */
function periodEnds({ lines }: Stripe.Invoice): number[] {
  return lines.data.filter(({ amount }) => amount >= 0).map(({ period }) => period.end);
}
