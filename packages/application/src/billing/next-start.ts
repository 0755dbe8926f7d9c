import type { BillingPorts, KeptSubscription } from '@octavo/domain/billing/ports';
import { cancelNow, isActive, isPaidFor } from '@octavo/domain/billing/subscription';

/** True for an active plan that a newly ordered one replaces, because its provider cannot change plans. */
export function isSuperseded(
  { providers }: Pick<BillingPorts, 'providers'>,
  subscription: KeptSubscription,
  now: Date,
): boolean {
  // Replacing cancels the old plan; in the last 24 hours of its trial, its first charge could no longer be
  // avoided.
  if (cancelNow(subscription, now).willCharge) {
    return false;
  }

  const { provider, state, paidUntil } = subscription;
  const isPaidAhead = state !== 'past-due' && paidUntil !== null && now < paidUntil;

  return isActive(subscription) && isPaidAhead && providers.get(provider)?.changesPlans === false;
}

/** Time at which a plan ordered now begins, so that no day is paid for twice. Null to begin at once. */
export async function nextStart(ports: BillingPorts, account: string): Promise<Date | null> {
  const now = ports.clock.now();
  const paidFor = (await ports.subscriptions.of(account)).filter(isPaidFor);

  // An active plan is changed; no second one is ordered.
  if (paidFor.some((one) => isActive(one) && !isSuperseded(ports, one, now))) {
    return null;
  }

  const ends = paidFor
    .filter((one) => one.state !== 'ended' && one.state !== 'pending' && !one.isDisputed)
    .map(({ paidUntil }) => paidUntil)
    .filter((end) => end !== null && now < end);

  return ends.reduce((last, end) => (last === null || (end !== null && end > last) ? end : last), null);
}
