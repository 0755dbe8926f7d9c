import { Failure } from '@octavo/contract/failures';
import { hasPro } from '@octavo/domain/access/viewer';
import { type Account, accountStatusOf } from '@octavo/domain/account/account';
import { isPaidOnce } from '@octavo/domain/billing/periods';
import { planIn } from '@octavo/domain/billing/plan-book';
import type { BillingPorts } from '@octavo/domain/billing/ports';
import type { Locale } from '@octavo/i18n/locales';
import { grantPlan } from '../billing/grant-plan.ts';
import type { ApplicationPorts } from '../ports.ts';
import { openAccount } from './open-account.ts';

/** Address of the user with Pro on a server that shows its emails; no mail reaches this domain (RFC 2606). */
export const demoEmail = 'demo@octavo.example';

type DemoPorts = Pick<ApplicationPorts, 'clock' | 'accounts' | 'ids' | 'pseudonyms' | 'accountPlans'> & {
  readonly billing: BillingPorts;
};

/**
 * Returns the demo user, with Pro for life, and opens the account if there is none.
 *
 * @throws Failure `not-offered` when no plan of Pro is configured.
 */
export async function openDemoUser(ports: DemoPorts, locale: Locale, origin: string): Promise<Account> {
  const { account } = await openAccount(ports, { email: demoEmail, name: 'Demo', locale }, origin);
  const { pro } = await ports.accountPlans.plansOf(account.id);

  if (!hasPro({ accountStatus: accountStatusOf(account, pro, ports.clock.now()) })) {
    const { plans: book } = ports.billing;
    const [currency = 'USD'] = book.currencies;
    const plans = book.plans
      .flatMap(({ id }) => planIn(book, id, currency) ?? [])
      .filter(({ businessType }) => businessType === 'pro');
    const plan = plans.find(isPaidOnce) ?? plans[0];

    if (plan === undefined) {
      throw new Failure('not-offered');
    }

    await grantPlan(ports.billing, account.id, plan.id, null);
  }

  return account;
}
