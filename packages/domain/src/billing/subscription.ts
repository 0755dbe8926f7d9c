import { cancelBeforeSeconds, conversionSeconds, graceSeconds } from '@octavo/contract/limits';
import type { AccountStatus } from '../access/viewer.ts';

/** Payment providers; `grant` is a plan given by the operator. */
export const providers = ['stripe', 'paypal', 'sandbox', 'grant'] as const;
export type ProviderId = (typeof providers)[number];

/**
 * `pending`: ordered, not yet confirmed; `trialing`: in the trial of its plan; `active`: paid; `past-due`: a
 * renewal failed and is being retried; `ended`: it will not be charged again.
 */
export type SubscriptionState = 'pending' | 'trialing' | 'active' | 'past-due' | 'ended';

/** The last change to another plan. */
export interface PlanChange {
  /** Plan that runs to its end first, and its agreed price. */
  readonly from: string;
  readonly fromPriceMinor: number | null;
  readonly at: Date;
  /** Start of the new plan, past or future. */
  readonly startsAt: Date;
  /** Charged with the change, in minor units. */
  readonly dueMinor: number;
}

/** A user's subscription, as last read from its provider. */
export interface Subscription {
  readonly id: string;
  /** Null once the account is deleted: payment records are kept. */
  readonly account: string | null;
  readonly provider: ProviderId;
  /** Id at the provider; null until it is known. */
  readonly reference: string | null;
  /** Id of the plan: product and length of its period. */
  readonly plan: string;
  readonly currency: string;
  /**
   * Agreed price of a period, or one-time price, in minor units; the current price of the plan may differ.
   * Null for a grant, and until the provider has reported it.
   */
  readonly priceMinor: number | null;
  readonly state: SubscriptionState;
  readonly createdAt: Date;
  /** Null without a trial. */
  readonly trialEndsAt: Date | null;
  /** Start of a plan that follows another one; it gives nothing before. Null for others. */
  readonly startsAt: Date | null;
  /** End of access that was paid for or granted, including the trial; null for lifetime access. */
  readonly paidUntil: Date | null;
  /** False once it is cancelled, and for plans that are paid once. */
  readonly renews: boolean;
  /**
   * Time of a cancellation that the provider does not have yet: one made too late in a trial waits for its
   * end.
   */
  readonly cancelWantedAt: Date | null;
  readonly endedAt: Date | null;
  /** True while a bank has reversed the payment for the current access: it gives nothing then. */
  readonly isDisputed: boolean;
  /** Null for a plan that was never changed. */
  readonly change: PlanChange | null;
}

/** Change that has not taken effect yet: until then the plan before it runs. */
export function changeAhead({ change, state }: Subscription, now: Date): PlanChange | null {
  return change !== null && state !== 'ended' && now < change.startsAt ? change : null;
}

/**
 * Pending change when another, paid plan runs until then; null during a trial, and before the plan begins,
 * because nothing was paid yet.
 */
export function runsBefore(subscription: Subscription, now: Date): PlanChange | null {
  const { plan, state, startsAt } = subscription;
  const ahead = changeAhead(subscription, now);
  const isUnbegun = state === 'trialing' || (startsAt !== null && now < startsAt);

  return ahead === null || ahead.from === plan || isUnbegun ? null : ahead;
}

const seconds = (date: Date) => date.getTime() / 1000;

/** True while the plan gives what it sells: paid for, in its trial, or in the grace after a renewal that failed. */
export function givesAccess(subscription: Subscription, now: Date): boolean {
  return !['visitor', 'expired'].includes(accountStatusUnder(subscription, now));
}

/**
 * True for an active subscription: it will be charged again, or it is a lifetime plan. An account has at most
 * one that is paid for. A disputed lifetime plan gives nothing and does not block another one.
 */
export function isActive({ state, renews, paidUntil, isDisputed }: Subscription): boolean {
  const isForEver = paidUntil === null && !isDisputed;

  return ['trialing', 'active', 'past-due'].includes(state) && (renews || isForEver);
}

/** The active subscription; a paid one before a granted one, because only that can be cancelled. */
export function activeAmong<Some extends Subscription>(all: readonly Some[]): Some | undefined {
  const active = all.filter(isActive);

  return active.find(isPaidFor) ?? active[0];
}

/** True unless it was granted by the operator. */
export function isPaidFor({ provider }: Subscription): boolean {
  return provider !== 'grant';
}

/** Account status with this subscription only. */
export function accountStatusUnder(subscription: Subscription, now: Date): AccountStatus {
  const { state, startsAt, paidUntil, trialEndsAt, renews, cancelWantedAt, isDisputed } = subscription;

  if (state === 'pending' || (startsAt !== null && now < startsAt)) {
    return 'visitor';
  }

  if (isDisputed) {
    return 'expired';
  }

  if (paidUntil === null || now < paidUntil) {
    if (state === 'past-due') {
      return 'past-due';
    }

    // A grant of some days was never cancelled.
    if (paidUntil !== null && isPaidFor(subscription) && (!renews || cancelWantedAt !== null)) {
      return 'cancelled';
    }

    return trialEndsAt !== null && now < trialEndsAt ? 'plan-trial' : 'pro';
  }

  // The event about a renewal may be late or lost, so access does not end immediately.
  const isInGrace = renews && state !== 'ended' && seconds(now) < seconds(paidUntil) + graceOf(subscription);

  return isInGrace ? 'past-due' : 'expired';
}

/**
 * Time at which an expired plan stopped giving access; null while it may still give it: it is running, has
 * not begun, is paused, or its charge is being retried.
 */
export function overSince(subscription: Subscription, now: Date): Date | null {
  const { state, startsAt, paidUntil, endedAt, renews, isDisputed } = subscription;
  const waits = renews || isDisputed || (startsAt !== null && now < startsAt);
  const isEnded = state === 'ended' || (state !== 'pending' && !waits);

  if (!isEnded || givesAccess(subscription, now)) {
    return null;
  }

  const ends = [paidUntil, endedAt].filter((end) => end !== null);

  return ends.length === 0 ? null : ends.reduce((first, end) => (end < first ? end : first));
}

/** Seconds for which access continues after the paid period. */
function graceOf({ state, trialEndsAt, paidUntil }: Subscription): number {
  const isOnlyTrial = trialEndsAt !== null && paidUntil !== null && trialEndsAt >= paidUntil;

  if (!isOnlyTrial) {
    return graceSeconds;
  }

  // Nothing was paid yet: providers take up to a few hours for the first charge, and if it fails the trial is
  // over.
  return state === 'past-due' ? 0 : conversionSeconds;
}

/** Effect of a cancellation now. */
export interface Cancellation {
  /** End of access; null when it depends on a charge that is still to come. */
  readonly endsAt: Date | null;
  /** True when it comes too late in a trial: the first period is still charged, and is the last. */
  readonly willCharge: boolean;
}

/** Time until which a trial can be cancelled for free. */
export function freeUntil(trialEndsAt: Date): Date {
  return new Date(trialEndsAt.getTime() - cancelBeforeSeconds * 1000);
}

/** A trial cancelled at least 24 hours before its end costs nothing; later its first period is charged. */
export function cancelNow(subscription: Subscription, now: Date): Cancellation {
  const { trialEndsAt, paidUntil } = subscription;
  const isInTrial = trialEndsAt !== null && now < trialEndsAt;

  if (isInTrial && now > freeUntil(trialEndsAt)) {
    return { endsAt: null, willCharge: true };
  }

  return { endsAt: paidUntil, willCharge: false };
}
