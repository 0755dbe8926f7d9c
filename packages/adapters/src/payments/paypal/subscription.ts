import type { PaymentSnapshot, SubscriptionSnapshot } from '@octavo/domain/billing/payment-provider';
import type { SubscriptionState } from '@octavo/domain/billing/subscription';
import type { Clock } from '@octavo/domain/ports';
import { cancel } from './changes.ts';
import { idsOf } from './custom-id.ts';
import { type Disputes, withDisputes } from './disputes.ts';
import { periodPaidFor, trialEnd } from './paid-until.ts';
import {
  hasCome,
  type PlanShown,
  planShown,
  type SubscriptionAt,
  subscriptionAt,
  subscriptionPath,
  type TransactionShown,
  transactionsShown,
  waitsForConsent,
} from './subscription-at.ts';

/** Reads a renewing plan. `endedAt` is set when it was ended early here, which PayPal cannot record. */
export async function readRenewing(
  disputes: Disputes,
  clock: Clock,
  reference: string,
  endedAt: Date | null,
): Promise<SubscriptionSnapshot | null> {
  const { paypal } = disputes;
  const found = await paypal.get('a subscription', subscriptionPath(reference), subscriptionAt);

  if (found === null || waitsForConsent(found)) {
    return null;
  }

  const [plan, paid] = await Promise.all([
    paypal.get('a plan', `/v1/billing/plans/${encodeURIComponent(found.plan_id)}`, planShown),
    paypal.get('the payments of a subscription', paymentsPath(found, clock.now()), transactionsShown),
  ]);
  const payments = await withDisputes(
    disputes,
    (paid?.transactions ?? []).map(paymentOf).sort((one, other) => other.at.getTime() - one.at.getTime()),
  );
  const known = { found, plan: plan ?? { billing_cycles: [] }, payments, endedAt, now: clock.now() };
  const snapshot = snapshotOf(known);

  // Suspended so that it could be resumed. Its period is over, so it is cancelled for good.
  if (snapshot.state === 'ended' && found.status === 'SUSPENDED' && !wasRefused(found)) {
    await cancel(paypal, reference, 'Over');
  }

  return snapshot;
}

function paymentsPath({ id, create_time, start_time }: SubscriptionAt, now: Date): string {
  const from = create_time ?? start_time;
  const query = new URLSearchParams({ start_time: from.toISOString(), end_time: now.toISOString() });

  return `${subscriptionPath(id)}/transactions?${query}`;
}

const paymentStates: Readonly<Record<string, PaymentSnapshot['state']>> = {
  COMPLETED: 'paid',
  PARTIALLY_REFUNDED: 'paid',
  REFUNDED: 'refunded',
  REVERSED: 'disputed',
  PENDING: 'pending',
};

function paymentOf({ id, status, time, amount_with_breakdown }: TransactionShown): PaymentSnapshot {
  const { currency, minor } = amount_with_breakdown.gross_amount;

  return { reference: id, at: time, amountMinor: minor, currency, state: paymentStates[status] ?? 'failed' };
}

interface SubscriptionFacts {
  readonly found: SubscriptionAt;
  readonly plan: PlanShown;
  readonly payments: readonly PaymentSnapshot[];
  readonly endedAt: Date | null;
  readonly now: Date;
}

function snapshotOf(known: SubscriptionFacts): SubscriptionSnapshot {
  const { found, plan, payments, endedAt } = known;
  const trialEndsAt = trialEnd(found, plan, payments);
  const end = endedAt ?? paidUntil(known, trialEndsAt);
  const state = stateOf(known, trialEndsAt, end);
  const price = plan.billing_cycles.find(({ tenure_type }) => tenure_type === 'REGULAR')?.pricing_scheme;

  return {
    reference: found.id,
    ...idsOf(found.custom_id),
    currency: payments[0]?.currency ?? price?.fixed_price.currency ?? '',
    priceMinor: price?.fixed_price.minor ?? null,
    state,
    trialEndsAt,
    paidUntil: end,
    renews: found.status === 'ACTIVE' && state !== 'pending' && state !== 'ended',
    endedAt: state === 'ended' ? (endedAt ?? endOf(found, end)) : null,
    // Plans are not changed at PayPal.
    planStartsAt: null,
    payments,
  };
}

/** End of the paid period, or a later one if PayPal kept retrying the charge for a while. */
function endOf(found: SubscriptionAt, end: Date): Date {
  const changed = found.status_update_time ?? end;

  return wasRefused(found) && changed > end ? changed : end;
}

/**
 * State of a subscription. When it is over at PayPal, by a cancellation or because PayPal has stopped
 * retrying, it continues here to the end of the paid period.
 */
function stateOf(
  { found, endedAt, now }: SubscriptionFacts,
  trialEndsAt: Date | null,
  end: Date,
): SubscriptionState {
  if (endedAt !== null || (found.status !== 'ACTIVE' && now >= end)) {
    return 'ended';
  }

  if (!hasCome(found)) {
    return 'pending';
  }

  if (isFailing(found)) {
    return 'past-due';
  }

  return trialEndsAt !== null && now < trialEndsAt ? 'trialing' : 'active';
}

const wasRefused = ({ billing_info }: SubscriptionAt) => (billing_info?.failed_payments_count ?? 0) > 0;

const isFailing = (found: SubscriptionAt) => found.status === 'ACTIVE' && wasRefused(found);

/** End of the paid period: PayPal's next charge while there is one, else computed from the payments. */
function paidUntil({ found, plan, payments }: SubscriptionFacts, trialEndsAt: Date | null): Date {
  const next = found.billing_info?.next_billing_time;

  if (found.status === 'ACTIVE' && hasCome(found) && !isFailing(found) && next !== undefined) {
    return next;
  }

  const lastPaid = payments.find(
    ({ state, amountMinor }) => (state === 'paid' || state === 'disputed') && amountMinor > 0,
  );
  const start = trialEndsAt ?? found.start_time;

  return lastPaid === undefined ? start : periodPaidFor(lastPaid.at, start, plan);
}
