import { afterPeriods } from '@octavo/domain/billing/periods';
import type { SettableClock } from '../settable-clock.ts';
import type { StripeLedger } from './ledger.ts';
import { frequencyOf, type StripePrice, type StripeSubscription } from './records.ts';

/** Stripe keeps the invoice of a new period open to changes for an hour before it charges the card. */
const draftMilliseconds = 3600 * 1000;

export function periodEnd(anchor: Date, price: StripePrice, periods: number): Date {
  const end = afterPeriods(anchor, frequencyOf(price), periods);

  if (end === null) {
    throw new Error('a period ends');
  }

  return end;
}

/** Advances the clock; everything due happens at its own time. */
export function advance(ledger: StripeLedger, clock: SettableClock, to: Date): void {
  for (;;) {
    const [next] = dueUntil(ledger, to).sort((a, b) => a.at.getTime() - b.at.getTime());

    if (next === undefined) {
      clock.set(to);

      return;
    }

    clock.set(next.at);
    next.happen();
  }
}

function dueUntil(ledger: StripeLedger, to: Date): { at: Date; happen: () => void }[] {
  const isLive = ({ status }: StripeSubscription) => status !== 'canceled';
  const renewals = [...ledger.subscriptions.values()].filter(isLive).map((subscription) => ({
    at: subscription.cancelAt ?? subscription.periodEnd,
    happen: () => renew(ledger, subscription),
  }));
  const charges = ledger.invoices.flatMap((invoice) =>
    invoice.chargeAt === null || !isLive(invoice.subscription)
      ? []
      : [{ at: invoice.chargeAt, happen: () => void ledger.charge(invoice) }],
  );

  return [...renewals, ...charges].filter(({ at }) => at <= to);
}

function renew(ledger: StripeLedger, subscription: StripeSubscription): void {
  if (subscription.cancelAtPeriodEnd || subscription.cancelAt !== null) {
    ledger.end(subscription);

    return;
  }

  const now = ledger.clock.now();
  subscription.periods += 1;
  subscription.periodStart = subscription.periodEnd;
  subscription.periodEnd = periodEnd(subscription.anchor, subscription.price, subscription.periods);

  if (subscription.status === 'trialing') {
    subscription.status = 'active';
  }

  ledger.addInvoice(
    subscription,
    [{ amount: subscription.price.amount, start: subscription.periodStart, end: subscription.periodEnd }],
    new Date(now.getTime() + draftMilliseconds),
  );
  ledger.notify('customer.subscription.updated', subscription);
}
