import type { AccountPlans } from '../account/ports.ts';
import { endSubscriptions } from './change-mind.ts';
import type { BillingPorts } from './ports.ts';

/** What accounts ask of the business with plans. */
export function accountPlans(ports: BillingPorts): AccountPlans {
  return {
    subscriptionsOf: (account) => ports.subscriptions.of(account),

    async endSubscriptions(account) {
      await endSubscriptions(ports, account);
    },
  };
}
