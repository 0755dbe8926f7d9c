import type { SubscriptionRead, SubscriptionView } from '@octavo/contract/billing';
import { planIn } from '@octavo/domain/billing/plan-book';
import type { BillingPorts, KeptSubscription } from '@octavo/domain/billing/ports';
import {
  cancelNow,
  goesOn,
  goingAmong,
  isPaidFor,
  overSince,
  runsBefore,
} from '@octavo/domain/billing/subscription';
import { amountView } from './amount-view.ts';
import { type KnownMoney, viewMoneyBack } from './view-money-back.ts';

/** What an account has of plans, for its owner. */
export async function viewSubscription(ports: BillingPorts, account: string): Promise<SubscriptionRead> {
  const [all, payments, refunds] = await Promise.all([
    ports.subscriptions.of(account),
    ports.subscriptions.paymentsOf(account),
    ports.refunds.of(account),
  ]);
  const living = all.filter(({ state }) => state !== 'ended');
  const paidFor = living.filter(isPaidFor);
  // What was cancelled beside a gift can be taken up again.
  const counts = goingAmong(paidFor) ?? paidFor[0] ?? goingAmong(living) ?? living[0] ?? all[0];

  return {
    subscription: counts === undefined ? null : viewOf(ports, counts, { all, payments, refunds }),
    refunds: refunds.map(({ id, payment, partOf, state, askedAt }) => ({
      id,
      payment,
      partOf,
      state,
      askedAt: askedAt.toISOString(),
    })),
  };
}

function viewOf(ports: BillingPorts, subscription: KeptSubscription, known: KnownMoney): SubscriptionView {
  const now = ports.clock.now();
  const { id, plan, currency, priceMinor, provider, state, trialEndsAt, paidUntil } = subscription;
  const { renews, cancelWantedAt, isDisputed } = subscription;
  const canCancel = goesOn(subscription) && paidUntil !== null && cancelWantedAt === null;
  const cancellation = canCancel ? cancelNow(subscription, now) : null;

  return {
    id,
    plan: planIn(ports.plans, plan, currency),
    price: priceMinor === null ? null : amountView(priceMinor, currency),
    provider,
    state,
    trialEndsAt: textOf(trialEndsAt),
    paidUntil: textOf(paidUntil),
    renews: renews && cancelWantedAt === null,
    overSince: textOf(overSince(subscription, now)),
    before: beforeOf(ports, subscription, now),
    isDisputed,
    cancellation:
      cancellation === null
        ? null
        : { endsAt: textOf(cancellation.endsAt), willCharge: cancellation.willCharge },
    moneyBack: viewMoneyBack(ports, known),
    payments: known.payments.map((payment) => ({
      id: payment.id,
      at: payment.at.toISOString(),
      amount: amountView(payment.amountMinor, payment.currency),
      state: payment.state,
    })),
  };
}

function beforeOf(
  ports: BillingPorts,
  subscription: KeptSubscription,
  now: Date,
): SubscriptionView['before'] {
  const running = runsBefore(subscription, now);

  return running === null
    ? null
    : {
        plan: planIn(ports.plans, running.from, subscription.currency),
        until: running.startsAt.toISOString(),
      };
}

function textOf(date: Date | null): string | null {
  return date?.toISOString() ?? null;
}
