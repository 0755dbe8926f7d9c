import { planName } from '@octavo/i18n/plan-names';
import type { LoaderFunctionArgs } from 'react-router';
import { offerFor, type PricingOffer } from '../offer/offer.server.ts';
import { sessionContext } from '../server-context.ts';
import { localeOfPage } from '../session/session.server.ts';
import type { PlanPrice } from './prices.ts';

/** Prices of the plans, for search engines; null when nothing is sold because access is open. */
export async function pricesFor(given: LoaderFunctionArgs): Promise<readonly PlanPrice[] | null> {
  return given.context.get(sessionContext).access === 'open' ? null : pricesOf(given, await offerFor(given));
}

/** Prices of an offer that the page has already loaded. */
export function pricesOf(given: LoaderFunctionArgs, { plans }: PricingOffer): PlanPrice[] {
  const locale = localeOfPage(given.request);

  return plans.map(({ businessType, productType, regularPrice, currency }) => ({
    name: planName(locale, businessType, productType),
    value: regularPrice,
    currency,
    period: productType,
  }));
}
