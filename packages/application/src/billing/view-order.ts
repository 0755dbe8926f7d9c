import type { OrderView } from '@octavo/contract/billing';
import type { Order } from '@octavo/domain/billing/order';
import { productSold } from '@octavo/domain/billing/plan-book';
import type { BillingPorts, KeptSubscription } from '@octavo/domain/billing/ports';
import { amountView, currencyOf } from './amount-view.ts';

/** Current state of an order; once it is paid, with the trial end and the renewal of its subscription. */
export async function viewOrder(ports: BillingPorts, order: Order): Promise<OrderView> {
  const { account } = order;
  const all = order.state === 'paid' && account !== null ? await ports.subscriptions.of(account) : [];
  const subscription = all.find((one) => one.order === order.id);

  return {
    id: order.id,
    state: order.state,
    checkoutUrl: order.state === 'waiting' ? order.checkoutUrl : null,
    plan: order.plan,
    product: productSold(ports.plans, order.plan),
    currency: currencyOf(order.currency),
    next: order.next,
    startsAt: order.startsAt?.toISOString() ?? null,
    trialEndsAt: subscription?.trialEndsAt?.toISOString() ?? null,
    renewal: subscription === undefined ? null : renewalOf(subscription),
  };
}

function renewalOf({ priceMinor, currency, renews, paidUntil }: KeptSubscription): OrderView['renewal'] {
  if (!renews || paidUntil === null || priceMinor === null) {
    return null;
  }

  return { at: paidUntil.toISOString(), amount: amountView(priceMinor, currency) };
}
