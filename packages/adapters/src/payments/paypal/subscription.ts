import type { PaymentSnapshot, SubscriptionSnapshot } from '@octavo/domain/billing/payment-provider';
import type { SubscriptionState } from '@octavo/domain/billing/subscription';
import type { Clock } from '@octavo/domain/ports';
import type { PayPalClient } from './client.ts';
import { idsOf } from './custom-id.ts';
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
} from './subscription-at.ts';

/** What PayPal knows of a plan that renews; `endedAt` when it was ended at once by us, which PayPal cannot be told. */
export async function readRenewing(
  paypal: PayPalClient,
  clock: Clock,
  reference: string,
  endedAt: Date | null,
): Promise<SubscriptionSnapshot | null> {
  const found = await paypal.get('a subscription', subscriptionPath(reference), subscriptionAt);

  if (found === null || waitsForConsent(found)) {
    return null;
  }

  const [plan, paid] = await Promise.all([
    paypal.get('a plan', `/v1/billing/plans/${encodeURIComponent(found.plan_id)}`, planShown),
    paypal.get('the payments of a subscription', paymentsPath(found, clock.now()), transactionsShown),
  ]);
  const payments = (paid?.transactions ?? [])
    .map(paymentOf)
    .sort((one, other) => other.at.getTime() - one.at.getTime());

  return snapshotOf({ found, plan: plan ?? { billing_cycles: [] }, payments, endedAt, now: clock.now() });
}

/** Nobody has agreed to it, or we have not taken it up: nothing is sold yet. */
function waitsForConsent({ status }: SubscriptionAt): boolean {
  return status === 'APPROVAL_PENDING' || status === 'APPROVED';
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
  PENDING: 'pending',
};

function paymentOf({ id, status, time, amount_with_breakdown }: TransactionShown): PaymentSnapshot {
  const { currency, minor } = amount_with_breakdown.gross_amount;

  return { reference: id, at: time, amountMinor: minor, currency, state: paymentStates[status] ?? 'failed' };
}

interface Known {
  readonly found: SubscriptionAt;
  readonly plan: PlanShown;
  readonly payments: readonly PaymentSnapshot[];
  readonly endedAt: Date | null;
  readonly now: Date;
}

function snapshotOf(known: Known): SubscriptionSnapshot {
  const { found, plan, payments, endedAt } = known;
  const trialEndsAt = trialEnd(found, plan, payments);
  const state = stateOf(known, trialEndsAt);
  const price = plan.billing_cycles.find(
    ({ pricing_scheme }) => pricing_scheme !== undefined,
  )?.pricing_scheme;
  const isEnded = state === 'ended';

  return {
    reference: found.id,
    ...idsOf(found.custom_id),
    currency: payments[0]?.currency ?? price?.fixed_price.currency ?? '',
    state,
    trialEndsAt,
    paidUntil: endedAt ?? paidUntil(known, state, trialEndsAt),
    renews: !isEnded && state !== 'pending',
    endedAt: endedAt ?? (isEnded ? (found.status_update_time ?? null) : null),
    payments,
  };
}

function stateOf({ found, endedAt, now }: Known, trialEndsAt: Date | null): SubscriptionState {
  if (endedAt !== null) {
    return 'ended';
  }

  if (found.status !== 'ACTIVE') {
    // Suspended, too: PayPal has given up asking for the money.
    return 'ended';
  }

  if (!hasCome(found)) {
    return 'pending';
  }

  if ((found.billing_info?.failed_payments_count ?? 0) > 0) {
    return 'past-due';
  }

  return trialEndsAt !== null && now < trialEndsAt ? 'trialing' : 'active';
}

/** PayPal tells of the next charge while there is one; else it follows from the payments. */
function paidUntil(known: Known, state: SubscriptionState, trialEndsAt: Date | null): Date {
  const { found, plan, payments } = known;
  const next = found.billing_info?.next_billing_time;

  if ((state === 'active' || state === 'trialing') && next !== undefined) {
    return next;
  }

  const lastPaid = payments.find((payment) => payment.state === 'paid' && payment.amountMinor > 0);
  const start = trialEndsAt ?? found.start_time;

  return lastPaid === undefined ? start : periodPaidFor(lastPaid.at, start, plan);
}
