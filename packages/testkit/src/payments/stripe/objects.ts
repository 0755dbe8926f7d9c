import {
  amountDue,
  type Intent,
  type Invoice,
  type StripePrice,
  type StripeSession,
  type StripeSubscription,
} from './records.ts';

/**
 * Records in the format of Stripe's API: only fields that the product reads, and those that distinguish API
 * versions.
 */
const seconds = (date: Date) => Math.floor(date.getTime() / 1000);
const secondsOrNull = (date: Date | null) => (date === null ? null : seconds(date));

export const listOf = (path: string, data: readonly unknown[]) => ({
  object: 'list',
  url: path,
  has_more: false,
  data,
});

export function sessionObject(session: StripeSession, address: string, isExpanded = false) {
  const { id, mode, metadata, status, paymentStatus, subscription, intent } = session;

  return {
    id,
    object: 'checkout.session',
    mode,
    metadata,
    status,
    payment_status: paymentStatus,
    subscription: subscription?.id ?? null,
    payment_intent: intent === null ? null : isExpanded ? intentObject(intent) : intent.id,
    url: status === 'open' ? `${address}/c/pay/${id}` : null,
  };
}

function priceObject({ id, product, currency, amount, interval, count }: StripePrice) {
  return {
    id,
    object: 'price',
    product,
    currency,
    unit_amount: amount,
    recurring: { interval, interval_count: count },
  };
}

export function subscriptionObject(subscription: StripeSubscription) {
  return {
    id: subscription.id,
    object: 'subscription',
    customer: subscription.customer,
    created: seconds(subscription.created),
    currency: subscription.price.currency,
    status: subscription.status,
    metadata: subscription.metadata,
    trial_end: secondsOrNull(subscription.trialEnd),
    cancel_at_period_end: subscription.cancelAtPeriodEnd,
    cancel_at: subscription.cancelAtPeriodEnd
      ? seconds(subscription.periodEnd)
      : secondsOrNull(subscription.cancelAt),
    ended_at: secondsOrNull(subscription.endedAt),
    items: listOf('/v1/subscription_items', [
      {
        id: `si_${subscription.id}`,
        object: 'subscription_item',
        price: priceObject(subscription.price),
        quantity: 1,
        current_period_start: seconds(subscription.periodStart),
        current_period_end: seconds(subscription.periodEnd),
      },
    ]),
  };
}

export function invoiceObject(invoice: Invoice) {
  const due = amountDue(invoice);
  const payment = {
    object: 'invoice_payment',
    status: invoice.status === 'paid' ? 'paid' : 'open',
    payment: { type: 'payment_intent', payment_intent: invoice.intent?.id },
  };

  return {
    id: invoice.id,
    object: 'invoice',
    status: invoice.status,
    attempted: invoice.attempts > 0,
    created: seconds(invoice.created),
    currency: invoice.currency,
    amount_due: due,
    amount_paid: invoice.status === 'paid' ? due : 0,
    status_transitions: { paid_at: secondsOrNull(invoice.paidAt) },
    parent: {
      type: 'subscription_details',
      subscription_details: { subscription: invoice.subscription.id, metadata: invoice.metadata },
    },
    lines: listOf(
      `/v1/invoices/${invoice.id}/lines`,
      invoice.lines.map(({ amount, start, end }) => ({
        object: 'line_item',
        amount,
        period: { start: seconds(start), end: seconds(end) },
      })),
    ),
    payments: listOf('/v1/invoice_payments', invoice.intent === null ? [] : [payment]),
  };
}

export function chargeObject(intent: Intent) {
  const refunds =
    intent.refundedAt === null ? [] : [{ object: 'refund', created: seconds(intent.refundedAt) }];

  return {
    id: `ch_${intent.id}`,
    object: 'charge',
    amount: intent.amount,
    currency: intent.currency,
    created: seconds(intent.chargedAt ?? intent.created),
    payment_intent: intent.id,
    disputed: intent.dispute !== null,
    refunded: intent.refundedAt !== null,
    refunds: listOf('/v1/refunds', refunds),
  };
}

export function disputeObject({ id, dispute }: Intent) {
  return {
    id: dispute?.id,
    object: 'dispute',
    charge: `ch_${id}`,
    payment_intent: id,
    status: dispute?.status,
  };
}

export function intentObject(intent: Intent) {
  return {
    id: intent.id,
    object: 'payment_intent',
    amount: intent.amount,
    currency: intent.currency,
    created: seconds(intent.created),
    status: intent.status,
    customer: intent.customer,
    metadata: intent.metadata,
    canceled_at: null,
    latest_charge: intent.chargedAt === null ? null : chargeObject(intent),
  };
}
