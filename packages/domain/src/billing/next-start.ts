import type { BillingPorts, KeptSubscription } from './ports.ts';
import { goesOn, isPaidFor } from './subscription.ts';

/** True for a plan that goes on and makes way for another one that is ordered: its provider cannot change it. */
export function makesWay(
  { providers }: Pick<BillingPorts, 'providers'>,
  subscription: KeptSubscription,
  now: Date,
): boolean {
  const { provider, state, paidUntil } = subscription;
  const isPaidAhead = state !== 'past-due' && paidUntil !== null && now < paidUntil;

  return goesOn(subscription) && isPaidAhead && providers.get(provider)?.changesPlans === false;
}

/** When a plan that is ordered now begins: nobody pays twice for the same days. Null for at once. */
export async function nextStart(ports: BillingPorts, account: string): Promise<Date | null> {
  const now = ports.clock.now();
  const ends = (await ports.subscriptions.of(account))
    .filter((one) => one.state !== 'ended' && one.state !== 'pending' && isPaidFor(one) && !one.isDisputed)
    .filter((one) => !goesOn(one) || makesWay(ports, one, now))
    .map(({ paidUntil }) => paidUntil)
    .filter((end) => end !== null && now < end);

  return ends.reduce((last, end) => (last === null || (end !== null && end > last) ? end : last), null);
}
