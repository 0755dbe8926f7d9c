import { Failure } from '@octavo/contract/failures';
import type { IncomingEvent, ProviderEvent } from '@octavo/domain/billing/payment-provider';
import type { Clock } from '@octavo/domain/ports';
import * as z from 'zod';
import { time } from './amounts.ts';
import type { PayPalClient } from './client.ts';
import { type Disputes, noteDispute } from './disputes.ts';
import { paidBy } from './sales.ts';
import { isSubscription } from './subscription-checkout.ts';
import { verify } from './verify.ts';

const id = z.string().optional();

/** Fields of a message that are read: ids, wherever its type has them. */
const message = z.object({
  id: z.string(),
  event_type: z.string(),
  create_time: time,
  resource: z.object({
    id,
    sale_id: id,
    billing_agreement_id: id,
    disputed_transactions: z.array(z.object({ seller_transaction_id: id })).default([]),
    supplementary_data: z.object({ related_ids: z.object({ order_id: id }).optional() }).optional(),
    links: z.array(z.object({ rel: z.string(), href: z.string() })).default([]),
  }),
});
type PayPalResource = z.infer<typeof message>['resource'];
type Concerned = Pick<ProviderEvent, 'subscription' | 'checkout'>;

export async function readEvent(
  { paypal, notes }: Disputes,
  webhook: string,
  clock: Clock,
  event: IncomingEvent,
): Promise<ProviderEvent> {
  await verify(paypal, webhook, clock, event);
  const parsed = message.safeParse(JSON.parse(event.body));

  if (!parsed.success) {
    throw new Failure('illegal-input', 'the PayPal event has an unexpected structure');
  }

  const { id: eventId, event_type, create_time, resource } = parsed.data;

  return {
    id: eventId,
    type: event_type,
    at: create_time,
    ...(await concerned({ paypal, notes }, event_type, resource)),
  };
}

async function concerned(disputes: Disputes, type: string, resource: PayPalResource): Promise<Concerned> {
  const { paypal, notes } = disputes;
  const reference = resource.id ?? null;

  if (reference !== null && type.endsWith('.REVERSED')) {
    await noteDispute(notes, reference, 'reversed');
  }

  if (type.startsWith('CUSTOMER.DISPUTE.')) {
    return disputed(disputes, resource);
  }

  if (type.startsWith('BILLING.SUBSCRIPTION.')) {
    return { subscription: reference, checkout: reference };
  }

  if (type.startsWith('CHECKOUT.ORDER.')) {
    return { subscription: null, checkout: reference };
  }

  if (type.startsWith('PAYMENT.SALE.')) {
    const subscription = resource.billing_agreement_id ?? (await soldBy(paypal, resource.sale_id));

    return subscription !== null && isSubscription(subscription)
      ? { subscription, checkout: subscription }
      : { subscription: null, checkout: null };
  }

  if (type.startsWith('PAYMENT.CAPTURE.')) {
    return {
      subscription: refundedCapture(resource) ?? reference,
      checkout: resource.supplementary_data?.related_ids?.order_id ?? null,
    };
  }

  return { subscription: null, checkout: null };
}

/** Subscription of a dispute, which names only the payment. */
async function disputed({ paypal, notes }: Disputes, resource: PayPalResource): Promise<Concerned> {
  const [payment] = resource.disputed_transactions.map(({ seller_transaction_id }) => seller_transaction_id);

  if (payment === undefined) {
    return { subscription: null, checkout: null };
  }

  await noteDispute(notes, payment, 'disputed');

  return { subscription: (await paidBy(paypal, payment)) ?? payment, checkout: null };
}

/** Subscription of a refund that names only the payment. */
async function soldBy(paypal: PayPalClient, sale: string | undefined): Promise<string | null> {
  return sale === undefined ? null : paidBy(paypal, sale);
}

/** Payment of a refund, which the refund links to as `up`. */
function refundedCapture({ links }: PayPalResource): string | null {
  const up = links.find(({ rel }) => rel === 'up')?.href ?? '';

  return /\/captures\/([^/]+)$/.exec(up)?.[1] ?? null;
}
