import type { Order } from './order.ts';
import type { BillingPorts } from './ports.ts';
import { providerOf, settleCheckout } from './settle.ts';

/** Closes the checkout of an order that waits, and settles what was paid there a moment before. */
export async function closeCheckout(ports: BillingPorts, order: Order): Promise<void> {
  if (order.reference !== null) {
    await providerOf(ports, order.provider).abandonCheckout(order.reference);
    await settleCheckout(ports, order);
  }
}

/** For an account that is about to be erased: what is still to be paid at its checkout would be charged to nobody. */
export async function abandonWaiting(ports: BillingPorts, account: string): Promise<void> {
  const order = await ports.orders.waitingOf(account);

  if (order !== null) {
    await closeCheckout(ports, order);
    await ports.orders.end(order.id, 'abandoned');
  }
}
