import { Failure } from '@octavo/contract/failures';
import { mailboxKey } from '@octavo/domain/account/email';
import { isDisputedPayment } from '@octavo/domain/billing/disputed';
import type { Order } from '@octavo/domain/billing/order';
import type {
  PaymentProvider,
  PaymentSnapshot,
  SubscriptionSnapshot,
} from '@octavo/domain/billing/payment-provider';
import { mayReplace } from '@octavo/domain/billing/plan-book';
import type {
  BillingPorts,
  KeptSubscription,
  SettledPayment,
  Settlement,
} from '@octavo/domain/billing/ports';
import type { ProviderId, Subscription } from '@octavo/domain/billing/subscription';
import { noticeChange } from './detect-change.ts';
import { isSuperseded } from './next-start.ts';

/** Optimistic-lock retries. More conflicts in a row than this mean a bug. */
const attempts = 8;

/** @throws Failure `payment-not-configured` */
export function providerOf({ providers }: BillingPorts, id: ProviderId): PaymentProvider {
  const provider = providers.get(id);

  if (provider === undefined) {
    throw new Failure('payment-not-configured', id);
  }

  return provider;
}

/**
 * `elsewhere`: sold by another seller at the same provider, and left alone; `unknown`: the provider does not
 * know it.
 */
export type Settled =
  | { readonly outcome: 'settled'; readonly subscription: Subscription }
  | { readonly outcome: 'elsewhere' | 'unknown' };

/**
 * Reads a subscription from its provider and stores its state. Idempotent and independent of the order of
 * events.
 *
 * @throws Failure `account-missing` when it was paid after its account was deleted, and was refunded;
 * `not-found` when it was sold here but has no order: the caller records that for the operator.
 */
export async function settleSubscription(
  ports: BillingPorts,
  id: ProviderId,
  reference: string,
): Promise<Settled> {
  const provider = providerOf(ports, id);
  let isRefused = false;

  for (let attempt = 0; attempt < attempts; attempt += 1) {
    // Read before asking the provider: a concurrent update would be newer than the provider's reply.
    const known = await ports.subscriptions.findByReference(id, reference);
    const snapshot = await provider.readSubscription(reference);
    const order = await ports.orders.find(snapshot?.order ?? '');

    if (snapshot === null) {
      return { outcome: 'unknown' };
    }

    if (known === null && order?.provider !== id) {
      return leaveAlone(ports, snapshot);
    }

    const isNobodys = (known ?? order)?.account === null;

    if (isNobodys && (known === null || snapshot.state !== 'ended')) {
      await refuseStray(ports, provider, snapshot);

      return { outcome: 'unknown' };
    }

    const settlement = await settlementOf(ports, { id, known, order, snapshot, isRefused });
    const outcome = await ports.subscriptions.save(settlement);

    if (outcome === 'saved' && mustStop(settlement.subscription)) {
      await provider.cancelAtEnd(reference);
      continue;
    }

    if (outcome === 'saved') {
      return { outcome: 'settled', subscription: settlement.subscription };
    }

    if (outcome === 'second' && (await cancelSuperseded(ports, settlement, order))) {
      continue;
    }

    // Two accounts of one mailbox may both order a trial before either is paid.
    if (outcome === 'second' || outcome === 'second-trial') {
      await refuseSecond(provider, known, snapshot);
      isRefused = outcome === 'second-trial';
    }
  }

  throw new Failure('request-failed', 'the subscription kept changing while it was read');
}

interface SettlementFacts {
  readonly id: ProviderId;
  readonly known: KeptSubscription | null;
  readonly order: Order | null;
  readonly snapshot: SubscriptionSnapshot;
  /** True when it was just ended because the person had already had a trial. */
  readonly isRefused: boolean;
}

async function settlementOf(ports: BillingPorts, read: SettlementFacts): Promise<Settlement> {
  const now = ports.clock.now();
  const { known, order, snapshot } = read;
  const change = known === null ? null : await noticeChange(ports, known, snapshot, now);
  const subscription: Subscription = {
    id: known?.id ?? ports.ids.token(),
    account: known === null ? (order?.account ?? null) : known.account,
    provider: read.id,
    reference: snapshot.reference,
    plan: snapshot.plan ?? known?.plan ?? order?.plan ?? '',
    currency: snapshot.currency,
    priceMinor: snapshot.priceMinor ?? known?.priceMinor ?? order?.priceMinor ?? null,
    state: snapshot.state,
    createdAt: known?.createdAt ?? now,
    trialEndsAt: snapshot.trialEndsAt,
    startsAt: known === null ? (order?.startsAt ?? null) : known.startsAt,
    paidUntil: snapshot.paidUntil,
    renews: snapshot.renews,
    // Cleared once the provider has the cancellation.
    cancelWantedAt: snapshot.renews ? (known?.cancelWantedAt ?? null) : null,
    endedAt: snapshot.endedAt,
    isDisputed: isDisputedPayment(snapshot.payments, agreedFor(snapshot, change, now)),
    change,
  };

  return {
    subscription,
    order: known?.order ?? order?.id ?? null,
    orderState: orderStateOf(read),
    from: known?.version ?? null,
    isChanged: known === null || differs(known, subscription),
    payments: snapshot.payments.map((payment) => settledPayment(payment, subscription)),
    trial: await trialOf(ports, read),
    now,
  };
}

function orderStateOf({ known, snapshot, isRefused }: SettlementFacts): Settlement['orderState'] {
  const isDecided = known !== null && known.state !== 'pending';

  if (isDecided || snapshot.state === 'pending') {
    return null;
  }

  return isRefused ? 'failed' : 'paid';
}

async function trialOf(
  ports: BillingPorts,
  { known, order, snapshot }: SettlementFacts,
): Promise<Settlement['trial']> {
  const account = known === null ? order?.account : known.account;
  const pseudonym = snapshot.trialEndsAt === null ? null : await trialPseudonymOf(ports, account ?? '');

  return pseudonym === null
    ? null
    : { pseudonym, isOrdered: known === null && order?.withTrial === true && snapshot.state !== 'ended' };
}

/** Agreed price of the running plan; a plan that follows it may have another price. */
function agreedFor(
  { priceMinor }: SubscriptionSnapshot,
  change: Subscription['change'],
  now: Date,
): number | null {
  return change !== null && now < change.startsAt ? change.fromPriceMinor : priceMinor;
}

/** A new payment is attributed to the current plan, unless the provider names another. */
function settledPayment(payment: PaymentSnapshot, { plan }: Subscription): SettledPayment {
  return { ...payment, plan: payment.plan ?? (plan === '' ? null : plan) };
}

/** True when the provider's state differs from ours. */
export function differs(known: Subscription, subscription: Subscription): boolean {
  const stateOf = (of: Subscription) =>
    JSON.stringify([
      of.plan,
      of.priceMinor,
      of.state,
      of.trialEndsAt,
      of.paidUntil,
      of.renews,
      of.cancelWantedAt,
      of.endedAt,
      of.isDisputed,
      of.change,
    ]);

  return stateOf(known) !== stateOf(subscription);
}

/** True when a disputed subscription would renew: it must not be charged while it gives no access. */
function mustStop({ isDisputed, renews, state }: Subscription): boolean {
  return isDisputed && renews && state !== 'ended';
}

/**
 * Handles a subscription without an order here. If it carries our installation id, it was sold here and lost,
 * for example by restoring a database: the operator has to look at it. Those sold by others are ignored.
 */
function leaveAlone({ installation }: BillingPorts, snapshot: SubscriptionSnapshot): Settled {
  if (snapshot.installation === installation && snapshot.state !== 'ended') {
    throw new Failure(
      'not-found',
      `${snapshot.reference} was sold by this installation but is not in its database`,
    );
  }

  return { outcome: snapshot.installation === installation ? 'unknown' : 'elsewhere' };
}

/** Pseudonym that identifies a person who has had the trial of a plan, with any account. */
export async function trialPseudonymOf(ports: BillingPorts, account: string): Promise<string | null> {
  const person = await ports.accounts.find(account);

  return person === null ? null : ports.pseudonyms.hmac('trial', mailboxKey(person.email));
}

/** Cancels the subscription that a newly ordered plan replaces. True when there was one. */
async function cancelSuperseded(
  ports: BillingPorts,
  { subscription }: Settlement,
  order: Order | null,
): Promise<boolean> {
  const now = ports.clock.now();
  const others = await ports.subscriptions.of(order?.account ?? '');
  const active = others.find(
    (one) =>
      one.id !== subscription.id &&
      isSuperseded(ports, one, now) &&
      mayReplace(ports.plans, one.plan, subscription.plan),
  );

  if (order === null || order.startsAt === null || active === undefined || active.reference === null) {
    return false;
  }

  await providerOf(ports, active.provider).cancelAtEnd(active.reference);
  await settleSubscription(ports, active.provider, active.reference);

  return true;
}

/**
 * Rejects a subscription because the account has another active one. A new one, paid in a second tab or by a
 * slow payment, ends at once and is refunded; a cancelled one that was resumed elsewhere is cancelled again.
 */
async function refuseSecond(
  provider: PaymentProvider,
  known: KeptSubscription | null,
  { reference, paidUntil, payments }: SubscriptionSnapshot,
): Promise<void> {
  const hadBegun = known !== null && known.state !== 'pending';

  // A lifetime plan has no further charge that could be cancelled.
  if (hadBegun && paidUntil !== null) {
    await provider.cancelAtEnd(reference);

    return;
  }

  for (const payment of payments.filter(({ state }) => state === 'paid')) {
    await provider.refund(payment);
  }

  await provider.endNow(reference);
}

/**
 * Ends and refunds a subscription whose account was deleted, because no user could cancel it. Payments
 * already recorded were made while the account existed, and are kept.
 */
async function refuseStray(
  { subscriptions }: BillingPorts,
  provider: PaymentProvider,
  { reference, state, payments }: SubscriptionSnapshot,
): Promise<void> {
  let isLeft = state !== 'ended';

  for (const payment of payments.filter((one) => one.state === 'paid')) {
    if (!(await subscriptions.hasPayment(provider.id, payment.reference))) {
      await provider.refund(payment);
      isLeft = true;
    }
  }

  if (isLeft) {
    await provider.endNow(reference);

    throw new Failure(
      'account-missing',
      `${reference} is of an account that was erased: paid back and ended`,
    );
  }
}

/** Reads the checkout of a waiting order and settles the result. */
export async function settleCheckout(ports: BillingPorts, order: Order): Promise<void> {
  if (order.reference === null) {
    return;
  }

  const { state, subscription } = await providerOf(ports, order.provider).readCheckout(order.reference);

  if (subscription !== null) {
    await settleSubscription(ports, order.provider, subscription);
  }

  if (state === 'failed' || state === 'abandoned') {
    await ports.orders.end(order.id, state);
  }
}
