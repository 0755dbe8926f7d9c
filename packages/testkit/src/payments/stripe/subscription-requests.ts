import type { FakeAnswer } from '../fake-server.ts';
import { formAt, type PostedForm, textAt } from '../form.ts';
import { done, missing, refusal } from './answers.ts';
import type { StripeLedger } from './ledger.ts';
import { listOf, subscriptionObject } from './objects.ts';
import { amountDue, type StripeSubscription } from './records.ts';
import { priceOf } from './requested-price.ts';
import { changeLines, changePrice, type PriceChange } from './sales.ts';

/** Page length of lists; shorter than Stripe's, so that tests reach a second page. */
const pageLength = 2;

/** Subscriptions that are not cancelled, one page at a time. */
export function listSubscriptions(ledger: StripeLedger, form: PostedForm) {
  const active = [...ledger.subscriptions.values()].filter(({ status }) => status !== 'canceled');
  const from = active.findIndex(({ id }) => id === textAt(form, 'starting_after')) + 1;
  const page = active.slice(from, from + pageLength);

  return {
    ...listOf('/v1/subscriptions', page.map(subscriptionObject)),
    has_more: from + pageLength < active.length,
  };
}

/** Preview of the invoice for a change that has not been made. */
export function previewChange(ledger: StripeLedger, subscription: StripeSubscription, form: PostedForm) {
  const price = priceOf(formAt(form, 'items', '0', 'price_data'));
  const lines = changeLines(ledger, subscription, changeIn(form, price));

  return { object: 'invoice', currency: subscription.price.currency, amount_due: amountDue({ lines }) };
}

/** Changes price, cancellation and metadata as Stripe does; a declined card changes nothing. */
export function updateSubscription(
  ledger: StripeLedger,
  subscription: StripeSubscription,
  form: PostedForm,
): FakeAnswer {
  const price = formAt(form, 'items', '0', 'price_data');

  if (subscription.status === 'canceled') {
    return missing(subscription.id);
  }

  const before = { ...subscription.metadata };
  Object.assign(subscription.metadata, formAt(form, 'metadata'));

  if ('unit_amount' in price && !changePrice(ledger, subscription, changeIn(form, priceOf(price)))) {
    subscription.metadata = before;

    return refusal(402, { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' });
  }

  const cancels = textAt(form, 'cancel_at_period_end');

  if (cancels !== undefined) {
    subscription.cancelAtPeriodEnd = cancels === 'true';
  }

  if (textAt(form, 'cancel_at') === '') {
    subscription.cancelAt = null;
  }

  ledger.notify('customer.subscription.updated', subscription);

  return done(subscriptionObject(subscription));
}

function changeIn(form: PostedForm, price: ReturnType<typeof priceOf>): PriceChange {
  const trialEnd = textAt(form, 'trial_end');
  const prorated = textAt(form, 'proration_date');

  return {
    price,
    isSettled: textAt(form, 'proration_behavior') === 'always_invoice',
    beginsNow: textAt(form, 'billing_cycle_anchor', 'type') === 'now',
    proratedAt: prorated === undefined ? null : new Date(Number(prorated) * 1000),
    trialEnd: trialEnd === undefined ? null : new Date(Number(trialEnd) * 1000),
  };
}
