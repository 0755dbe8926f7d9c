import type { AccountPlans } from '../account/ports.ts';
import { endSubscriptions } from './change-mind.ts';
import { giveUpWaiting } from './give-up-order.ts';
import { isPro } from './plan-book.ts';
import type { BillingPorts, KeptSubscription } from './ports.ts';

/** What an account stands by: other products that are sold give nothing of Pro. */
export async function proPlansOf(
  { plans, subscriptions }: Pick<BillingPorts, 'plans' | 'subscriptions'>,
  account: string,
): Promise<KeptSubscription[]> {
  return (await subscriptions.of(account)).filter(({ plan }) => isPro(plans, plan));
}

/** What accounts ask of the business with plans. */
export function accountPlans(ports: BillingPorts): AccountPlans {
  return {
    proPlansOf: (account) => proPlansOf(ports, account),

    async endSubscriptions(account) {
      // First: what is paid at the checkout until this moment is a subscription to end.
      await giveUpWaiting(ports, account);
      await endSubscriptions(ports, account);
    },
  };
}
