import type { Account } from '@octavo/domain/account/account';
import { emailKey } from '@octavo/domain/account/email';
import type { AccountPlans } from '@octavo/domain/account/ports';
import type { BillingPorts, KeptSubscription } from '@octavo/domain/billing/ports';
import { productGiven } from '@octavo/domain/billing/product-given';
import { abandonWaiting } from './abandon-order.ts';
import { endSubscriptions } from './cancel-subscription.ts';

/** Subscriptions by the product that they give now: only those of Pro count for the account's status. */
export async function plansOf(
  { clock, plans, subscriptions }: Pick<BillingPorts, 'clock' | 'plans' | 'subscriptions'>,
  account: string,
): Promise<{ readonly pro: KeptSubscription[]; readonly assistant: KeptSubscription[] }> {
  const now = clock.now();
  const all = await subscriptions.of(account);
  const giving = all.map((one) => ({ one, product: productGiven(plans, one, all, now) }));

  return {
    pro: giving.filter(({ product }) => product === 'pro').map(({ one }) => one),
    assistant: giving.filter(({ product }) => product !== 'pro').map(({ one }) => one),
  };
}

/** Pseudonym by which the billing records of a deleted account can be found, given the email address. */
export function personPseudonym({ pseudonyms }: Pick<BillingPorts, 'pseudonyms'>, email: string): string {
  return pseudonyms.hmac('books', emailKey(email));
}

/** Providers that are no longer configured cannot be notified. */
async function detachBooks(ports: BillingPorts, { id, email }: Account): Promise<void> {
  for (const { provider, reference } of await ports.subscriptions.of(id)) {
    if (reference !== null) {
      await ports.providers.get(provider)?.forgetPerson(reference);
    }
  }

  await ports.books.detach(id, personPseudonym(ports, email));
}

/** Billing operations that accounts need. */
export function accountPlans(ports: BillingPorts): AccountPlans {
  return {
    plansOf: (account) => plansOf(ports, account),

    async endSubscriptions(account) {
      // First the checkout: a payment made there until now becomes a subscription that must be ended.
      await abandonWaiting(ports, account);
      await endSubscriptions(ports, account);
    },

    detachBooks: (person) => detachBooks(ports, person),
  };
}
