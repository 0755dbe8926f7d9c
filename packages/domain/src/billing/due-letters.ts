import type { PlanProduct } from '@octavo/contract/billing';
import {
  type ChargeAmount,
  type DuePaymentEmail,
  duePaymentEmails,
  type PaymentSubject,
} from './due-payment-letters.ts';
import { isPaidOnce, regularCycle } from './periods.ts';
import { productTypeOf } from './plans.ts';
import { cancelNow, freeUntil, type Subscription } from './subscription.ts';

/** What comes of a plan that was taken: what it costs, and when that is charged next; null when it is not. */
export interface Beginning {
  readonly trialEndsAt: Date | null;
  /** For a plan that begins when another is used up. */
  readonly startsAt: Date | null;
  readonly renewsAt: Date | null;
  /** End of what does not renew; null for what does, and for ever. */
  readonly endsAt: Date | null;
  readonly price: ChargeAmount;
}

/** A trial that goes on, after which a price is charged. */
export interface TrialLeft {
  readonly endsAt: Date;
  /** Until when cancelling costs nothing; null once that is over. */
  readonly cancelBefore: Date | null;
}

/** What there is to write about a plan, with what the words need. */
export type DuePlanEmail = { readonly occasion: string } & (
  | ({ readonly kind: 'welcome' } & Beginning)
  | {
      readonly kind: 'trial-ends';
      readonly at: Date;
      readonly cancelBefore: Date;
      readonly price: ChargeAmount;
    }
  | { readonly kind: 'renewal'; readonly at: Date; readonly price: ChargeAmount }
  | { readonly kind: 'payment-failed'; readonly price: ChargeAmount }
  | { readonly kind: 'cancelled'; readonly endsAt: Date | null; readonly willCharge: boolean }
  | {
      readonly kind: 'plan-changed';
      /** Charged with the change. */
      readonly due: ChargeAmount;
      readonly startsAt: Date;
      /** What is charged next, and when. */
      readonly price: ChargeAmount;
      readonly at: Date;
      readonly trial: TrialLeft | null;
    }
  /** Another plan was chosen, and then the one before it again. */
  | {
      readonly kind: 'plan-kept';
      readonly price: ChargeAmount;
      readonly at: Date;
      readonly trial: TrialLeft | null;
    }
);

export type DueEmail = DuePlanEmail | DuePaymentEmail;

/** A subscription with its plan, all its payments, and what was asked back of them. */
export interface EmailSubject extends PaymentSubject {
  /** Null for a plan that was taken out of the book: only its payments are written about. */
  readonly product: PlanProduct | null;
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
export function dueEmails(subject: EmailSubject, now: Date): DueEmail[] {
  const { subscription, product } = subject;

  if (subscription.provider === 'grant') {
    return [];
  }

  return [
    ...(product === null ? [] : aboutPlan(subscription, product, now)),
    ...duePaymentEmails(subject, (at) => isNews(at, now)),
  ];
}

function aboutPlan(subscription: Subscription, product: PlanProduct, now: Date): DuePlanEmail[] {
  const { id, state, trialEndsAt, startsAt, paidUntil, renews, cancelWantedAt, createdAt, currency, change } =
    subscription;

  // Written once the provider has said what was agreed: never with a price of today's plans.
  if (subscription.priceMinor === null || subscription.isDisputed) {
    return [];
  }

  const price: ChargeAmount = { minor: subscription.priceMinor, currency };
  const period = `${id}:${paidUntil?.toISOString() ?? 'ever'}`;
  const willRenew = renews && cancelWantedAt === null;
  const emails: DuePlanEmail[] = [];

  if (['trialing', 'active'].includes(state) && isNews(createdAt, now)) {
    emails.push({
      occasion: `welcome:${id}`,
      kind: 'welcome',
      trialEndsAt: state === 'trialing' ? trialEndsAt : null,
      startsAt: startsAt !== null && now < startsAt ? startsAt : null,
      renewsAt: willRenew ? paidUntil : null,
      endsAt: willRenew ? null : paidUntil,
      price,
    });
  }

  if (state === 'trialing' && willRenew && trialEndsAt !== null) {
    const cancelBefore = freeUntil(trialEndsAt);

    // Told in time to act on it, or not at all.
    if (isWithin(now, trialEndsAt, trialNoticeDays) && now < cancelBefore) {
      emails.push({
        occasion: `trial-ends:${id}`,
        kind: 'trial-ends',
        at: trialEndsAt,
        cancelBefore,
        price,
      });
    }
  }

  if (state === 'active' && willRenew && isYearly(product) && paidUntil !== null) {
    if (isWithin(now, paidUntil, yearlyNoticeDays)) {
      emails.push({ occasion: `renewal:${period}`, kind: 'renewal', at: paidUntil, price });
    }
  }

  if (willRenew && change !== null && paidUntil !== null && isNews(change.at, now)) {
    const { from, dueMinor, startsAt: begins } = change;
    const next = { price, at: paidUntil, trial: trialLeft(subscription, now) };
    emails.push({
      occasion: `plan-changed:${id}:${change.at.toISOString()}`,
      ...(from === subscription.plan
        ? { kind: 'plan-kept', ...next }
        : { kind: 'plan-changed', due: { minor: dueMinor, currency }, startsAt: begins, ...next }),
    });
  }

  if (state === 'past-due') {
    emails.push({ occasion: `payment-failed:${period}`, kind: 'payment-failed', price });
  }

  if (['trialing', 'active'].includes(state) && !willRenew && !isPaidOnce(product)) {
    const { endsAt, willCharge } = cancelNow(subscription, cancelWantedAt ?? now);
    const isLate = cancelWantedAt !== null && willCharge;
    const cancelled = { endsAt: isLate ? null : (endsAt ?? paidUntil), willCharge: isLate };
    emails.push({ occasion: `cancelled:${period}`, kind: 'cancelled', ...cancelled });
  }

  return emails;
}

function trialLeft({ state, trialEndsAt }: Subscription, now: Date): TrialLeft | null {
  if (state !== 'trialing' || trialEndsAt === null) {
    return null;
  }

  const cancelBefore = freeUntil(trialEndsAt);

  return { endsAt: trialEndsAt, cancelBefore: now < cancelBefore ? cancelBefore : null };
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
