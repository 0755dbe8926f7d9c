import type { AccountView, BrowserSession } from '@octavo/contract/account';
import type { PlansView, SubscriptionRead } from '@octavo/contract/billing';
import { type Plan, processPlans } from '@octavo/domain/billing/plans';
import type { LoaderFunctionArgs } from 'react-router';
import { askApi, requirePerson } from '../../session/session.server.ts';

export interface AccountPage extends SubscriptionRead {
  readonly hasPro: boolean;
  readonly account: AccountView;
  /** The plan as pages show it; null without one. */
  readonly plan: Plan | null;
  /** Plans of the same product that could be had instead. */
  readonly others: readonly Plan[];
  /** When a plan ordered now would begin; null where none can be ordered beside this one, and without one. */
  readonly startsAt: string | null;
  readonly sessions: readonly BrowserSession[];
}

export async function loadAccount(given: LoaderFunctionArgs): Promise<AccountPage> {
  const { hasPro } = requirePerson(given);
  const [account, read, { sessions }, { products, startsAt }] = await Promise.all([
    askApi<AccountView>(given, '/account'),
    askApi<SubscriptionRead>(given, '/subscription'),
    askApi<{ sessions: BrowserSession[] }>(given, '/account/sessions'),
    askApi<PlansView>(given, '/plans'),
  ]);
  const product = read.subscription?.plan ?? null;
  const [plan = null] = product === null ? [] : processPlans([product]);
  const others = processPlans(
    products.filter(
      ({ businessType, billing_cycles }) =>
        businessType === product?.businessType &&
        billing_cycles.some((cycle) => cycle.pricing_scheme.fixed_price.currency_code === plan?.currency),
    ),
  );

  return {
    ...read,
    hasPro,
    account,
    plan,
    others: others.filter(({ id }) => id !== plan?.id),
    startsAt,
    sessions,
  };
}
