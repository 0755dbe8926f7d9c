import {
  type BusinessType,
  businessTypes,
  type Currency,
  type PaymentType,
  type PlansView,
  productTypes,
} from '@octavo/contract/billing';
import { type Plan, processPlans, withoutTrial } from '@octavo/domain/billing/plans';
import type { LoaderFunctionArgs } from 'react-router';
import { resolveChannel } from '../session/channel.ts';
import { askApi, localeOfPage } from '../session/session.server.ts';
import { productIn } from './product-links.ts';
import { arrange, preselect, variantOf } from './variants.ts';

/** Plans and payment methods on offer, as this visitor's pricing page shows them. */
export interface PricingOffer {
  readonly variant: string;
  /** Product of the plans. */
  readonly product: BusinessType;
  /** All products on sale. */
  readonly products: readonly BusinessType[];
  readonly currency: Currency;
  readonly currencies: readonly Currency[];
  readonly plans: readonly Plan[];
  readonly paymentTypes: readonly PaymentType[];
  readonly trialUsed: boolean;
  /** Date on which a plan ordered now begins; null for immediately. */
  readonly startsAt: string | null;
  /** Euros per dollar; null when every price exists in both currencies. */
  readonly exchangeRate: number | null;
}

/** Offer of Pro, in the currency that the requested page names. */
export function offerFor(given: LoaderFunctionArgs): Promise<PricingOffer> {
  return offerOf(given, new URL(given.request.url).searchParams, () => 'pro');
}

/**
 * Offer of the product that `searchParams` name, or whose plan they name. They are those of the requested page, or
 * of a page it leads to, and also have currency, type and plan.
 */
export function chosenOffer(
  given: LoaderFunctionArgs,
  searchParams = new URL(given.request.url).searchParams,
): Promise<PricingOffer> {
  return offerOf(given, searchParams, ({ products }) => productIn(searchParams, products));
}

async function offerOf(
  given: LoaderFunctionArgs,
  searchParams: URLSearchParams,
  choose: (view: PlansView) => BusinessType,
): Promise<PricingOffer> {
  const view = await askApi(given, '/plans', {});
  const variant = variantOf(resolveChannel(`?${searchParams}`, given.request.headers.get('cookie')));
  const usual = localeOfPage(given.request) === 'fr' ? 'EUR' : 'USD';
  const currency =
    view.currencies.find((code) => code === searchParams.get('currency')) ??
    view.currencies.find((code) => code === usual) ??
    view.currencies[0] ??
    usual;
  const product = choose(view);
  const asked = productTypes.find((type) => type === searchParams.get('type')?.toUpperCase()) ?? null;
  const sold = view.products.filter(({ billing_cycles }) => isIn(currency, billing_cycles));
  const products = sold
    .filter(({ businessType }) => businessType === product)
    .map((product) => (view.trialUsed || view.startsAt !== null ? withoutTrial(product) : product));

  return {
    variant: variant.name,
    product,
    products: businessTypes.filter((type) => sold.some(({ businessType }) => businessType === type)),
    currency,
    currencies: view.currencies,
    plans: arrange(
      preselect(processPlans(products, asked ?? variant.chosen), searchParams.get('plan')),
      variant,
    ),
    paymentTypes: view.paymentTypes,
    trialUsed: view.trialUsed,
    startsAt: view.startsAt,
    exchangeRate: view.currencies.length > 1 ? null : view.exchangeRate,
  };
}

function isIn(currency: Currency, cycles: PlansView['products'][number]['billing_cycles']): boolean {
  return cycles.every(({ pricing_scheme }) => pricing_scheme.fixed_price.currency_code === currency);
}
