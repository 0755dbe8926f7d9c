import type { Locale } from '@octavo/i18n/locales';
import { fill } from '@octavo/i18n/placeholders';
import { productLabel } from '@octavo/i18n/plan-names';
import { pricingWords } from '@octavo/i18n/pricing';
import type { CheckedPay } from './use-check-pay.ts';

/** Heading above the outcome of a payment. */
export function outcomeTitle(locale: Locale, { outcome, order }: CheckedPay): string {
  return fill(pricingWords(locale).outcome[outcome], {
    product: productLabel(locale, order?.product ?? 'pro'),
  });
}
