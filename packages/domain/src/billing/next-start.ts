import type { BillingPorts, KeptSubscription } from './ports.ts';
import { cancelNow, isActive, isPaidFor } from './subscription.ts';

/** True for a plan that goes on and makes way for another one that is ordered: its provider cannot change it. */
export function isSuperseded(
  { providers }: Pick<BillingPorts, 'providers'>,
  subscription: KeptSubscription,
  now: Date,
): boolean {
  const { provider, state, paidUntil } = subscription;
  const isPaidAhead = state !== 'past-due' && paidUntil !== null && now < paidUntil;

  // Making way is a cancellation: in the last 24 hours of a trial the first charge comes before it.
  if (cancelNow(subscription, now).willCharge) {
    return false;
  }

  return isActive(subscription) && isPaidAhead && providers.get(provider)?.changesPlans === false;
}

/** When a plan that is ordered now begins: nobody pays twice for the same days. Null for at once. */
export async function nextStart(ports: BillingPorts, account: string): Promise<Date | null> {
  const now = ports.clock.now();
  const paidFor = (await ports.subscriptions.of(account)).filter(isPaidFor);

  // What goes on is changed, and nothing is ordered beside it.
  if (paidFor.some((one) => isActive(one) && !isSuperseded(ports, one, now))) {
    return null;
  }

  const ends = paidFor
    .filter((one) => one.state !== 'ended' && one.state !== 'pending' && !one.isDisputed)
    .map(({ paidUntil }) => paidUntil)
    .filter((end) => end !== null && now < end);

  return ends.reduce((last, end) => (last === null || (end !== null && end > last) ? end : last), null);
}
