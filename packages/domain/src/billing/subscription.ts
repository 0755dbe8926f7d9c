import { cancelBeforeSeconds, conversionSeconds, graceSeconds } from '@octavo/contract/limits';
import type { AccountStatus } from '../access/viewer.ts';

/** Who takes the money; `grant` is a gift of the operator. */
export const providers = ['stripe', 'paypal', 'sandbox', 'grant'] as const;
export type ProviderId = (typeof providers)[number];

/**
 * `pending`: ordered, not yet confirmed; `trialing`: in the trial of its plan; `active`: paid for;
 * `past-due`: a renewal failed and is tried again; `ended`: nothing will be charged any more.
 */
export type SubscriptionState = 'pending' | 'trialing' | 'active' | 'past-due' | 'ended';

/** The last change of a plan for another one. */
export interface PlanChange {
  /** The plan that is used up first, and what was agreed for it. */
  readonly from: string;
  readonly fromPriceMinor: number | null;
  readonly at: Date;
  /** When the plan after it began, or begins. */
  readonly startsAt: Date;
  /** Charged with the change, in minor units. */
  readonly dueMinor: number;
}

/** A plan somebody took, as we know it from its provider. */
export interface Subscription {
  readonly id: string;
  /** Null once the account is erased: what was paid stays in the books. */
  readonly account: string | null;
  readonly provider: ProviderId;
  /** What the provider calls it; null until it has said. */
  readonly reference: string | null;
  /** Id of the plan: product and length of its period. */
  readonly plan: string;
  readonly currency: string;
  /**
   * What was agreed to be charged for a period, or once: minor units of the currency. Plans may cost something else by
   * now. Null for a gift, and until the provider has said.
   */
  readonly priceMinor: number | null;
  readonly state: SubscriptionState;
  readonly createdAt: Date;
  /** Null without a trial. */
  readonly trialEndsAt: Date | null;
  /** For a plan that begins when another is used up: it gives nothing before. Null for others. */
  readonly startsAt: Date | null;
  /** Until when access was paid for or granted, the trial included; null for ever. */
  readonly paidUntil: Date | null;
  /** False once it is cancelled, and for plans that are paid once. */
  readonly renews: boolean;
  /** A wish to cancel that the provider is still to be told: one that came too late in a trial waits for its end. */
  readonly cancelWantedAt: Date | null;
  readonly endedAt: Date | null;
  /** True while the money for what is paid for is taken back by a bank: it gives nothing then. */
  readonly isDisputed: boolean;
  /** Null for a plan that was never changed. */
  readonly change: PlanChange | null;
}

/** The change that is still to come: until then the plan before it runs. */
export function changeAhead({ change, state }: Subscription, now: Date): PlanChange | null {
  return change !== null && state !== 'ended' && now < change.startsAt ? change : null;
}

/** The same where another plan was paid for with it and runs until then; in a trial, or before it begins, nothing was. */
export function runsBefore(subscription: Subscription, now: Date): PlanChange | null {
  const { plan, state, startsAt } = subscription;
  const ahead = changeAhead(subscription, now);
  const isUnbegun = state === 'trialing' || (startsAt !== null && now < startsAt);

  return ahead === null || ahead.from === plan || isUnbegun ? null : ahead;
}

const seconds = (date: Date) => date.getTime() / 1000;

/** True while the plan gives Pro: paid for, in its trial, or in the grace after a renewal that failed. */
export function givesPro(subscription: Subscription, now: Date): boolean {
  return !['visitor', 'expired'].includes(accountStatusUnder(subscription, now));
}

/**
 * True for a subscription that will be charged again, or that nothing needs to be charged for any more: nobody has
 * two of those. One for ever whose money was taken back gives nothing, and keeps nobody from another.
 */
export function isActive({ state, renews, paidUntil, isDisputed }: Subscription): boolean {
  const isForEver = paidUntil === null && !isDisputed;

  return ['trialing', 'active', 'past-due'].includes(state) && (renews || isForEver);
}

/** The one that goes on: what somebody pays for before what they were given, for only that can be cancelled. */
export function activeAmong<Some extends Subscription>(all: readonly Some[]): Some | undefined {
  const active = all.filter(isActive);

  return active.find(isPaidFor) ?? active[0];
}

/** Not a gift. */
export function isPaidFor({ provider }: Subscription): boolean {
  return provider !== 'grant';
}

/** How somebody with this plan, and no other, stands. */
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

    // A gift of some days was never cancelled.
    if (paidUntil !== null && isPaidFor(subscription) && (!renews || cancelWantedAt !== null)) {
      return 'cancelled';
    }

    return trialEndsAt !== null && now < trialEndsAt ? 'plan-trial' : 'pro';
  }

  // The message about a renewal may be late or lost: what should go on is not cut off at the second.
  const isInGrace = renews && state !== 'ended' && seconds(now) < seconds(paidUntil) + graceOf(subscription);

  return isInGrace ? 'past-due' : 'expired';
}

/**
 * When a plan that gives nothing any more stopped doing so; null while it may still give something: it runs, is to
 * begin, is paused, or its charge is tried again.
 */
export function overSince(subscription: Subscription, now: Date): Date | null {
  const { state, startsAt, paidUntil, endedAt, renews, isDisputed } = subscription;
  const waits = renews || isDisputed || (startsAt !== null && now < startsAt);
  const isEnded = state === 'ended' || (state !== 'pending' && !waits);

  if (!isEnded || givesPro(subscription, now)) {
    return null;
  }

  const ends = [paidUntil, endedAt].filter((end) => end !== null);

  return ends.length === 0 ? null : ends.reduce((first, end) => (end < first ? end : first));
}

/** Seconds for which access outlives what was paid for. */
function graceOf({ state, trialEndsAt, paidUntil }: Subscription): number {
  const isOnlyTrial = trialEndsAt !== null && paidUntil !== null && trialEndsAt >= paidUntil;

  if (!isOnlyTrial) {
    return graceSeconds;
  }

  // Nothing was ever paid: providers take up to some hours for the first charge, and once it failed the trial is over.
  return state === 'past-due' ? 0 : conversionSeconds;
}

/** What a cancellation at this moment would do. */
export interface Cancellation {
  /** When access ends; null when that is only known after the charge that is still coming. */
  readonly endsAt: Date | null;
  /** True when it comes too late in a trial: the first period is still charged, and is the last. */
  readonly willCharge: boolean;
}

/** Until when a trial with this end is cancelled for nothing. */
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
