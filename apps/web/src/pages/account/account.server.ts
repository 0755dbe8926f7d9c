import type { AccountView, BrowserSession } from '@octavo/contract/account';
import type {
  PlanProduct,
  PlanQuote,
  PlanQuotes,
  PlansView,
  SubscriptionRead,
} from '@octavo/contract/billing';
import { type Plan, processPlans } from '@octavo/domain/billing/plans';
import { type LeavingWords, leavingWords } from '@octavo/i18n/leaving';
import type { LoaderFunctionArgs } from 'react-router';
import { askApi, callApi, localeOfPage, requirePerson } from '../../session/session.server.ts';

export interface AccountPage extends SubscriptionRead {
  readonly hasPro: boolean;
  readonly account: AccountView;
  /** The plan as pages show it; null without one. */
  readonly plan: Plan | null;
  /** What was paid for before and runs first; null where the plan itself runs. */
  readonly running: Plan | null;
  /** What was ordered and may be paid by now; null where nothing was, or the plan is not known any more. */
  readonly waitingPlan: Plan | null;
  /** What the money was paid for that can be asked back; null where that is not known. */
  readonly paidPlan: Plan | null;
  /** Plans of the same product that could be had instead. */
  readonly others: readonly Plan[];
  /** When a plan ordered now would begin; null where none can be ordered beside this one, and without one. */
  readonly startsAt: string | null;
  /** What each other plan would mean now; null until somebody asks for it. */
  readonly offers: Offers | null;
  readonly sessions: readonly BrowserSession[];
  /** What outlives the account, in words. */
  readonly stays: LeavingWords['stays'];
}

export interface Offers {
  readonly quotes: readonly PlanQuote[];
  /** Why the provider did not say; null when it did. */
  readonly problem: string | null;
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
  const plan = planOf(product);
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
    running: planOf(read.subscription?.before?.plan ?? null),
    waitingPlan: planOf(read.waiting?.plan ?? null),
    paidPlan: planOf(read.subscription?.refundOffer?.plan ?? null),
    others: others.filter(({ id }) => id !== plan?.id),
    startsAt,
    offers:
      read.subscription !== null && given.url.searchParams.has('change') ? await askOffers(given) : null,
    sessions,
    stays: leavingWords(localeOfPage(given.request)).stays,
  };
}

function planOf(product: PlanProduct | null): Plan | null {
  return product === null ? null : (processPlans([product])[0] ?? null);
}

/** Only on demand: providers are asked for every plan. */
async function askOffers(given: LoaderFunctionArgs): Promise<Offers> {
  const result = await callApi<PlanQuotes>(given, 'GET', '/subscription/quotes');

  return result.done
    ? { quotes: result.value.quotes, problem: null }
    : { quotes: [], problem: result.detail };
}
