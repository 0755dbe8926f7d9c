import { ToolFailure } from '@octavo/contract/failures';
import { mailboxKey } from '../account/email.ts';
import { isDisputedPayment } from './disputed.ts';
import { isSuperseded } from './next-start.ts';
import { noticeChange } from './notice-change.ts';
import type { Order } from './order.ts';
import type { PaymentProvider, PaymentSnapshot, SubscriptionSnapshot } from './payment-provider.ts';
import type { BillingPorts, KeptSubscription, SettledPayment, Settlement } from './ports.ts';
import type { ProviderId, Subscription } from './subscription.ts';

/** Others may write at the same time; so many times in a row they do not. */
const attempts = 8;

/** @throws ToolFailure `payment-not-configured` */
export function providerOf({ providers }: BillingPorts, id: ProviderId): PaymentProvider {
  const provider = providers.get(id);

  if (provider === undefined) {
    throw new ToolFailure('payment-not-configured', id);
  }

  return provider;
}

/** `elsewhere`: sold by somebody else at the same provider, and left alone; `unknown`: the provider has none. */
export type Settled =
  | { readonly outcome: 'settled'; readonly subscription: Subscription }
  | { readonly outcome: 'elsewhere' | 'unknown' };

/**
 * Reads a subscription from its provider and makes ours what that says. Whatever was the occasion, however often and
 * in whatever order: the end is the same.
 *
 * @throws ToolFailure `account-missing` when it was paid for after its account was erased, and was refused; `not-found`
 *   when it was sold here and nobody has it: whoever brought it writes that down for the operator.
 */
export async function settleSubscription(
  ports: BillingPorts,
  id: ProviderId,
  reference: string,
): Promise<Settled> {
  const provider = providerOf(ports, id);
  let isRefused = false;

  for (let attempt = 0; attempt < attempts; attempt += 1) {
    // Read before the provider is asked: what was settled meanwhile is newer than what it is about to say.
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

    if (outcome === 'second' && (await makeWay(ports, settlement, order))) {
      continue;
    }

    // Of two accounts of one mailbox both may have ordered a trial before either was paid.
    if (outcome === 'second' || outcome === 'second-trial') {
      await refuseSecond(provider, known, snapshot);
      isRefused = outcome === 'second-trial';
    }
  }

  throw new ToolFailure('request-failed', 'a subscription changes faster than it can be read');
}

interface SettlementFacts {
  readonly id: ProviderId;
  readonly known: KeptSubscription | null;
  readonly order: Order | null;
  readonly snapshot: SubscriptionSnapshot;
  /** Ended just now, for it was a trial too many. */
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
    // Fulfilled once the provider knows of it.
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
  const pseudonym = snapshot.trialEndsAt === null ? null : await trialMarkOf(ports, account ?? '');

  return pseudonym === null
    ? null
    : { pseudonym, isOrdered: known === null && order?.withTrial === true && snapshot.state !== 'ended' };
}

/** What access stands on was paid for the plan that runs: one that is to follow may cost something else. */
function agreedFor(
  { priceMinor }: SubscriptionSnapshot,
  change: Subscription['change'],
  now: Date,
): number | null {
  return change !== null && now < change.startsAt ? change.fromPriceMinor : priceMinor;
}

/** One that is seen for the first time was for the plan of that moment, unless its provider knows better. */
function settledPayment(payment: PaymentSnapshot, { plan }: Subscription): SettledPayment {
  return { ...payment, plan: payment.plan ?? (plan === '' ? null : plan) };
}

/** True when a provider says something else than what we knew. */
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

/** Nothing more is charged to who had their bank take the money back: nothing would be given for it. */
function mustStop({ isDisputed, renews, state }: Subscription): boolean {
  return isDisputed && renews && state !== 'ended';
}

/**
 * No order here led to it. With our mark, it was sold here and forgotten, as by a database that was restored: that is for
 * the operator to look at. What anybody else sold is none of our business.
 */
function leaveAlone({ installation }: BillingPorts, snapshot: SubscriptionSnapshot): Settled {
  if (snapshot.installation === installation && snapshot.state !== 'ended') {
    throw new ToolFailure('not-found', `${snapshot.reference} was sold here, and nobody here has it`);
  }

  return { outcome: snapshot.installation === installation ? 'unknown' : 'elsewhere' };
}

/** What a person is known by who has had the trial of a plan, whatever account they come back with. */
export async function trialMarkOf(ports: BillingPorts, account: string): Promise<string | null> {
  const person = await ports.accounts.find(account);

  return person === null ? null : ports.pseudonyms.hmac('trial', mailboxKey(person.email));
}

/** Another plan that was ordered in place of the one that goes on: that one renews no more. True when it made way. */
async function makeWay(
  ports: BillingPorts,
  { subscription }: Settlement,
  order: Order | null,
): Promise<boolean> {
  const now = ports.clock.now();
  const others = await ports.subscriptions.of(order?.account ?? '');
  const active = others.find((one) => one.id !== subscription.id && isSuperseded(ports, one, now));

  if (order === null || order.startsAt === null || active === undefined || active.reference === null) {
    return false;
  }

  await providerOf(ports, active.provider).cancelAtEnd(active.reference);
  await settleSubscription(ports, active.provider, active.reference);

  return true;
}

/**
 * The account has another subscription that goes on. A new one, paid in a second tab or by a payment that took its
 * time, ends at once and its money goes back; one that was cancelled and taken up again elsewhere stays cancelled.
 */
async function refuseSecond(
  provider: PaymentProvider,
  known: KeptSubscription | null,
  { reference, paidUntil, payments }: SubscriptionSnapshot,
): Promise<void> {
  const hadBegun = known !== null && known.state !== 'pending';

  // What is paid once, for ever, has no charge to come that could be cancelled.
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
 * The account of its order is erased: nobody here has it, nobody could cancel it. It ends, and what was paid goes back. What is in our books was paid while the account was there, and stays.
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

    throw new ToolFailure(
      'account-missing',
      `${reference} is of an account that was erased: paid back and ended`,
    );
  }
}

/** Looks at the checkout of an order that waits, and settles what came of it. */
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
