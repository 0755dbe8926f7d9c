import type { OrderView } from '@octavo/contract/billing';
import type { Order } from '@octavo/domain/billing/order';
import { regularCycle } from '@octavo/domain/billing/periods';
import { planIn } from '@octavo/domain/billing/plan-book';
import type { BillingPorts, KeptSubscription } from '@octavo/domain/billing/ports';

/** An order as it stands; once it is paid, with what follows from it. */
export async function viewOrder(ports: BillingPorts, order: Order): Promise<OrderView> {
  const all = order.state === 'paid' ? await ports.subscriptions.of(order.account) : [];
  const subscription = all.find((one) => one.order === order.id);

  return {
    id: order.id,
    state: order.state,
    checkoutUrl: order.state === 'waiting' ? order.checkoutUrl : null,
    plan: order.plan,
    next: order.next,
    trialEndsAt: subscription?.trialEndsAt?.toISOString() ?? null,
    renewal: subscription === undefined ? null : renewalOf(ports, subscription),
  };
}

function renewalOf(ports: BillingPorts, subscription: KeptSubscription): OrderView['renewal'] {
  const { plan, currency, renews, paidUntil } = subscription;
  const product = planIn(ports.plans, plan, currency);

  if (!renews || paidUntil === null || product === null) {
    return null;
  }

  return { at: paidUntil.toISOString(), amount: regularCycle(product).pricing_scheme.fixed_price };
}
