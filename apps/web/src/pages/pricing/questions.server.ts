import { cancelBeforeSeconds, refundDays, trialDays, withdrawalDays } from '@octavo/contract/limits';
import { trialNoticeDays, yearlyNoticeDays } from '@octavo/domain/billing/due-emails';
import { formatDays, formatDuration } from '@octavo/i18n/format';
import type { Locale } from '@octavo/i18n/locales';
import { fill } from '@octavo/i18n/placeholders';
import { productLabel } from '@octavo/i18n/plan-names';
import { pricingQuestions } from '@octavo/i18n/pricing-questions';
import type { PricingOffer } from '../../offer/offer.server.ts';

/** Questions that users ask before paying, with answers that match what is on sale; none when nothing is. */
export function questionsAbout(locale: Locale, { plans, paymentTypes, product }: PricingOffer) {
  const { heading, asked } = pricingQuestions(locale);
  const planTrialDays = Math.max(0, ...plans.map(({ trialDay }) => trialDay));
  const isSold = plans.length > 0 && paymentTypes.length > 0;
  const facts = {
    product: productLabel(locale, product),
    signInTrial: formatDays(locale, trialDays),
    planTrial: formatDays(locale, planTrialDays),
    cancelBefore: formatDuration(locale, cancelBeforeSeconds),
    trialNotice: formatDays(locale, trialNoticeDays),
    yearlyNotice: formatDays(locale, yearlyNoticeDays),
    refundPeriod: formatDays(locale, refundDays),
    withdrawal: formatDays(locale, withdrawalDays),
  };
  const result = [
    product === 'pro' ? asked.card : asked.assistant,
    planTrialDays > 0 ? asked.trial : null,
    asked.cancelling,
    asked.renewal,
    asked.changing,
    asked.refundPolicy,
    paymentTypes.some((type) => type !== 'sandbox') ? asked.provider : null,
  ];

  return {
    heading,
    answers: (isSold ? result : [])
      .filter((question) => question !== null)
      .map(({ ask, answer }) => ({ ask, answer: fill(answer, facts) })),
  };
}
