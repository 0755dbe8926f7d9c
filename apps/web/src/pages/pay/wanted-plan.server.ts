import { formatDays, formatMoney } from '@octavo/i18n/format';
import { fill } from '@octavo/i18n/placeholders';
import { planName } from '@octavo/i18n/plan-names';
import { pricingWords } from '@octavo/i18n/pricing';
import type { LoaderFunctionArgs } from 'react-router';
import { chosenOffer } from '../../offer/offer.server.ts';
import { localeOfPage } from '../../session/session.server.ts';
import { barePath } from '../../shell/address.ts';

/** Plan that the user chose before being asked to log in, as text. */
export interface WantedPlan {
  readonly name: string;
  /** Price, and the trial before it: a trial is only known to be available after login. */
  readonly price: string;
}

/** The plan that a path of this site leads to paying for; null for any other path, and for a plan that is not sold. */
export async function wantedPlan(given: LoaderFunctionArgs, next: string): Promise<WantedPlan | null> {
  const address = new URL(next, given.request.url);

  if (!['/pay-fwd', '/pay-paypal'].includes(barePath(address.pathname))) {
    return null;
  }

  const { searchParams } = address;
  const { plans } = await chosenOffer(given, searchParams);
  const plan = plans.find(({ id }) => id === searchParams.get('plan'));

  if (plan === undefined) {
    return null;
  }

  const locale = localeOfPage(given.request);
  const { wanted, period } = pricingWords(locale);
  const hasTrial = plan.trialDay > 0 && searchParams.get('trial') !== '0';
  const renewing = hasTrial ? wanted.trial : wanted.pay;

  return {
    name: planName(locale, plan.businessType, plan.productType),
    price: fill(plan.productType === 'FOREVER' ? wanted.forever : renewing, {
      price: formatMoney(locale, plan.regularPrice, plan.currency),
      period: period[plan.productType],
      trial: formatDays(locale, plan.trialDay),
    }),
  };
}
