import type { PlanProduct } from '@octavo/contract/billing';
import { isPaidOnce, regularCycle } from './periods.ts';
import { productTypeOf } from './plans.ts';
import type { Payment } from './ports.ts';
import type { Refund } from './refund.ts';
import { cancelNow, freeUntil, type Subscription } from './subscription.ts';

/** An amount as it was or will be charged. */
export interface Amount {
  readonly minor: number;
  readonly currency: string;
}

/** What there is to write about, with what the words need. */
export type DueLetter = { readonly occasion: string } & (
  | { readonly kind: 'welcome'; readonly trialEndsAt: Date | null; readonly price: Amount }
  | { readonly kind: 'receipt'; readonly number: string; readonly paidAt: Date; readonly amount: Amount }
  | { readonly kind: 'trial-ends'; readonly at: Date; readonly cancelBefore: Date; readonly price: Amount }
  | { readonly kind: 'renewal'; readonly at: Date; readonly price: Amount }
  | { readonly kind: 'payment-failed'; readonly price: Amount }
  | { readonly kind: 'cancelled'; readonly endsAt: Date | null; readonly willCharge: boolean }
  | {
      readonly kind: 'plan-changed';
      /** Charged with the change. */
      readonly due: Amount;
      readonly startsAt: Date;
      /** What is charged next, and when. */
      readonly price: Amount;
      readonly at: Date;
      /** For a change in a trial: until when cancelling costs nothing. */
      readonly cancelBefore: Date | null;
    }
  | { readonly kind: 'refunded'; readonly amount: Amount }
  | { readonly kind: 'refund-refused' }
);

/** A subscription with its plan, all its payments, and what was asked back of them. */
export interface LetterSubject {
  readonly subscription: Subscription;
  readonly product: PlanProduct;
  readonly payments: readonly Payment[];
  readonly refunds: readonly Refund[];
}

const dayMilliseconds = 24 * 3600 * 1000;
/**
 * Days before a yearly renewal, and before the end of a trial, at which people are told. French law wants a renewal told
 * between three months and one before the last day to refuse it (Code de la consommation, L215-1).
 */
export const yearlyNoticeDays = 35;
export const trialNoticeDays = 2;
/** What is older was written about, or is no news any more. */
const newsDays = 7;

/** Everything there is to write about at this moment. Occasions repeat until they are over: each has one letter. */
export function dueLetters(subject: LetterSubject, now: Date): DueLetter[] {
  const { subscription, payments, refunds } = subject;

  if (subscription.provider === 'grant') {
    return [];
  }

  return [
    ...aboutPlan(subject, now),
    ...payments.flatMap((payment) => aboutPayment(payment, now)),
    ...refunds.flatMap((refund) => aboutRefund(refund, now)),
  ];
}

function aboutPlan({ subscription, product }: LetterSubject, now: Date): DueLetter[] {
  const { id, state, trialEndsAt, paidUntil, renews, cancelWantedAt, createdAt, currency, change } =
    subscription;

  // Written once the provider has said what was agreed: never with a price of today's plans.
  if (subscription.priceMinor === null || subscription.isDisputed) {
    return [];
  }

  const price: Amount = { minor: subscription.priceMinor, currency };
  const period = `${id}:${paidUntil?.toISOString() ?? 'ever'}`;
  const goesOn = renews && cancelWantedAt === null;
  const letters: DueLetter[] = [];

  if (['trialing', 'active'].includes(state) && isNews(createdAt, now)) {
    const endsAt = state === 'trialing' ? trialEndsAt : null;
    letters.push({ occasion: `welcome:${id}`, kind: 'welcome', trialEndsAt: endsAt, price });
  }

  if (state === 'trialing' && goesOn && trialEndsAt !== null) {
    const cancelBefore = freeUntil(trialEndsAt);

    // Told in time to act on it, or not at all.
    if (isWithin(now, trialEndsAt, trialNoticeDays) && now < cancelBefore) {
      letters.push({
        occasion: `trial-ends:${id}`,
        kind: 'trial-ends',
        at: trialEndsAt,
        cancelBefore,
        price,
      });
    }
  }

  if (state === 'active' && goesOn && isYearly(product) && paidUntil !== null) {
    if (isWithin(now, paidUntil, yearlyNoticeDays)) {
      letters.push({ occasion: `renewal:${period}`, kind: 'renewal', at: paidUntil, price });
    }
  }

  if (goesOn && change !== null && paidUntil !== null && isNews(change.at, now)) {
    letters.push({
      occasion: `plan-changed:${id}:${change.at.toISOString()}`,
      kind: 'plan-changed',
      due: { minor: change.dueMinor, currency },
      startsAt: change.startsAt,
      price,
      at: paidUntil,
      cancelBefore: state === 'trialing' && trialEndsAt !== null ? freeUntil(trialEndsAt) : null,
    });
  }

  if (state === 'past-due') {
    letters.push({ occasion: `payment-failed:${period}`, kind: 'payment-failed', price });
  }

  if (['trialing', 'active'].includes(state) && !goesOn && !isPaidOnce(product)) {
    const { endsAt, willCharge } = cancelNow(subscription, cancelWantedAt ?? now);
    const isLate = cancelWantedAt !== null && willCharge;
    const cancelled = { endsAt: isLate ? null : (endsAt ?? paidUntil), willCharge: isLate };
    letters.push({ occasion: `cancelled:${period}`, kind: 'cancelled', ...cancelled });
  }

  return letters;
}

function aboutPayment(payment: Payment, now: Date): DueLetter[] {
  const { id, at, state, amountMinor, currency } = payment;
  const amount: Amount = { minor: amountMinor, currency };

  if (amountMinor > 0 && state === 'paid' && isNews(at, now)) {
    return [{ occasion: `receipt:${id}`, kind: 'receipt', number: id, paidAt: at, amount }];
  }

  return amountMinor > 0 && state === 'refunded'
    ? [{ occasion: `refunded:${id}`, kind: 'refunded', amount }]
    : [];
}

/** One that is granted is written about once the money is given back. */
function aboutRefund({ id, state, decidedAt }: Refund, now: Date): DueLetter[] {
  const isRefused = state === 'refused' && decidedAt !== null && isNews(decidedAt, now);

  return isRefused ? [{ occasion: `refund-refused:${id}`, kind: 'refund-refused' }] : [];
}

/** True for a plan whose renewal is told before it. */
export function isYearly(product: PlanProduct): boolean {
  return productTypeOf(regularCycle(product).frequency) === 'YEAR';
}

function isNews(at: Date, now: Date): boolean {
  return now.getTime() - at.getTime() < newsDays * dayMilliseconds;
}

/** True in the last days before a moment. */
function isWithin(now: Date, moment: Date, days: number): boolean {
  return now < moment && now.getTime() >= moment.getTime() - days * dayMilliseconds;
}
