import { canChange } from '@octavo/application/billing/change-plan';
import type { SubscriptionRead, SubscriptionView } from '@octavo/contract/billing';
import type { Order } from '@octavo/domain/billing/order';
import { planIn, productSold } from '@octavo/domain/billing/plan-book';
import type { BillingPorts, KeptSubscription } from '@octavo/domain/billing/ports';
import { productGiven } from '@octavo/domain/billing/product-given';
import {
  accountStatusUnder,
  activeAmong,
  cancelNow,
  givesAccess,
  isActive,
  isPaidFor,
  overSince,
  runsBefore,
} from '@octavo/domain/billing/subscription';
import { amountView } from './amount-view.ts';
import { type KnownMoney, viewRefund } from './view-refund.ts';

/** Plan, pending order and refunds of an account, for its owner. */
export async function viewSubscription(ports: BillingPorts, account: string): Promise<SubscriptionRead> {
  const [all, waiting, payments, refunds] = await Promise.all([
    ports.subscriptions.of(account),
    ports.orders.waitingOf(account),
    ports.subscriptions.paymentsOf(account),
    ports.refunds.of(account),
  ]);
  const open = all.filter(({ state }) => state !== 'ended');
  const begun = open.filter(({ state }) => state !== 'pending');
  const paidFor = begun.filter(isPaidFor);
  // A cancelled plan that was paid for takes precedence over a gift, so that the user can resume it.
  const counts = activeAmong(paidFor) ?? paidFor[0] ?? activeAmong(begun) ?? begun[0] ?? open[0] ?? all[0];

  return {
    subscription: counts === undefined ? null : viewOf(ports, counts, { all, payments, refunds }),
    // An order without a checkout cannot have been paid.
    waiting: waiting === null || waiting.reference === null ? null : waitingView(ports, waiting),
    refunds: refunds.map(({ id, payment, partOf, state, askedAt }) => ({
      id,
      payment,
      partOf,
      state,
      askedAt: askedAt.toISOString(),
    })),
  };
}

function waitingView({ plans }: BillingPorts, { id, plan, currency }: Order): SubscriptionRead['waiting'] {
  return { order: id, plan: planIn(plans, plan, currency) };
}

function viewOf(ports: BillingPorts, subscription: KeptSubscription, known: KnownMoney): SubscriptionView {
  const now = ports.clock.now();
  const { id, plan, currency, priceMinor, provider, state, trialEndsAt, paidUntil } = subscription;
  const { renews, cancelWantedAt, isDisputed } = subscription;
  const canCancel = isActive(subscription) && paidUntil !== null && cancelWantedAt === null;
  const cancellation = canCancel ? cancelNow(subscription, now) : null;
  const earlier = earlierOf(subscription, known.all, now);

  return {
    id,
    plan: planIn(ports.plans, plan, currency),
    price: priceMinor === null ? null : amountView(priceMinor, currency),
    provider,
    state,
    product: productGiven(ports.plans, earlier ?? subscription, known.all, now),
    // A plan that is followed by another one counts as renewed.
    accountStatus: earlier === null ? accountStatusUnder(subscription, now) : 'pro',
    trialEndsAt: textOf(trialEndsAt),
    paidUntil: textOf(paidUntil),
    renews: renews && cancelWantedAt === null,
    overSince: textOf(overSince(subscription, now)),
    canChange: canChange(ports, subscription),
    before: beforeOf(ports, subscription, earlier, now),
    isDisputed,
    cancellation:
      cancellation === null
        ? null
        : { endsAt: textOf(cancellation.endsAt), willCharge: cancellation.willCharge },
    refundOffer: viewRefund(ports, known),
    payments: known.payments.map((payment) => ({
      id: payment.id,
      at: payment.at.toISOString(),
      amount: amountView(payment.amountMinor, payment.currency),
      state: payment.state,
    })),
  };
}

/**
 * Another subscription that runs until this one begins; null without one. With providers that cannot change a
 * plan, and after a cancellation, the next plan is ordered and begins when the current one has run out.
 */
function earlierOf(
  { id, startsAt }: KeptSubscription,
  all: readonly KeptSubscription[],
  now: Date,
): KeptSubscription | null {
  const paid = all.find(
    (one) =>
      one.id !== id && ['trialing', 'active'].includes(one.state) && isPaidFor(one) && givesAccess(one, now),
  );

  return startsAt === null || startsAt <= now ? null : (paid ?? null);
}

function beforeOf(
  { plans }: BillingPorts,
  subscription: KeptSubscription,
  earlier: KeptSubscription | null,
  now: Date,
): SubscriptionView['before'] {
  const { currency, startsAt } = subscription;
  const running = runsBefore(subscription, now);

  if (running !== null) {
    return { plan: planIn(plans, running.from, currency), until: running.startsAt.toISOString() };
  }

  // A trial of the same product leads on to the plan, without a charge of its own.
  const isTrialOf =
    earlier !== null &&
    earlier.state === 'trialing' &&
    productSold(plans, earlier.plan) === productSold(plans, subscription.plan);

  return startsAt === null || earlier === null || isTrialOf
    ? null
    : { plan: planIn(plans, earlier.plan, earlier.currency), until: startsAt.toISOString() };
}

function textOf(date: Date | null): string | null {
  return date?.toISOString() ?? null;
}
