import type { OrderRequest, PlanProduct } from '@octavo/contract/billing';
import { Failure } from '@octavo/contract/failures';
import type { Account } from '@octavo/domain/account/account';
import { nextPath } from '@octavo/domain/account/next-path';
import { minorUnits } from '@octavo/domain/billing/money';
import type { Order } from '@octavo/domain/billing/order';
import { isPaidOnce, regularCycle, trialCycle } from '@octavo/domain/billing/periods';
import { mayReplace, offeredPlan } from '@octavo/domain/billing/plan-book';
import { withoutTrial } from '@octavo/domain/billing/plans';
import type { BillingPorts } from '@octavo/domain/billing/ports';
import { isActive, isPaidFor } from '@octavo/domain/billing/subscription';
import { closeCheckout } from './abandon-order.ts';
import { isSuperseded, nextStart } from './next-start.ts';
import { providerOf, settleSubscription, trialPseudonymOf } from './settle.ts';

/** Data of the page on which a user orders. */
export interface OrderPage {
  readonly locale: 'en' | 'fr';
  readonly planName: string;
  readonly successUrl: string;
  readonly cancelUrl: string;
}

/**
 * Starts a checkout, once per id. A user has one checkout at a time: another waiting one is abandoned first,
 * so that only one of two tabs can pay.
 *
 * @throws Failure `already-subscribed`, `payment-pending`, `trial-used`, `payment-not-configured`,
 * `job-id-taken`; `create-failed` when the provider cannot start the checkout: the same order can be sent
 * again.
 */
export async function placeOrder(
  ports: BillingPorts,
  account: Account,
  request: OrderRequest,
  page: OrderPage,
): Promise<Order> {
  const earlier = await ports.orders.find(request.id);

  if (earlier !== null) {
    return startCheckout(ports, account, requireSame(earlier, account, request), page);
  }

  const order = await checkedOrder(ports, account, request, page);

  for (;;) {
    await refuseSubscribed(ports, account.id, request.plan);
    const kept = await ports.orders.add(order);

    if (kept.id === order.id) {
      return startCheckout(ports, account, requireSame(kept, account, request), page);
    }

    await abandonOther(ports, kept);
  }
}

async function checkedOrder(
  ports: BillingPorts,
  account: Account,
  request: OrderRequest,
  { locale }: OrderPage,
): Promise<Order> {
  providerOf(ports, request.paymentType);
  const product = offeredPlan(ports.plans, request.plan, request.currency);

  if (product === null) {
    throw new Failure('illegal-input', 'unknown plan', { values: { option: 'plan' } });
  }

  const withTrial = request.trial && trialCycle(product) !== null;
  const startsAt = isPaidOnce(product) ? null : await nextStart(ports, account.id);

  // Time that is already paid for cannot be a trial.
  if (withTrial && (startsAt !== null || (await hadTrial(ports, account.id)))) {
    throw new Failure('trial-used');
  }

  return {
    id: request.id,
    account: account.id,
    plan: request.plan,
    currency: request.currency,
    priceMinor: minorUnits(regularCycle(product).pricing_scheme.fixed_price.value),
    provider: request.paymentType,
    withTrial,
    startsAt,
    locale,
    next: nextPath(request.next),
    state: 'waiting',
    reference: null,
    checkoutUrl: null,
    createdAt: ports.clock.now(),
  };
}

export async function hadTrial(ports: BillingPorts, account: string): Promise<boolean> {
  const pseudonym = await trialPseudonymOf(ports, account);

  return pseudonym !== null && (await ports.subscriptions.hadTrial(pseudonym));
}

/** A user with an active subscription cancels, changes or resumes it instead of ordering a second one. */
async function refuseSubscribed(ports: BillingPorts, account: string, plan: string): Promise<void> {
  const now = ports.clock.now();

  for (const known of await ports.subscriptions.of(account)) {
    if (known.plan !== plan && isSuperseded(ports, known, now) && mayReplace(ports.plans, known.plan, plan)) {
      continue;
    }

    // A gift of less than Pro, even for life, does not prevent the purchase of Pro.
    if (!isPaidFor(known) && !mayReplace(ports.plans, plan, known.plan)) {
      continue;
    }

    const isOverdue = known.paidUntil !== null && known.paidUntil < now && known.reference !== null;
    // An overdue subscription may have ended without an event reaching us.
    const settled =
      isActive(known) && isOverdue && known.provider !== 'grant'
        ? await settleSubscription(ports, known.provider, known.reference)
        : ({ outcome: 'settled', subscription: known } as const);

    if (settled.outcome === 'settled' && isActive(settled.subscription)) {
      throw new Failure('already-subscribed');
    }
  }
}

/** @throws Failure `job-id-taken` when the id belongs to another order. */
function requireSame(order: Order, account: Account, request: OrderRequest): Order {
  const isSame =
    order.account === account.id &&
    order.plan === request.plan &&
    order.currency === request.currency &&
    order.provider === request.paymentType;

  if (!isSame) {
    throw new Failure('job-id-taken');
  }

  return order;
}

async function startCheckout(
  ports: BillingPorts,
  account: Account,
  order: Order,
  page: OrderPage,
): Promise<Order> {
  if (order.state !== 'waiting' || order.reference !== null) {
    return order;
  }

  const provider = providerOf(ports, order.provider);
  const { reference, url } = await provider
    .startCheckout({
      order: order.id,
      account: account.id,
      installation: ports.installation,
      email: account.email,
      plan: orderedPlan(ports, order),
      startsAt: order.startsAt,
      ...page,
    })
    .catch((cause) => {
      throw new Failure('create-failed', order.provider, { cause });
    });

  if (await ports.orders.begin(order.id, reference, url)) {
    return { ...order, reference, checkoutUrl: url };
  }

  // Another tab has ordered meanwhile, or this very order was sent twice at once.
  const current = await ports.orders.find(order.id);

  if (current?.reference !== reference) {
    await provider.abandonCheckout(reference);
  }

  return current ?? order;
}

/** The plan of an order as it is charged: figures come from the configuration, none from the browser. */
export function orderedPlan({ plans }: Pick<BillingPorts, 'plans'>, order: Order): PlanProduct {
  const product = offeredPlan(plans, order.plan, order.currency);

  if (product === null) {
    throw new Failure('illegal-input', 'unknown plan', { values: { option: 'plan' } });
  }

  return order.withTrial ? product : withoutTrial(product);
}

async function abandonOther(ports: BillingPorts, order: Order): Promise<void> {
  await closeCheckout(ports, order);
  const all = await ports.subscriptions.of(order.account ?? '');

  // The payment is still being processed by the bank: a second one would charge twice.
  if (all.some((one) => one.order === order.id && one.state === 'pending')) {
    throw new Failure('payment-pending');
  }

  await ports.orders.end(order.id, 'abandoned');
}
