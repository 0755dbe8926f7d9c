import type { AccountView, BrowserSession } from '@octavo/contract/account';
import type { PlanProduct, PlanQuote, SubscriptionRead } from '@octavo/contract/billing';
import { type Plan, processPlans } from '@octavo/domain/billing/plans';
import { type LeavingWords, leavingWords } from '@octavo/i18n/leaving';
import type { LoaderFunctionArgs } from 'react-router';
import { askApi, callApi, localeOfPage, requirePerson } from '../../session/session.server.ts';

export interface AccountPage extends SubscriptionRead {
  readonly hasPro: boolean;
  readonly account: AccountView;
  /** Plan of the subscription; null without one. */
  readonly plan: Plan | null;
  /** Plan paid for earlier, which runs until `plan` begins; null when `plan` itself is running. */
  readonly running: Plan | null;
  /**
   * Plan of an order whose payment is not confirmed yet; null without such an order, or when its plan is no
   * longer known.
   */
  readonly waitingPlan: Plan | null;
  /** Plan of the refundable payment; null when it is not known. */
  readonly paidPlan: Plan | null;
  /** Other plans of the same product, in the same currency, that the user can change to. */
  readonly others: readonly Plan[];
  /**
   * Date on which a plan ordered now would begin; null without a plan, and when none can be ordered beside
   * the present one.
   */
  readonly startsAt: string | null;
  /** Quotes for changing to each other plan now; null until the user requests them. */
  readonly offers: Offers | null;
  readonly sessions: readonly BrowserSession[];
  /** Data that outlives the account, as text. */
  readonly stays: LeavingWords['stays'];
}

export interface Offers {
  readonly quotes: readonly PlanQuote[];
  /** Reason the provider returned no quotes; null when it did. */
  readonly problem: string | null;
}

export async function loadAccount(given: LoaderFunctionArgs): Promise<AccountPage> {
  const { hasPro } = requirePerson(given);
  const [account, read, { sessions }, { products, startsAt }] = await Promise.all([
    askApi(given, '/account', {}),
    askApi(given, '/subscription', {}),
    askApi(given, '/account/sessions', {}),
    askApi(given, '/plans', {}),
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

/** Only on demand: the provider is queried for every plan. */
async function askOffers(given: LoaderFunctionArgs): Promise<Offers> {
  const result = await callApi(given, 'GET', '/subscription/quotes', {});

  return result.done
    ? { quotes: result.value.quotes, problem: null }
    : { quotes: [], problem: result.detail };
}
