import type { AccountStatus } from '../access/viewer.ts';
import { accountStatusUnder, isActive, type Subscription } from '../billing/subscription.ts';

export interface Account {
  readonly id: string;
  /** As it was typed, without spaces around it; compared without regard to case. */
  readonly email: string;
  readonly name: string | null;
  readonly locale: string;
  readonly createdAt: Date;
  /**
   * End of the trial that started with the first sign-in; null when the person already used it with another
   * account.
   */
  readonly trialEndsAt: Date | null;
}

/** Statuses from best to worst: with several plans, the best one counts. */
const byWorth: readonly AccountStatus[] = ['pro', 'cancelled', 'plan-trial', 'past-due', 'trial', 'expired'];

/** Status of the account, from its trial and its subscriptions. */
export function accountStatusOf(
  account: Account,
  subscriptions: readonly Subscription[],
  now: Date,
): AccountStatus {
  const isInTrial = account.trialEndsAt !== null && now < account.trialEndsAt;
  const possible = [
    ...subscriptions.map((subscription) => accountStatusUnder(subscription, now)),
    ...(isInTrial ? (['trial'] as const) : []),
  ];

  const best = byWorth.find((accountStatus) => possible.includes(accountStatus)) ?? 'trial-over';
  const becomesActiveLater = subscriptions.some(
    (subscription) => isActive(subscription) && subscription.startsAt !== null && now < subscription.startsAt,
  );

  // A cancelled plan that is followed by another one counts as renewed.
  return best === 'cancelled' && becomesActiveLater ? 'pro' : best;
}
