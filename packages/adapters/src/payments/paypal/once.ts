import type { PaymentSnapshot, SubscriptionSnapshot } from '@octavo/domain/billing/payment-provider';
import * as z from 'zod';
import { amount, time } from './amounts.ts';
import { idsOf } from './custom-id.ts';
import { type Disputes, withDisputes } from './disputes.ts';

const captureShown = z.object({
  status: z.string(),
  custom_id: z.string().optional(),
  amount,
  create_time: time,
  update_time: time.optional(),
});

const states: Readonly<Record<string, PaymentSnapshot['state']>> = {
  COMPLETED: 'paid',
  PARTIALLY_REFUNDED: 'paid',
  REFUNDED: 'refunded',
  PENDING: 'pending',
};

/** Reads a plan that is paid once, which is identified by its payment. */
export async function readOnce(
  disputes: Disputes,
  reference: string,
  endedByUs: Date | null,
): Promise<SubscriptionSnapshot | null> {
  const path = `/v2/payments/captures/${encodeURIComponent(reference)}`;
  const found = await disputes.paypal.get('a payment', path, captureShown);

  if (found === null) {
    return null;
  }

  const { currency, minor } = found.amount;
  const paid = states[found.status] ?? 'failed';
  const payment = { reference, at: found.create_time, amountMinor: minor, currency, state: paid };
  const payments = await withDisputes(disputes, [payment]);
  const state = payments[0]?.state ?? paid;
  const isOver = state === 'refunded' || state === 'failed';
  const endedAt = endedByUs ?? (isOver ? (found.update_time ?? found.create_time) : null);

  return {
    reference,
    ...idsOf(found.custom_id),
    currency,
    priceMinor: minor,
    state: endedAt !== null ? 'ended' : state === 'pending' ? 'pending' : 'active',
    trialEndsAt: null,
    paidUntil: endedAt,
    renews: false,
    endedAt,
    planStartsAt: null,
    payments,
  };
}
