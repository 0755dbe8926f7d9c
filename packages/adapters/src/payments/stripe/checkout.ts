import { Failure } from '@octavo/contract/failures';
import type { Checkout, CheckoutSnapshot, StartedCheckout } from '@octavo/domain/billing/payment-provider';
import { afterPeriods, isPaidOnce, regularCycle, trialCycle } from '@octavo/domain/billing/periods';
import type { Clock } from '@octavo/domain/ports';
import type { Stripe } from 'stripe';
import { ask, askFor, idOf } from './client.ts';
import { oncePrice, recurringPrice } from './prices.ts';

const dayMilliseconds = 24 * 3600 * 1000;

export async function startCheckout(
  stripe: Stripe,
  clock: Clock,
  checkout: Checkout,
): Promise<StartedCheckout> {
  const session = await ask('start of a checkout', () =>
    stripe.checkout.sessions.create(
      { ...commonParameters(checkout), ...modeParameters(checkout, clock.now()) },
      { idempotencyKey: `octavo-checkout-${checkout.order}` },
    ),
  );

  if (session.url === null) {
    throw new Failure('payment-unavailable', 'Stripe returned no checkout address');
  }

  return { reference: session.id, url: session.url };
}

function commonParameters(checkout: Checkout): Stripe.Checkout.SessionCreateParams {
  return {
    client_reference_id: checkout.order,
    metadata: metadata(checkout),
    customer_email: checkout.email,
    locale: checkout.locale,
    success_url: checkout.successUrl,
    cancel_url: checkout.cancelUrl,
    // A price shown in a third currency would be one the operator has not configured.
    adaptive_pricing: { enabled: false },
  };
}

function modeParameters(checkout: Checkout, now: Date): Stripe.Checkout.SessionCreateParams {
  const { plan, planName } = checkout;
  const product_data = { name: planName };
  const regular = regularCycle(plan);

  if (isPaidOnce(plan)) {
    return {
      mode: 'payment',
      line_items: [{ quantity: 1, price_data: { ...oncePrice(regular), product_data } }],
      payment_intent_data: { metadata: metadata(checkout) },
    };
  }

  const trial = trialCycle(plan);
  const trialPrice = trial === null ? null : oncePrice(trial);
  const trialItem =
    trialPrice === null || trialPrice.unit_amount === 0
      ? []
      : [{ quantity: 1, price_data: { ...trialPrice, product_data } }];

  return {
    mode: 'subscription',
    line_items: [{ quantity: 1, price_data: { ...recurringPrice(regular), product_data } }, ...trialItem],
    payment_method_collection: 'always',
    subscription_data: {
      metadata: metadata(checkout),
      ...(checkout.startsAt === null ? {} : laterStart(checkout.startsAt, now)),
      ...(trial === null || checkout.startsAt !== null
        ? {}
        : {
            // Days, not a date: the trial begins when the checkout is completed.
            trial_period_days: daysOf(trial.frequency, now),
            trial_settings: { end_behavior: { missing_payment_method: 'cancel' } },
          }),
    },
  };
}

/** Metadata that Stripe returns with every object of the order. */
const metadata = ({ order, plan, installation, startsAt }: Checkout) => ({
  order,
  plan: plan.id,
  installation,
  ...(startsAt === null ? {} : { starts_at: startsAt.toISOString() }),
});

/** Hours before its end within which Stripe accepts no trial, plus some time for the user to pay. */
const shortestTrialHours = 50;

/**
 * Defers the first charge to the end of a period that was paid elsewhere. To Stripe that is a trial or, in
 * its last days, the anchor of the billing periods, which must not be further away than one of them.
 */
function laterStart(startsAt: Date, now: Date): Stripe.Checkout.SessionCreateParams.SubscriptionData {
  const seconds = Math.floor(startsAt.getTime() / 1000);
  const hours = (startsAt.getTime() - now.getTime()) / (3600 * 1000);

  return hours > shortestTrialHours
    ? { trial_end: seconds, trial_settings: { end_behavior: { missing_payment_method: 'cancel' } } }
    : { billing_cycle_anchor: seconds, proration_behavior: 'none' };
}

function daysOf(frequency: Parameters<typeof afterPeriods>[1], now: Date): number {
  const end = afterPeriods(now, frequency);

  return end === null ? 0 : Math.round((end.getTime() - now.getTime()) / dayMilliseconds);
}

export async function readCheckout(stripe: Stripe, reference: string): Promise<CheckoutSnapshot> {
  const session = await askFor('a checkout', () =>
    stripe.checkout.sessions.retrieve(reference, { expand: ['payment_intent'] }),
  );

  if (session === null || session.status === 'expired') {
    return { state: 'abandoned', subscription: null };
  }

  const subscription = idOf(session.subscription) ?? idOf(session.payment_intent);

  return session.status === 'complete'
    ? { state: completedState(session), subscription }
    : { state: 'waiting', subscription: null };
}

/** Expires a checkout. Stripe refuses to when it is no longer open: then the user paid a moment before. */
export async function abandonCheckout(stripe: Stripe, reference: string): Promise<void> {
  const session = await askFor('a checkout', () => stripe.checkout.sessions.retrieve(reference));

  if (session?.status !== 'open') {
    return;
  }

  try {
    await ask('the end of a checkout', () => stripe.checkout.sessions.expire(reference));
  } catch (error) {
    if ((await readCheckout(stripe, reference)).state === 'waiting') {
      throw error;
    }
  }
}

/** State of a complete checkout: some payment methods take days and may still fail. */
function completedState({
  payment_status,
  payment_intent,
}: Stripe.Checkout.Session): CheckoutSnapshot['state'] {
  if (payment_status !== 'unpaid') {
    return 'paid';
  }

  const hasFailed =
    payment_intent !== null &&
    typeof payment_intent !== 'string' &&
    ['requires_payment_method', 'canceled'].includes(payment_intent.status);

  return hasFailed ? 'failed' : 'waiting';
}
