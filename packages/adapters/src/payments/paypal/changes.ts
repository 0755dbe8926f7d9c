import { randomUUID } from 'node:crypto';
import type { PaymentSnapshot } from '@octavo/domain/billing/payment-provider';
import { emptyBody } from './begun.ts';
import type { PayPalClient } from './client.ts';
import { subscriptionAt, subscriptionPath } from './subscription-at.ts';
import { isSubscription } from './subscription-checkout.ts';

/**
 * Cancels the subscription at PayPal. It is over there at once and cannot be resumed; the paid period
 * continues here.
 */
export async function cancel(paypal: PayPalClient, reference: string, reason: string): Promise<void> {
  if (isSubscription(reference)) {
    await paypal.command(
      'a cancellation',
      { path: `${subscriptionPath(reference)}/cancel`, body: JSON.stringify({ reason }) },
      unchangeable,
    );
  }
}

/** Codes for a subscription whose state does not allow the change, and for an unknown one. */
const unchangeable = ['SUBSCRIPTION_STATUS_INVALID', 'RESOURCE_NOT_FOUND'];

/**
 * Stops the charges while the user can still change their mind: a cancelled subscription could not be
 * resumed.
 */
export async function suspend(paypal: PayPalClient, reference: string): Promise<void> {
  if (isSubscription(reference)) {
    const body = JSON.stringify({ reason: 'Cancelled by the customer' });
    await paypal.command(
      'a suspension',
      { path: `${subscriptionPath(reference)}/suspend`, body },
      unchangeable,
    );
  }
}

/** Resumes a suspended subscription. False when it was cancelled, or suspended because payments failed. */
export async function resume(paypal: PayPalClient, reference: string): Promise<boolean> {
  const found = isSubscription(reference)
    ? await paypal.get('a subscription', subscriptionPath(reference), subscriptionAt)
    : null;

  if (found?.status !== 'SUSPENDED' || (found.billing_info?.failed_payments_count ?? 0) > 0) {
    return found?.status === 'ACTIVE';
  }

  const body = JSON.stringify({ reason: 'Resumed by the customer' });
  const refusal = await paypal.command(
    'a resumption',
    { path: `${subscriptionPath(reference)}/activate`, body },
    unchangeable,
  );

  return refusal === null;
}

/** Codes for a payment that was already refunded, and for one that is not of this kind. */
const refunded = ['CAPTURE_FULLY_REFUNDED', 'TRANSACTION_ALREADY_REFUNDED'];
const unknown = ['RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID'];

/**
 * Refunds a payment. Payments of subscriptions may be captures or, as older ones are, sales. A second call
 * finds nothing left to refund; a fixed request id would only repeat a refusal that no longer holds.
 */
export async function refund(paypal: PayPalClient, { reference }: PaymentSnapshot): Promise<void> {
  const id = encodeURIComponent(reference);
  const refusal = await paypal.command(
    'a refund',
    { path: `/v2/payments/captures/${id}/refund`, requestId: randomUUID(), body: emptyBody },
    [...refunded, ...unknown],
  );

  if (refusal !== null && unknown.includes(refusal)) {
    await paypal.command(
      'a refund',
      { path: `/v1/payments/sale/${id}/refund`, requestId: randomUUID(), body: emptyBody },
      refunded,
    );
  }
}
