import type { PlanProduct } from '@octavo/contract/billing';
import { Failure } from '@octavo/contract/failures';
import { quoteSeconds } from '@octavo/contract/limits';
import { mayReplace, offeredPlan, offeredPlans, planIn } from '@octavo/domain/billing/plan-book';
import type { ChangeQuote } from '@octavo/domain/billing/plan-change';
import type { BillingPorts, KeptSubscription } from '@octavo/domain/billing/ports';
import { paidPlan } from '@octavo/domain/billing/product-given';
import { isActive } from '@octavo/domain/billing/subscription';
import { activeOf, cancellation } from './cancel-subscription.ts';
import { providerOf, settleSubscription } from './settle.ts';

/** A quote and the plan it is for. */
export interface QuotedPlan extends ChangeQuote {
  readonly plan: string;
  readonly currency: string;
}

/** True when the provider can change the plan of a subscription: not for a grant or a one-time payment. */
export function canChange(
  { providers }: Pick<BillingPorts, 'providers'>,
  subscription: KeptSubscription,
): boolean {
  const { provider, paidUntil } = subscription;

  return isActive(subscription) && paidUntil !== null && providers.get(provider)?.changesPlans === true;
}

/**
 * Quotes for changing to each other plan now, except those that need a new order.
 *
 * @throws Failure `not-found` without an active subscription, `payment-overdue`, `money-asked-back`.
 */
export async function quoteChanges(ports: BillingPorts, account: string): Promise<QuotedPlan[]> {
  const subscription = await activeOf(ports, account);
  const { provider, reference, currency } = subscription;

  if (provider === 'grant' || reference === null) {
    return [];
  }

  refuseOverdue(subscription);
  await refusePendingRefund(ports, account, subscription);
  const at = wholeSecond(ports.clock.now());
  const others = offeredPlans(ports.plans).filter((plan) => isAlternative(ports, subscription, plan));
  const quotes = await Promise.all(
    others.map(async (plan) => {
      const quote = await providerOf(ports, provider).quoteChange(reference, plan, at);

      return quote === null ? [] : [{ ...quote, plan: plan.id, currency }];
    }),
  );

  return quotes.flat();
}

/**
 * Changes to another plan at the agreed price; idempotent. False when that needs a new order.
 *
 * @throws Failure `not-found` without an active subscription, `illegal-input` for a plan that is not
 * offered, `payment-overdue` while a renewal is unpaid, `money-asked-back` while a refund request is open,
 * `quote-changed` when the charge would now differ.
 */
export async function changeSubscription(
  ports: BillingPorts,
  account: string,
  plan: string,
  agreed: ChangeQuote,
): Promise<boolean> {
  const subscription = await activeOf(ports, account);

  if (subscription.plan === plan) {
    return true;
  }

  const product = offeredPlan(ports.plans, plan, subscription.currency);

  if (product === null || !isAlternative(ports, subscription, product)) {
    throw new Failure('illegal-input', 'the plan cannot be changed to this one', {
      values: { option: 'plan' },
    });
  }

  if (subscription.provider === 'grant' || subscription.reference === null) {
    return false;
  }

  refuseOverdue(subscription);
  await refusePendingRefund(ports, account, subscription);
  refuseOld(agreed, ports.clock.now());
  const isChanged = await providerOf(ports, subscription.provider).changePlan(
    subscription.reference,
    product,
    agreed,
  );

  await settleSubscription(ports, subscription.provider, subscription.reference);
  const changed = isChanged ? await ports.subscriptions.find(subscription.id) : null;

  // Changing to another plan reverts a requested cancellation.
  if (changed !== null && changed.cancelWantedAt !== null) {
    await cancellation(ports, changed, null);
  }

  return isChanged;
}

/** Compared with the plan that runs now: a change up to Pro that has not begun can be taken back. */
function isAlternative(
  { plans, clock }: BillingPorts,
  subscription: KeptSubscription,
  product: PlanProduct,
): boolean {
  const { plan, currency } = subscription;
  const running = paidPlan(subscription, clock.now());

  return (
    product.id !== plan &&
    planIn(plans, running, currency) !== null &&
    mayReplace(plans, running, product.id) &&
    planIn(plans, product.id, currency) === product
  );
}

/** The old plan must be paid first: the card has to work again. */
function refuseOverdue({ state }: KeptSubscription): void {
  if (state === 'past-due') {
    throw new Failure('payment-overdue');
  }
}

/** A refund ends the subscription, and with it a change to another plan that was paid for. */
async function refusePendingRefund(
  { refunds, subscriptions }: BillingPorts,
  account: string,
  { id }: KeptSubscription,
): Promise<void> {
  const payments = (await subscriptions.paymentsOf(account)).filter(
    ({ subscription }) => subscription === id,
  );
  const underway = (await refunds.of(account)).filter(
    ({ state }) => state === 'asked' || state === 'granted',
  );

  if (underway.some(({ payment }) => payments.some((one) => one.id === payment))) {
    throw new Failure('money-asked-back');
  }
}

/** A page left open for long shows outdated amounts. */
function refuseOld({ at }: ChangeQuote, now: Date): void {
  const age = now.getTime() - at.getTime();

  if (age < 0 || age > quoteSeconds * 1000) {
    throw new Failure('quote-changed', 'the quote has expired');
  }
}

/** Providers count in seconds. */
function wholeSecond(date: Date): Date {
  return new Date(Math.floor(date.getTime() / 1000) * 1000);
}
