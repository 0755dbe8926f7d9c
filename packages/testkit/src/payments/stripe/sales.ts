import type { StripeLedger } from './ledger.ts';
import type { InvoiceLine, StripeSession, StripeSubscription } from './records.ts';
import { periodEnd } from './renewals.ts';

const dayMilliseconds = 24 * 3600 * 1000;

/** Completes a checkout with a card that works. */
export function completeCheckout(ledger: StripeLedger, session: StripeSession): void {
  if (session.status !== 'open') {
    throw new Error('this checkout is over');
  }

  session.status = 'complete';

  if (session.mode === 'payment') {
    session.intent = ledger.addIntent(null, session.onceAmount, session.currency, session.intentMetadata);
    ledger.settle(session.intent);
  } else {
    session.subscription = sell(ledger, session);
  }

  session.paymentStatus = 'paid';
  ledger.notify('checkout.session.completed', session);
}

/** Completes a checkout with a payment that takes days to settle. */
export function completeLater(ledger: StripeLedger, session: StripeSession): void {
  session.status = 'complete';
  session.intent = ledger.addIntent(null, session.onceAmount, session.currency, session.intentMetadata);
  session.intent.status = 'processing';
  ledger.notify('checkout.session.completed', session);
}

export function answerLate(ledger: StripeLedger, session: StripeSession, hasMoney: boolean): void {
  if (session.intent === null) {
    throw new Error('nobody paid');
  }

  if (hasMoney) {
    ledger.settle(session.intent);
    session.paymentStatus = 'paid';
    ledger.notify('checkout.session.async_payment_succeeded', session);
  } else {
    session.intent.status = 'requires_payment_method';
    ledger.notify('checkout.session.async_payment_failed', session);
  }
}

function sell(ledger: StripeLedger, session: StripeSession): StripeSubscription {
  if (session.price === null) {
    throw new Error('a subscription has a price');
  }

  const now = ledger.clock.now();
  const price = { ...session.price, id: ledger.newId('price'), product: ledger.newId('prod') };
  const { later } = session;
  const tried =
    session.trialDays === 0 ? null : new Date(now.getTime() + session.trialDays * dayMilliseconds);
  const trialEnd = later?.isTrial === true ? later.at : tried;
  const start = later?.at ?? trialEnd;
  const subscription: StripeSubscription = {
    id: ledger.newId('sub'),
    customer: ledger.newId('cus'),
    created: now,
    trialEnd,
    metadata: { ...session.subscriptionMetadata },
    status: trialEnd === null ? 'active' : 'trialing',
    price,
    anchor: start ?? now,
    periods: start === null ? 1 : 0,
    periodStart: now,
    periodEnd: start ?? periodEnd(now, price, 1),
    cancelAtPeriodEnd: false,
    cancelAt: null,
    endedAt: null,
    cardWorks: true,
  };
  ledger.subscriptions.set(subscription.id, subscription);
  ledger.notify('customer.subscription.created', subscription);
  ledger.charge(ledger.addInvoice(subscription, firstLines(session, subscription), now));

  return subscription;
}

function firstLines(
  session: StripeSession,
  { price, periodStart, periodEnd: end, periods }: StripeSubscription,
): InvoiceLine[] {
  const period = { start: periodStart, end };
  const once =
    session.onceAmount === 0 ? [] : [{ amount: session.onceAmount, start: periodStart, end: periodStart }];

  return [{ ...period, amount: periods === 0 ? 0 : price.amount }, ...once];
}

/** Change to another price, and its effect on the current period. */
export interface PriceChange {
  readonly price: Pick<StripeSubscription['price'], 'amount' | 'interval' | 'count'>;
  /** True when the unused rest is credited and the new price charged, at once. */
  readonly isSettled: boolean;
  readonly beginsNow: boolean;
  /** Time from which the unused rest is counted; null for now. */
  readonly proratedAt: Date | null;
  /** Time until which nothing is charged and at which the periods of the price begin. */
  readonly trialEnd: Date | null;
}

/** Invoice lines of a price that takes effect now. */
export function changeLines(
  ledger: StripeLedger,
  subscription: StripeSubscription,
  change: PriceChange,
): InvoiceLine[] {
  const now = ledger.clock.now();
  const { price, periodStart, periodEnd: end } = subscription;
  const from = change.proratedAt ?? now;

  if (!change.isSettled) {
    throw new Error('a price that begins now is settled');
  }

  if (from.getTime() < Math.floor(periodStart.getTime() / 1000) * 1000 || from > end) {
    throw new Error('prorations are of the current period');
  }

  const whole = end.getTime() - periodStart.getTime();
  const left = Math.min(1, (end.getTime() - from.getTime()) / whole);
  const isSame = isSamePeriod(subscription, change);

  return [
    { amount: -Math.round(price.amount * left), start: from, end },
    {
      amount: isSame ? Math.round(change.price.amount * left) : change.price.amount,
      start: from,
      end: isSame ? end : periodEnd(now, { ...price, ...change.price }, 1),
    },
  ];
}

/** Changes the price; false when the card fails to pay the difference, in which case nothing changes. */
export function changePrice(
  ledger: StripeLedger,
  subscription: StripeSubscription,
  change: PriceChange,
): boolean {
  const now = ledger.clock.now();
  const next = { ...subscription.price, ...change.price, id: ledger.newId('price') };

  if (change.trialEnd !== null) {
    tryUntil(ledger, subscription, next, change.trialEnd);

    return true;
  }

  if (subscription.status === 'trialing') {
    subscription.price = next;

    return true;
  }

  const lines = changeLines(ledger, subscription, change);

  if (!subscription.cardWorks) {
    return false;
  }

  const isSame = isSamePeriod(subscription, change);
  ledger.charge(ledger.addInvoice(subscription, lines, now));
  subscription.price = next;

  if (!isSame) {
    const end = periodEnd(now, next, 1);
    Object.assign(subscription, { anchor: now, periods: 1, periodStart: now, periodEnd: end });
  }

  return true;
}

function isSamePeriod({ price }: StripeSubscription, { price: to, beginsNow }: PriceChange): boolean {
  return !beginsNow && price.interval === to.interval && price.count === to.count;
}

function tryUntil(
  ledger: StripeLedger,
  subscription: StripeSubscription,
  price: StripeSubscription['price'],
  until: Date,
): void {
  const now = ledger.clock.now();

  if (until <= now) {
    throw new Error('a trial ends later than now');
  }

  Object.assign(subscription, {
    status: 'trialing',
    price,
    trialEnd: until,
    anchor: until,
    periods: 0,
    periodStart: now,
    periodEnd: until,
  });
  ledger.charge(ledger.addInvoice(subscription, [{ amount: 0, start: now, end: until }], now));
}
