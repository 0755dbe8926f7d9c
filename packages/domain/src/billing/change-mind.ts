import { ToolFailure } from '@octavo/contract/failures';
import type { PortalWaysBack } from './payment-provider.ts';
import type { BillingPorts, KeptSubscription } from './ports.ts';
import { providerOf, settleSubscription } from './settle.ts';
import { activeAmong, cancelNow, isActive, isPaidFor } from './subscription.ts';

/**
 * Ends a subscription with what is paid for. In the last 24 hours of a trial it is too late for that: the wish is kept,
 * the first period is charged, and the provider is told after that.
 *
 * @throws ToolFailure `not-found` when there is nothing to cancel.
 */
export async function cancelSubscription(ports: BillingPorts, account: string): Promise<void> {
  const subscription = await activeOf(ports, account);

  if (subscription.paidUntil === null || subscription.reference === null) {
    throw new ToolFailure('not-found', 'nothing will be charged');
  }

  if (cancelNow(subscription, ports.clock.now()).willCharge) {
    await wish(ports, subscription, ports.clock.now());

    return;
  }

  await stop(ports, subscription, subscription.reference);
}

/** One whose renewal failed has nothing left that was paid for: it ends now, and is not tried again. */
async function stop(ports: BillingPorts, subscription: KeptSubscription, reference: string): Promise<void> {
  const provider = providerOf(ports, subscription.provider);

  if (subscription.state === 'past-due') {
    await provider.endNow(reference);
  } else {
    await provider.cancelAtEnd(reference);
  }

  await settleSubscription(ports, subscription.provider, reference);
}

/** Tells providers of cancellations that came too late in a trial, now that the trial is over. */
export async function stopAfterTrial(ports: BillingPorts, subscription: KeptSubscription): Promise<void> {
  if (subscription.reference !== null && subscription.state !== 'trialing') {
    await stop(ports, subscription, subscription.reference);
  }
}

/**
 * Takes a cancellation back. False where that needs a new order.
 *
 * @throws ToolFailure `not-found` when nothing was cancelled, `already-subscribed` beside another that goes on.
 */
export async function resumeSubscription(ports: BillingPorts, account: string): Promise<boolean> {
  const now = ports.clock.now();
  const all = await ports.subscriptions.of(account);
  const cancelledLate = all.find((one) => isActive(one) && one.cancelWantedAt !== null);

  if (cancelledLate !== undefined) {
    await wish(ports, cancelledLate, null);

    return true;
  }

  // A gift goes on beside anything.
  if (all.some((one) => isActive(one) && isPaidFor(one))) {
    throw new ToolFailure('already-subscribed');
  }

  const cancelled = all.find(
    (one) =>
      one.state !== 'ended' &&
      isPaidFor(one) &&
      !one.isDisputed &&
      one.paidUntil !== null &&
      now < one.paidUntil,
  );

  if (cancelled === undefined || cancelled.reference === null) {
    throw new ToolFailure('not-found', 'nothing was cancelled');
  }

  const isResumed = await providerOf(ports, cancelled.provider).resume(cancelled.reference);
  await settleSubscription(ports, cancelled.provider, cancelled.reference);

  return isResumed;
}

/** Where somebody changes their card; null where there is no such page. */
export async function portalOf(
  ports: BillingPorts,
  account: string,
  waysBack: PortalWaysBack,
): Promise<string | null> {
  const { provider, reference } = await activeOf(ports, account);

  return provider === 'grant' || reference === null
    ? null
    : providerOf(ports, provider).portalUrl(reference, waysBack);
}

/** Nothing is charged any more, and nothing is left: for an account that is about to be erased, or for the operator. */
export async function endSubscriptions(ports: BillingPorts, account: string): Promise<number> {
  const now = ports.clock.now();
  const living = (await ports.subscriptions.of(account)).filter(({ state }) => state !== 'ended');

  for (const subscription of living) {
    if (subscription.provider === 'grant' || subscription.reference === null) {
      await change(ports, subscription, { state: 'ended', paidUntil: now, endedAt: now, renews: false });
    } else {
      await providerOf(ports, subscription.provider).endNow(subscription.reference);
      await settleSubscription(ports, subscription.provider, subscription.reference);
    }
  }

  return living.length;
}

/** @throws ToolFailure `not-found` */
export async function activeOf(ports: BillingPorts, account: string): Promise<KeptSubscription> {
  const active = activeAmong(await ports.subscriptions.of(account));

  if (active === undefined) {
    throw new ToolFailure('not-found', 'no subscription goes on');
  }

  return active;
}

/** Keeps a wish to cancel, or takes it back. */
export function wish(ports: BillingPorts, subscription: KeptSubscription, cancelWantedAt: Date | null) {
  return change(ports, subscription, { cancelWantedAt });
}

/** Changes what is only ours to know. */
async function change(
  ports: BillingPorts,
  known: KeptSubscription,
  changes: Partial<KeptSubscription>,
): Promise<void> {
  const { order, version, ...subscription } = { ...known, ...changes };
  const outcome = await ports.subscriptions.save({
    subscription,
    order,
    from: version,
    isChanged: true,
    payments: [],
    orderState: 'paid',
    trial: null,
    now: ports.clock.now(),
  });

  if (outcome !== 'saved') {
    throw new ToolFailure('request-failed', 'the subscription was changed meanwhile');
  }
}
