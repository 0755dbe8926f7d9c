import type { AccountView, BrowserSession } from '@octavo/contract/account';
import type { PlanProduct, PlanQuote, SubscriptionRead } from '@octavo/contract/billing';
import { type Plan, processPlans } from '@octavo/domain/billing/plans';
import { type LeavingWords, leavingWords } from '@octavo/i18n/leaving';
import type { Locale } from '@octavo/i18n/locales';
import { planName, productLabel } from '@octavo/i18n/plan-names';
import { pricingWords } from '@octavo/i18n/pricing';
import type { LoaderFunctionArgs } from 'react-router';
import { askApi, callApi, localeOfPage, requirePerson } from '../../session/session.server.ts';

export interface AccountPage extends SubscriptionRead {
  readonly hasPro: boolean;
  readonly hasAssistantPlan: boolean;
  /** Status of the shown plan; of the account, when there is none or it is over. */
  readonly status: AccountView['accountStatus'];
  readonly account: AccountView;
  /** Plan of the subscription; null without one. */
  readonly plan: Plan | null;
  /** Plan paid for earlier, which runs until `plan` begins; null when `plan` itself is running. */
  readonly running: Plan | null;
  /** Short name of the product that the user has, or had last. */
  readonly product: string;
  /** Name of `plan` when it is of another product than `running`; null otherwise. */
  readonly nextName: string | null;
  /**
   * Name of the plan of an order whose payment is not confirmed yet; null without such an order, or when its plan is
   * no longer known.
   */
  readonly waitingPlan: string | null;
  /** Name of the plan of the refundable payment; null when it is not known. */
  readonly paidPlan: string | null;
  /** Other plans in the same currency that the user can change to: of the same product, and of Pro. */
  readonly others: readonly OtherPlan[];
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

export interface OtherPlan extends Plan {
  /** Length of its period; with the product where plans of another one stand beside it. */
  readonly name: string;
}

export interface Offers {
  readonly quotes: readonly PlanQuote[];
  /** Reason the provider returned no quotes; null when it did. */
  readonly problem: string | null;
}

export async function loadAccount(given: LoaderFunctionArgs): Promise<AccountPage> {
  const { hasPro, hasAssistantPlan } = requirePerson(given);
  const [account, read, { sessions }, { products, startsAt }] = await Promise.all([
    askApi(given, '/account', {}),
    askApi(given, '/subscription', {}),
    askApi(given, '/account/sessions', {}),
    askApi(given, '/plans', {}),
  ]);
  const { subscription } = read;
  const locale = localeOfPage(given.request);
  const plan = planOf(subscription?.plan ?? null);
  const running = planOf(subscription?.before?.plan ?? null);
  const isOneProduct = (subscription?.product ?? 'pro') === 'pro';
  const others = processPlans(
    products.filter(
      ({ businessType, billing_cycles }) =>
        (businessType === 'pro' || businessType === subscription?.product) &&
        billing_cycles.some((cycle) => cycle.pricing_scheme.fixed_price.currency_code === plan?.currency),
    ),
  );

  return {
    ...read,
    hasPro,
    hasAssistantPlan,
    status: statusOf(subscription, account),
    account,
    plan,
    running,
    product: productLabel(locale, subscription?.product ?? 'pro'),
    nextName: plan?.businessType === running?.businessType ? null : nameOf(locale, plan),
    waitingPlan: nameOf(locale, planOf(read.waiting?.plan ?? null)),
    paidPlan: nameOf(locale, planOf(subscription?.refundOffer?.plan ?? null)),
    others: others
      .filter(({ id }) => id !== plan?.id)
      .map((other) => ({
        ...other,
        name: isOneProduct
          ? pricingWords(locale).plan[other.productType]
          : (nameOf(locale, other) ?? other.id),
      })),
    startsAt,
    offers: subscription !== null && given.url.searchParams.has('change') ? await askOffers(given) : null,
    sessions,
    stays: leavingWords(locale).stays,
  };
}

/** The status of the account is that of Pro, so a plan of another product has its own. */
function statusOf(
  subscription: SubscriptionRead['subscription'],
  account: AccountView,
): AccountPage['status'] {
  const isOwn =
    subscription !== null &&
    subscription.product !== 'pro' &&
    subscription.overSince === null &&
    subscription.state !== 'pending';

  return isOwn ? subscription.accountStatus : account.accountStatus;
}

function planOf(product: PlanProduct | null): Plan | null {
  return product === null ? null : (processPlans([product])[0] ?? null);
}

function nameOf(locale: Locale, plan: Plan | null): string | null {
  return plan === null ? null : planName(locale, plan.businessType, plan.productType);
}

/** Only on demand: the provider is queried for every plan. */
async function askOffers(given: LoaderFunctionArgs): Promise<Offers> {
  const result = await callApi(given, 'GET', '/subscription/quotes', {});

  return result.done
    ? { quotes: result.value.quotes, problem: null }
    : { quotes: [], problem: result.detail };
}
