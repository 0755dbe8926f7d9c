import type { AccountPlans } from '../account/ports.ts';
import { endSubscriptions } from './change-mind.ts';
import { giveUpWaiting } from './give-up-order.ts';
import type { BillingPorts } from './ports.ts';

/** What accounts ask of the business with plans. */
export function accountPlans(ports: BillingPorts): AccountPlans {
  return {
    subscriptionsOf: (account) => ports.subscriptions.of(account),

    async endSubscriptions(account) {
      // First: what is paid at the checkout until this moment is a subscription to end.
      await giveUpWaiting(ports, account);
      await endSubscriptions(ports, account);
    },
  };
}
