import type { FakeAnswer } from '../fake-server.ts';
import { formAt, type PostedForm, textAt } from '../form.ts';
import { done, refusal } from './answers.ts';
import type { StripeLedger } from './ledger.ts';
import { sessionObject } from './objects.ts';
import type { StripeSession } from './records.ts';
import { priceOf } from './requested-price.ts';

/** Opens a checkout session with the items and settings of a request. */
export function openCheckout(ledger: StripeLedger, form: PostedForm): StripeSession {
  const items = Object.values(formAt(form, 'line_items')).filter((item) => typeof item === 'object');
  const data = items.map((item) => formAt(item, 'price_data'));
  const recurring = data.find((price) => 'recurring' in price);
  const once = data.find((price) => !('recurring' in price));
  const session: StripeSession = {
    id: ledger.newId('cs'),
    mode: textAt(form, 'mode') === 'payment' ? 'payment' : 'subscription',
    metadata: strings(formAt(form, 'metadata')),
    intentMetadata: strings(formAt(form, 'payment_intent_data', 'metadata')),
    subscriptionMetadata: strings(formAt(form, 'subscription_data', 'metadata')),
    currency: textAt(data[0] ?? {}, 'currency') ?? '',
    onceAmount: Number(textAt(once ?? {}, 'unit_amount') ?? 0),
    price:
      recurring === undefined
        ? null
        : { ...priceOf(recurring), currency: textAt(recurring, 'currency') ?? '' },
    trialDays: Number(textAt(form, 'subscription_data', 'trial_period_days') ?? 0),
    later: laterIn(formAt(form, 'subscription_data'), ledger.clock.now()),
    status: 'open',
    paymentStatus: 'unpaid',
    subscription: null,
    intent: null,
  };
  ledger.sessions.set(session.id, session);

  return session;
}

export function expireCheckout(ledger: StripeLedger, session: StripeSession, address: string): FakeAnswer {
  if (session.status !== 'open') {
    return refusal(400, { type: 'invalid_request_error', message: 'Only open sessions can be expired.' });
  }

  session.status = 'expired';
  ledger.notify('checkout.session.expired', session);

  return done(sessionObject(session, address));
}

/** Start of a subscription that begins later; null when it begins at once. */
function laterIn(form: PostedForm, now: Date): StripeSession['later'] {
  const trialEnd = textAt(form, 'trial_end');
  const anchor = textAt(form, 'billing_cycle_anchor');
  const hours = (Number(trialEnd ?? anchor) * 1000 - now.getTime()) / (3600 * 1000);

  if (trialEnd !== undefined && hours < 48) {
    throw new Error('a trial ends in 48 hours or later');
  }

  return trialEnd === undefined && anchor === undefined
    ? null
    : { at: new Date(Number(trialEnd ?? anchor) * 1000), isTrial: trialEnd !== undefined };
}

function strings(form: PostedForm): Record<string, string> {
  return Object.fromEntries(
    Object.entries(form).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
}
