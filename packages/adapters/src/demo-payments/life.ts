import type { PlanProduct } from '@octavo/contract/billing';
import { Failure } from '@octavo/contract/failures';
import type { DemoCard } from '@octavo/domain/billing/demo-payments';
import { minorUnits } from '@octavo/domain/billing/money';
import type { PaymentSnapshot } from '@octavo/domain/billing/payment-provider';
import { afterPeriods, isPaidOnce, regularCycle, trialCycle } from '@octavo/domain/billing/periods';
import {
  type ChangeQuote,
  chargeForChange,
  type PaidPeriod,
  quoteLater,
  quoteNow,
} from '@octavo/domain/billing/plan-change';
import type { SubscriptionState } from '@octavo/domain/billing/subscription';

/** A subscription as the demo provider stores it. */
export interface DemoLife {
  readonly reference: string;
  readonly order: string;
  readonly installation: string | null;
  readonly plan: PlanProduct;
  readonly card: DemoCard;
  readonly state: SubscriptionState;
  readonly startedAt: Date;
  readonly periods: number;
  readonly trialEndsAt: Date | null;
  readonly paidUntil: Date | null;
  readonly renews: boolean;
  readonly endedAt: Date | null;
  readonly tries: number;
  readonly nextAt: Date | null;
}

/** Change of a demo subscription, with its event type and the payment it caused. */
export interface Happening {
  readonly life: DemoLife;
  readonly type: string;
  readonly payment: PaymentSnapshot | null;
}

const dayMilliseconds = 24 * 3600 * 1000;
/**
 * Days from one failed charge to the next try; after the last try the subscription ends. All lie within the
 * grace period.
 */
const retryDays = [1, 2, 3];

/** Begins a subscription when its checkout is paid; with a later start, nothing is charged before that. */
export function beginLife(
  {
    reference,
    order,
    installation,
    plan,
    card,
  }: Pick<DemoLife, 'reference' | 'order' | 'installation' | 'plan' | 'card'>,
  now: Date,
  startsAt: Date | null = null,
): Happening {
  const trial = trialCycle(plan);
  const trialEndsAt = trial === null ? null : afterPeriods(now, trial.frequency);
  const startedAt = startsAt ?? trialEndsAt ?? now;
  const periods = trial === null && startsAt === null ? 1 : 0;
  const paidUntil = afterPeriods(startedAt, regularCycle(plan).frequency, periods);
  const first = trial ?? regularCycle(plan);
  const life: DemoLife = {
    reference,
    order,
    installation,
    plan,
    card,
    state: trial === null ? 'active' : 'trialing',
    startedAt,
    periods,
    trialEndsAt,
    paidUntil,
    renews: !isPaidOnce(plan),
    endedAt: null,
    tries: 0,
    nextAt: paidUntil,
  };
  const amountMinor = startsAt === null ? minorUnits(first.pricing_scheme.fixed_price.value) : 0;

  return {
    life,
    type: 'subscription-began',
    payment: amountMinor === 0 ? null : payment(life, amountMinor, now, 'paid'),
  };
}

/** Applies what is due: the end of the subscription, a renewal or a failed charge. */
export function nextOf(life: DemoLife, at: Date): Happening {
  if (!life.renews) {
    return { life: ended(life, at), type: 'subscription-ended', payment: null };
  }

  const { frequency, pricing_scheme } = regularCycle(life.plan);
  const amountMinor = minorUnits(pricing_scheme.fixed_price.value);

  const periods = life.periods + 1;

  if (canBeCharged(life)) {
    const paidUntil = afterPeriods(life.startedAt, frequency, periods);

    return {
      life: { ...life, state: 'active', periods, paidUntil, tries: 0, nextAt: paidUntil },
      type: 'payment-succeeded',
      payment: payment({ ...life, periods }, amountMinor, at, 'paid'),
    };
  }

  const failed = payment({ ...life, periods }, amountMinor, at, 'failed');
  const days = retryDays[life.tries];

  if (days === undefined) {
    return { life: ended(life, at), type: 'subscription-ended', payment: failed };
  }

  const nextAt = new Date(at.getTime() + days * dayMilliseconds);

  return {
    life: { ...life, state: 'past-due', tries: life.tries + 1, nextAt },
    type: 'payment-failed',
    payment: failed,
  };
}

export function canBeCharged({ card }: DemoLife): boolean {
  return card !== 'fails-later' && card !== 'declined';
}

/** Quote for a change to another plan at this moment; null when that needs a new checkout. */
export function quoteOf(life: DemoLife, plan: PlanProduct, at: Date): ChangeQuote | null {
  const { paidUntil } = life;

  if (!life.renews || life.state === 'ended' || paidUntil === null || isPaidOnce(plan)) {
    return null;
  }

  // No period is paid for, not yet or no longer: the next charge is the first of the new plan.
  if (!isPaid(life)) {
    return quoteLater(plan, paidUntil, at);
  }

  const paid = paidPeriodOf(life, paidUntil);

  if (at.getTime() < Math.floor(paid.from.getTime() / 1000) * 1000) {
    throw new Failure('quote-changed', 'another period has begun');
  }

  const dueMinor = chargeForChange(paid, plan, at);

  return dueMinor === null ? quoteLater(plan, paidUntil, at) : quoteNow(plan, dueMinor, at);
}

/** Changes to another plan on the agreed terms. */
export function withPlan(life: DemoLife, plan: PlanProduct, agreed: ChangeQuote, now: Date): Happening {
  const type = 'subscription-changed';

  if (agreed.dueMinor > 0) {
    const until = afterPeriods(now, regularCycle(plan).frequency);
    const changed = { ...life, plan, startedAt: now, periods: 1, paidUntil: until, nextAt: until };

    return { life: changed, type, payment: payment(changed, agreed.dueMinor, now, 'paid') };
  }

  const later = isPaid(life) ? { startedAt: agreed.startsAt, periods: 0 } : {};

  return { life: { ...life, plan, ...later }, type, payment: null };
}

function isPaid({ state, periods }: DemoLife): boolean {
  return state === 'active' && periods > 0;
}

function paidPeriodOf({ plan, startedAt, periods }: DemoLife, until: Date): PaidPeriod {
  const { frequency, pricing_scheme } = regularCycle(plan);
  const from = afterPeriods(startedAt, frequency, periods - 1) ?? startedAt;

  return { from, until, priceMinor: minorUnits(pricing_scheme.fixed_price.value) };
}

/** Ends the subscription, and its paid period, at this moment. */
export function endLife(life: DemoLife, now: Date): DemoLife {
  const { paidUntil } = life;

  return { ...ended(life, now), paidUntil: paidUntil !== null && paidUntil < now ? paidUntil : now };
}

function ended(life: DemoLife, at: Date): DemoLife {
  return { ...life, state: 'ended', renews: false, endedAt: at, nextAt: null };
}

function payment(
  { reference, plan, startedAt, periods, tries }: DemoLife,
  amountMinor: number,
  at: Date,
  state: PaymentSnapshot['state'],
): PaymentSnapshot {
  const currency = regularCycle(plan).pricing_scheme.fixed_price.currency_code;

  // The same charge has the same reference, so that it is made once.
  const name = `${reference}-${startedAt.getTime()}-${periods}-${tries}`;

  return { reference: name, at, amountMinor, currency, plan: plan.id, state };
}
