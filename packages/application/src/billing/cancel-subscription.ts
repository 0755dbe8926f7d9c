import { Failure } from '@octavo/contract/failures';
import type { PortalReturnUrls } from '@octavo/domain/billing/payment-provider';
import type { BillingPorts, KeptSubscription } from '@octavo/domain/billing/ports';
import { activeAmong, cancelNow, isActive, isPaidFor } from '@octavo/domain/billing/subscription';
import { providerOf, settleSubscription } from './settle.ts';

/**
 * Cancels a subscription at the end of the paid period. In the last 24 hours of a trial the cancellation is
 * only recorded: the first period is charged, and the provider is notified afterwards.
 *
 * @throws Failure `not-found` when there is nothing to cancel.
 */
export async function cancelSubscription(ports: BillingPorts, account: string): Promise<void> {
  const subscription = await activeOf(ports, account);

  if (subscription.paidUntil === null || subscription.reference === null) {
    throw new Failure('not-found', 'no charge is scheduled');
  }

  if (cancelNow(subscription, ports.clock.now()).willCharge) {
    await cancellation(ports, subscription, ports.clock.now());

    return;
  }

  await stop(ports, subscription, subscription.reference);
}

/** A subscription whose renewal failed has no paid time left: it ends now, and the charge is not retried. */
async function stop(ports: BillingPorts, subscription: KeptSubscription, reference: string): Promise<void> {
  const provider = providerOf(ports, subscription.provider);

  if (subscription.state === 'past-due') {
    await provider.endNow(reference);
  } else {
    await provider.cancelAtEnd(reference);
  }

  await settleSubscription(ports, subscription.provider, reference);
}

/** Sends the provider a cancellation that came too late in a trial, once the trial is over. */
export async function stopAfterTrial(ports: BillingPorts, subscription: KeptSubscription): Promise<void> {
  if (subscription.reference !== null && subscription.state !== 'trialing') {
    await stop(ports, subscription, subscription.reference);
  }
}

/**
 * Reverts a cancellation. False when that needs a new order.
 *
 * @throws Failure `not-found` when nothing was cancelled, `already-subscribed` when another subscription
 * is active.
 */
export async function resumeSubscription(ports: BillingPorts, account: string): Promise<boolean> {
  const now = ports.clock.now();
  const all = await ports.subscriptions.of(account);
  const cancelledLate = all.find((one) => isActive(one) && one.cancelWantedAt !== null);

  if (cancelledLate !== undefined) {
    await cancellation(ports, cancelledLate, null);

    return true;
  }

  // A granted subscription does not block any other.
  if (all.some((one) => isActive(one) && isPaidFor(one))) {
    throw new Failure('already-subscribed');
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
    throw new Failure('not-found', 'the subscription is not cancelled');
  }

  const isResumed = await providerOf(ports, cancelled.provider).resume(cancelled.reference);
  await settleSubscription(ports, cancelled.provider, cancelled.reference);

  return isResumed;
}

/** Page on which the user changes the card; null when the provider has none. */
export async function portalOf(
  ports: BillingPorts,
  account: string,
  returnUrls: PortalReturnUrls,
): Promise<string | null> {
  const { provider, reference } = await activeOf(ports, account);

  return provider === 'grant' || reference === null
    ? null
    : providerOf(ports, provider).portalUrl(reference, returnUrls);
}

/**
 * Ends all subscriptions and their access at once, before an account is deleted or at the operator's request.
 * Returns their number.
 */
export async function endSubscriptions(ports: BillingPorts, account: string): Promise<number> {
  const now = ports.clock.now();
  const open = (await ports.subscriptions.of(account)).filter(({ state }) => state !== 'ended');

  for (const subscription of open) {
    if (subscription.provider === 'grant' || subscription.reference === null) {
      await change(ports, subscription, { state: 'ended', paidUntil: now, endedAt: now, renews: false });
    } else {
      await providerOf(ports, subscription.provider).endNow(subscription.reference);
      await settleSubscription(ports, subscription.provider, subscription.reference);
    }
  }

  return open.length;
}

/** @throws Failure `not-found` */
export async function activeOf(ports: BillingPorts, account: string): Promise<KeptSubscription> {
  const active = activeAmong(await ports.subscriptions.of(account));

  if (active === undefined) {
    throw new Failure('not-found', 'no active subscription');
  }

  return active;
}

/** Records or removes a requested cancellation. */
export function cancellation(
  ports: BillingPorts,
  subscription: KeptSubscription,
  cancelWantedAt: Date | null,
) {
  return change(ports, subscription, { cancelWantedAt });
}

/** Changes data that only our database holds. */
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
    throw new Failure('request-failed', 'the subscription was changed concurrently');
  }
}
