import type { Checkout } from '@octavo/domain/billing/payment-provider';
import { regularCycle } from '@octavo/domain/billing/periods';
import * as z from 'zod';
import { type Begun, begun, emptyBody, type PayPalCheckoutState } from './begun.ts';
import type { PayPalClient } from './client.ts';
import { customIdOf } from './custom-id.ts';

const orderShown = z.object({
  status: z.string(),
  purchase_units: z
    .array(
      z.object({
        payments: z
          .object({ captures: z.array(z.object({ id: z.string(), status: z.string() })).default([]) })
          .optional(),
      }),
    )
    .default([]),
});

const orderPath = (reference: string) => `/v2/checkout/orders/${encodeURIComponent(reference)}`;

export async function beginOrder(paypal: PayPalClient, checkout: Checkout): Promise<Begun> {
  return paypal.post(
    'start of a checkout',
    {
      path: '/v2/checkout/orders',
      requestId: `order-${checkout.order}`,
      body: JSON.stringify({
        intent: 'CAPTURE',
        purchase_units: [
          {
            custom_id: customIdOf(checkout),
            description: checkout.planName,
            amount: regularCycle(checkout.plan).pricing_scheme.fixed_price,
          },
        ],
        payment_source: {
          paypal: {
            experience_context: {
              locale: checkout.locale === 'fr' ? 'fr-FR' : 'en-US',
              shipping_preference: 'NO_SHIPPING',
              user_action: 'PAY_NOW',
              return_url: checkout.successUrl,
              cancel_url: checkout.cancelUrl,
            },
          },
        },
      }),
    },
    begun,
  );
}

const captureStates: Readonly<Record<string, PayPalCheckoutState['state']>> = {
  COMPLETED: 'paid',
  REFUNDED: 'paid',
  PARTIALLY_REFUNDED: 'paid',
  PENDING: 'waiting',
};

export async function seeOrder(paypal: PayPalClient, reference: string): Promise<PayPalCheckoutState> {
  const order = await paypal.get('a checkout', orderPath(reference), orderShown);
  const made = order?.purchase_units.flatMap(({ payments }) => payments?.captures ?? []).at(-1);

  if (order === null || order.status === 'VOIDED') {
    return { state: 'abandoned', subscription: null };
  }

  if (made !== undefined) {
    return { state: captureStates[made.status] ?? 'failed', subscription: made.id };
  }

  return { state: order.status === 'APPROVED' ? 'agreed' : 'waiting', subscription: null };
}

/** Captures the payment; has an effect once, however often it is called. */
export async function capture(paypal: PayPalClient, reference: string): Promise<void> {
  await paypal.command(
    'taking a payment',
    {
      path: `${orderPath(reference)}/capture`,
      requestId: `capture-${reference}`,
      body: emptyBody,
    },
    ['ORDER_ALREADY_CAPTURED', 'INSTRUMENT_DECLINED', 'PAYER_ACTION_REQUIRED'],
  );
}
