import type { Account } from '../account/account.ts';
import { emailKey } from '../account/email.ts';
import type { AccountPlans } from '../account/ports.ts';
import { endSubscriptions } from './change-mind.ts';
import { abandonWaiting } from './give-up-order.ts';
import { isPro } from './plan-book.ts';
import type { BillingPorts, KeptSubscription } from './ports.ts';

/** What an account stands by: other products that are sold give nothing of Pro. */
export async function proPlansOf(
  { plans, subscriptions }: Pick<BillingPorts, 'plans' | 'subscriptions'>,
  account: string,
): Promise<KeptSubscription[]> {
  return (await subscriptions.of(account)).filter(({ plan }) => isPro(plans, plan));
}

/** By this the records of somebody who was erased are found again, by who knows their address. */
export function personPseudonym({ pseudonyms }: Pick<BillingPorts, 'pseudonyms'>, email: string): string {
  return pseudonyms.hmac('books', emailKey(email));
}

/** Providers that are not set up any more cannot be told. */
async function letGoOf(ports: BillingPorts, { id, email }: Account): Promise<void> {
  for (const { provider, reference } of await ports.subscriptions.of(id)) {
    if (reference !== null) {
      await ports.providers.get(provider)?.forgetPerson(reference);
    }
  }

  await ports.books.letGo(id, personPseudonym(ports, email));
}

/** What accounts ask of the business with plans. */
export function accountPlans(ports: BillingPorts): AccountPlans {
  return {
    proPlansOf: (account) => proPlansOf(ports, account),

    async endSubscriptions(account) {
      // First: what is paid at the checkout until this moment is a subscription to end.
      await abandonWaiting(ports, account);
      await endSubscriptions(ports, account);
    },

    letGo: (person) => letGoOf(ports, person),
  };
}
