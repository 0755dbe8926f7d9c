import { endSubscriptions } from './change-mind.ts';
import type { BillingPorts, KeptSubscription } from './ports.ts';
import { isPaidFor, type Subscription } from './subscription.ts';

const dayMilliseconds = 24 * 3600 * 1000;

/**
 * Ends everything of an account because the operator wants it. That is noted first, for what was paid for: whoever is
 * killed in the middle leaves behind what the letter about it is written from.
 */
export async function endByOperator(
  ports: BillingPorts,
  account: string,
): Promise<{ readonly count: number; readonly paidFor: readonly KeptSubscription[] }> {
  const now = ports.clock.now();
  const all = await ports.subscriptions.of(account);
  const paidFor = all.filter((one) => one.state !== 'ended' && isPaidFor(one));

  for (const { id } of paidFor) {
    await ports.occasions.recordNotified(markOf(id, now), now);
  }

  return { count: await endSubscriptions(ports, account), paidFor };
}

/** True when a plan ended because the operator wanted it. */
export async function isEndedByOperator(
  { occasions }: Pick<BillingPorts, 'occasions'>,
  { id, endedAt }: Pick<Subscription, 'id' | 'endedAt'>,
): Promise<boolean> {
  if (endedAt === null) {
    return false;
  }

  // What was noted just before midnight ends the day after.
  const pseudonyms = [endedAt, new Date(endedAt.getTime() - dayMilliseconds)].map((day) => markOf(id, day));

  return (await occasions.notYetNotified(pseudonyms)).size < pseudonyms.length;
}

/** With the day: should the command have failed, an ending of another day has another reason. */
function markOf(id: string, day: Date): string {
  return `ended-by-operator:${id}:${day.toISOString().slice(0, 10)}`;
}
