import type { Order } from '@octavo/domain/billing/order';
import type { BillingPorts } from '@octavo/domain/billing/ports';
import { providerOf, settleCheckout } from './settle.ts';

/** Closes the checkout of a waiting order, and settles a payment made there just before. */
export async function closeCheckout(ports: BillingPorts, order: Order): Promise<void> {
  if (order.reference !== null) {
    await providerOf(ports, order.provider).abandonCheckout(order.reference);
    await settleCheckout(ports, order);
  }
}

/**
 * Abandons the waiting order of an account about to be deleted: a payment at its checkout would belong to no
 * account.
 */
export async function abandonWaiting(ports: BillingPorts, account: string): Promise<void> {
  const order = await ports.orders.waitingOf(account);

  if (order !== null) {
    await closeCheckout(ports, order);
    await ports.orders.end(order.id, 'abandoned');
  }
}
