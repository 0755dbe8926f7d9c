import { type PlanProduct, productTypeOf } from '@octavo/contract/billing';
import {
  type ChargeAmount,
  type DuePaymentEmail,
  duePaymentEmails,
  type PaymentSubject,
} from './due-payment-emails.ts';
import { isPaidOnce, regularCycle } from './periods.ts';
import { cancelNow, freeUntil, type Subscription } from './subscription.ts';

/** Start of a plan: its price, and the time of the next charge, null when there is none. */
export interface Beginning {
  readonly trialEndsAt: Date | null;
  /** Start of a plan that follows another one; null for others. */
  readonly startsAt: Date | null;
  readonly renewsAt: Date | null;
  /** End of a plan that does not renew; null when it renews or is for life. */
  readonly endsAt: Date | null;
  readonly price: ChargeAmount;
}

/** A running trial that is followed by a charge. */
export interface TrialLeft {
  readonly endsAt: Date;
  /** Time until which cancelling is free; null once it has passed. */
  readonly cancelBefore: Date | null;
}

/** Due email about a plan, with the values for its text. */
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
      /** Amount and time of the next charge. */
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

/** A subscription with its plan, all its payments and their refund requests. */
export interface EmailSubject extends PaymentSubject {
  /** Null for a plan that is no longer configured: only emails about its payments are sent. */
  readonly product: PlanProduct | null;
}

const dayMilliseconds = 24 * 3600 * 1000;
/**
 * Days of notice before a yearly renewal, and before the end of a trial. French law requires notice of a
 * renewal between three months and one month before the last day to refuse it (Code de la consommation,
 * L215-1).
 */
export const yearlyNoticeDays = 35;
export const trialNoticeDays = 2;
/** Days after which an event is no longer worth an email, or its email was already sent. */
const newsDays = 7;

/** Emails that are due now. An occasion is returned until it is over; each gets one email. */
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

  // Emails wait until the provider has reported the agreed price; the current price of the plan is never
  // used.
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

    // Sent only while the user can still cancel for free.
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

/** True for yearly plans, whose renewal is announced by email. */
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
