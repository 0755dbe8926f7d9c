import type { PlanProduct, ProductType } from '@octavo/contract/billing';
import type { Locale } from './locales.ts';

const products: Readonly<Record<PlanProduct['businessType'], string>> = {
  pro: 'Octavo Pro',
  ai_pdf_single: 'Octavo AI PDF',
};

const suffixes: Readonly<Record<Locale, Readonly<Record<ProductType, string>>>> = {
  en: { MONTH: ', monthly', QUARTERLY: ', quarterly', YEAR: ', yearly', FOREVER: ', for life' },
  // Within a sentence, a comma would need a second one after the name; parentheses do not.
  fr: {
    MONTH: ' (formule mensuelle)',
    QUARTERLY: ' (formule trimestrielle)',
    YEAR: ' (formule annuelle)',
    FOREVER: ' (formule à vie)',
  },
};

/** `Octavo Pro, yearly`: name of a plan on receipts and payment pages. */
export function planName(locale: Locale, product: PlanProduct['businessType'], type: ProductType): string {
  return `${products[product]}${suffixes[locale][type]}`;
}
