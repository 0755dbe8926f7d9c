import { Failure } from '@octavo/contract/failures';
import type { IncomingEvent, ProviderEvent } from '@octavo/domain/billing/payment-provider';
import type { Clock } from '@octavo/domain/ports';
import type { Stripe } from 'stripe';
import * as z from 'zod';
import { ask, dateOf, idOf } from './client.ts';

/** Maximum age of a signature in seconds: Stripe signs again each time it repeats a message. */
const toleranceSeconds = 300;

const id = z.string().nullish();

/** Fields of a message that are read: ids, wherever versions of the API put them. */
const message = z.object({
  id: z.string(),
  type: z.string(),
  created: z.int(),
  data: z.object({
    object: z.object({
      object: z.string(),
      id: z.string(),
      subscription: id,
      payment_intent: id,
      parent: z.object({ subscription_details: z.object({ subscription: id }).nullish() }).nullish(),
    }),
  }),
});
type StripeObject = z.infer<typeof message>['data']['object'];

export async function readEvent(
  stripe: Stripe,
  secret: string,
  clock: Clock,
  event: IncomingEvent,
): Promise<ProviderEvent> {
  const parsed = message.safeParse(verify(stripe, secret, clock, event));

  if (!parsed.success) {
    throw new Failure('illegal-input', 'the Stripe event has an unexpected structure');
  }

  const { id: event_id, type, created, data } = parsed.data;

  return { id: event_id, type, at: dateOf(created), ...(await concerned(stripe, data.object)) };
}

function verify(stripe: Stripe, secret: string, clock: Clock, { headers, body }: IncomingEvent): unknown {
  const signature = headers['stripe-signature'] ?? '';
  const now = clock.now().getTime();

  try {
    return stripe.webhooks.constructEvent(body, signature, secret, toleranceSeconds, undefined, now);
  } catch {
    // The details would only help a forger.
    throw new Failure('illegal-input', 'the event is not signed by Stripe, or is too old');
  }
}

async function concerned(
  stripe: Stripe,
  subject: StripeObject,
): Promise<Pick<ProviderEvent, 'subscription' | 'checkout'>> {
  const nothing = { subscription: null, checkout: null };

  switch (subject.object) {
    case 'checkout.session':
      return { subscription: subject.subscription ?? subject.payment_intent ?? null, checkout: subject.id };
    case 'subscription':
      return { ...nothing, subscription: subject.id };
    case 'invoice':
      return {
        ...nothing,
        subscription: subject.parent?.subscription_details?.subscription ?? subject.subscription ?? null,
      };
    case 'charge':
    case 'refund':
    case 'dispute':
      return typeof subject.payment_intent === 'string'
        ? { ...nothing, subscription: await paidFor(stripe, subject.payment_intent) }
        : nothing;
    default:
      return nothing;
  }
}

/**
 * Subscription of a payment, by its invoice, which the payment does not name. Without an invoice it was for a
 * plan paid once.
 */
async function paidFor(stripe: Stripe, payment_intent: string): Promise<string | null> {
  const made = await ask('the invoice of a payment', () =>
    stripe.invoicePayments.list({
      payment: { type: 'payment_intent', payment_intent },
      expand: ['data.invoice'],
    }),
  );
  const invoice = made.data[0]?.invoice;

  if (invoice === undefined) {
    return payment_intent;
  }

  return typeof invoice === 'string' || invoice.deleted === true
    ? null
    : idOf(invoice.parent?.subscription_details?.subscription);
}
