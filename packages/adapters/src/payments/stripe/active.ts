import type { Stripe } from 'stripe';
import { ask, askFor, idOf } from './client.ts';
import { isOnce } from './once.ts';

const pageLength = 100;

/**
 * Subscriptions of an installation that have not ended. Plans paid once cause no further charge and are not
 * listed.
 */
export async function listActive(stripe: Stripe, installation: string): Promise<string[]> {
  const found: string[] = [];
  let last: string | null = null;

  for (;;) {
    const after: Stripe.SubscriptionListParams = last === null ? {} : { starting_after: last };
    const page = await ask('the subscriptions', () =>
      stripe.subscriptions.list({ limit: pageLength, ...after }),
    );
    found.push(...page.data.filter((one) => isActive(one, installation)).map(({ id }) => id));
    last = page.data.at(-1)?.id ?? null;

    if (!page.has_more || last === null) {
      return found;
    }
  }
}

function isActive({ status, metadata }: Stripe.Subscription, installation: string): boolean {
  return metadata['installation'] === installation && !['incomplete', 'incomplete_expired'].includes(status);
}

/**
 * Deletes the customer data that Stripe stores for us: name, address, cards. Payments stay in Stripe's books.
 */
export async function forgetPerson(stripe: Stripe, reference: string): Promise<void> {
  const bought = isOnce(reference)
    ? await askFor('a payment', () => stripe.paymentIntents.retrieve(reference))
    : await askFor('a subscription', () => stripe.subscriptions.retrieve(reference));
  const customer = idOf(bought?.customer);

  if (customer !== null) {
    await askFor('the end of a customer', () => stripe.customers.del(customer));
  }
}
