import type { BillingPorts, KeptSubscription } from '@octavo/domain/billing/ports';
import { isPaidFor, type Subscription } from '@octavo/domain/billing/subscription';
import { endSubscriptions } from './cancel-subscription.ts';

const dayMilliseconds = 24 * 3600 * 1000;

/**
 * Ends all subscriptions of an account for the operator. The reason is recorded first, for paid ones: if the
 * process is killed midway, the email about the end can still state it.
 */
export async function endByOperator(
  ports: BillingPorts,
  account: string,
): Promise<{ readonly count: number; readonly paidFor: readonly KeptSubscription[] }> {
  const now = ports.clock.now();
  const all = await ports.subscriptions.of(account);
  const paidFor = all.filter((one) => one.state !== 'ended' && isPaidFor(one));

  for (const { id } of paidFor) {
    await ports.occasions.recordNotified(occasionOf(id, now), now);
  }

  return { count: await endSubscriptions(ports, account), paidFor };
}

/** True when the operator ended a subscription. */
export async function isEndedByOperator(
  { occasions }: Pick<BillingPorts, 'occasions'>,
  { id, endedAt }: Pick<Subscription, 'id' | 'endedAt'>,
): Promise<boolean> {
  if (endedAt === null) {
    return false;
  }

  // A reason recorded just before midnight may belong to an end on the next day.
  const keys = [endedAt, new Date(endedAt.getTime() - dayMilliseconds)].map((day) => occasionOf(id, day));

  return (await occasions.notYetNotified(keys)).size < keys.length;
}

/** Includes the day: if the command failed, an end on another day has another reason. */
function occasionOf(id: string, day: Date): string {
  return `ended-by-operator:${id}:${day.toISOString().slice(0, 10)}`;
}
