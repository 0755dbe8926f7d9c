import { type Currency, type PaymentType, type PlansView, productTypes } from '@octavo/contract/billing';
import { type Plan, processPlans, withoutTrial } from '@octavo/domain/billing/plans';
import type { LoaderFunctionArgs } from 'react-router';
import { resolveChannel } from '../session/channel.ts';
import { askApi, localeOfPage } from '../session/session.server.ts';
import { arrange, choose, variantOf } from './variants.ts';

/** Plans and payment methods on offer, as this visitor's pricing page shows them. */
export interface PricingOffer {
  readonly variant: string;
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

/**
 * Reads currency, type and plan from `searchParams`: those of the requested page, or of a page it leads to.
 */
export async function offerFor(
  given: LoaderFunctionArgs,
  searchParams = new URL(given.request.url).searchParams,
): Promise<PricingOffer> {
  const view = await askApi(given, '/plans', {});
  const variant = variantOf(resolveChannel(`?${searchParams}`, given.request.headers.get('cookie')));
  const usual = localeOfPage(given.request) === 'fr' ? 'EUR' : 'USD';
  const currency =
    view.currencies.find((code) => code === searchParams.get('currency')) ??
    view.currencies.find((code) => code === usual) ??
    view.currencies[0] ??
    usual;
  const asked = productTypes.find((type) => type === searchParams.get('type')?.toUpperCase()) ?? null;
  const products = view.products
    .filter(({ businessType, billing_cycles }) => businessType === 'pro' && isIn(currency, billing_cycles))
    .map((product) => (view.trialUsed || view.startsAt !== null ? withoutTrial(product) : product));

  return {
    variant: variant.name,
    currency,
    currencies: view.currencies,
    plans: arrange(
      choose(processPlans(products, asked ?? variant.chosen), searchParams.get('plan')),
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
