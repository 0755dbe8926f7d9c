import type { Account } from '@octavo/domain/account/account';
import { endSubscriptions } from '@octavo/domain/billing/change-mind';
import { planIn } from '@octavo/domain/billing/plan-book';
import type { KeptSubscription } from '@octavo/domain/billing/ports';
import { isPaidFor, runsBefore } from '@octavo/domain/billing/subscription';
import { addressIn } from '@octavo/i18n/address';
import { locales } from '@octavo/i18n/locales';
import { composeLetter } from '@octavo/i18n/mail/compose-letter';
import { endedLetter } from '@octavo/i18n/mail/ended-letter';
import { productName } from '@octavo/i18n/product-name';
import type { AdminPorts } from './command.ts';
import { lineOfPayment } from './money-lines.ts';

/** Ends everything, tells who paid for it, and reminds the operator of the money that stays. */
export async function endPlans(ports: AdminPorts, account: Account): Promise<string> {
  const { subscriptions } = ports.billing;
  const living = (await subscriptions.of(account.id)).filter(({ state }) => state !== 'ended');
  const paidFor = living.filter(isPaidFor);
  const count = await endSubscriptions(ports.billing, account.id);

  for (const subscription of paidFor) {
    await tell(ports, account, subscription);
  }

  const payments = (await subscriptions.paymentsOf(account.id)).filter(
    ({ subscription, state, amountMinor }) =>
      amountMinor > 0 && state === 'paid' && paidFor.some(({ id }) => id === subscription),
  );
  const stays =
    'what was paid stays paid, until it is asked back and granted, or given back at the provider:';

  return [
    `${account.email}: ${count} ended`,
    ...(payments.length === 0 ? [] : [stays, ...payments.map(lineOfPayment)]),
  ].join('\n');
}

async function tell(
  { billing, clock, letters, origin }: AdminPorts,
  account: Account,
  subscription: KeptSubscription,
): Promise<void> {
  const now = clock.now();
  const locale = locales.find((known) => known === account.locale) ?? locales[0];
  const { id, plan, currency } = subscription;
  // One that was to follow has not begun: what ended is the plan that ran.
  const running = runsBefore(subscription, now)?.from ?? plan;
  const product = planIn(billing.plans, running, currency);
  const text = endedLetter(locale, {
    plan: product === null ? null : productName(locale, product),
    at: now,
    url: `${origin}${addressIn(locale, '/account')}`,
  });
  const message = composeLetter(locale, text);
  await letters.add({ recipient: account.email, message, occasion: `ended:${id}`, usefulUntil: null }, now);
}
