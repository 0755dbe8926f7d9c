import type { BusinessType, ProductType } from '@octavo/contract/billing';
import type { Locale } from './locales.ts';

const products: Readonly<Record<Locale, Readonly<Record<BusinessType, string>>>> = {
  en: { pro: 'Pro', ai_pdf_single: 'AI PDF' },
  fr: { pro: 'Pro', ai_pdf_single: 'IA PDF' },
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

/** `Pro`: short name of a product within sentences. */
export function productLabel(locale: Locale, product: BusinessType): string {
  return products[locale][product];
}

/** `Octavo Pro, yearly`: name of a plan on receipts and payment pages. */
export function planName(locale: Locale, product: BusinessType, type: ProductType): string {
  return `Octavo ${products[locale][product]}${suffixes[locale][type]}`;
}
