import type { PlanProduct } from '@octavo/contract/billing';
import { ToolFailure } from '@octavo/contract/failures';
import { quoteSeconds } from '@octavo/contract/limits';
import { activeOf, wish } from './change-mind.ts';
import { offeredPlan, offeredPlans, planIn } from './plan-book.ts';
import type { ChangeQuote } from './plan-change.ts';
import type { BillingPorts, KeptSubscription } from './ports.ts';
import { providerOf, settleSubscription } from './settle.ts';
import { isActive } from './subscription.ts';

/** A quote and the plan it is for. */
export interface QuotedPlan extends ChangeQuote {
  readonly plan: string;
  readonly currency: string;
}

/** True where the provider itself goes on with another plan: not for a gift, nor for what is paid once. */
export function canChange(
  { providers }: Pick<BillingPorts, 'providers'>,
  subscription: KeptSubscription,
): boolean {
  const { provider, paidUntil } = subscription;

  return isActive(subscription) && paidUntil !== null && providers.get(provider)?.changesPlans === true;
}

/**
 * What each other plan would mean at this moment. Plans that take a new order instead are left out.
 *
 * @throws ToolFailure `not-found` without a subscription that goes on, `payment-overdue`, `money-asked-back`.
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
 * Goes on with another plan, for what was agreed; done again it has no other effect. False where that needs a new order.
 *
 * @throws ToolFailure `not-found` without a subscription that goes on, `illegal-input` for a plan that is not offered,
 *   `payment-overdue` while a renewal is still to be paid, `money-asked-back` while that is not decided, `quote-changed`
 *   when something else would be charged by now.
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
    throw new ToolFailure('illegal-input', 'not a plan to change to', { values: { option: 'plan' } });
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

  // Who goes on with another plan cancels no more.
  if (changed !== null && changed.cancelWantedAt !== null) {
    await wish(ports, changed, null);
  }

  return isChanged;
}

function isAlternative(
  { plans }: BillingPorts,
  { plan, currency }: KeptSubscription,
  product: PlanProduct,
): boolean {
  const current = planIn(plans, plan, currency);

  return (
    product.id !== plan &&
    product.businessType === current?.businessType &&
    planIn(plans, product.id, currency) === product
  );
}

/** What is owed for the old plan comes first: the card has to work again. */
function refuseOverdue({ state }: KeptSubscription): void {
  if (state === 'past-due') {
    throw new ToolFailure('payment-overdue');
  }
}

/** Once it is given back the plan ends, and with it what would have been paid for another one. */
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
    throw new ToolFailure('money-asked-back');
  }
}

/** A page that was left open for long tells of sums that hold no more. */
function refuseOld({ at }: ChangeQuote, now: Date): void {
  const age = now.getTime() - at.getTime();

  if (age < 0 || age > quoteSeconds * 1000) {
    throw new ToolFailure('quote-changed', 'worked out too long ago');
  }
}

/** Providers count in seconds. */
function wholeSecond(date: Date): Date {
  return new Date(Math.floor(date.getTime() / 1000) * 1000);
}
