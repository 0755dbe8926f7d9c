import type { PlanProduct, ProductType } from '@octavo/contract/billing';
import type { Locale } from './locales.ts';

const products: Readonly<Record<PlanProduct['businessType'], string>> = {
  pro: 'Octavo Pro',
  ai_pdf_single: 'Octavo AI PDF',
};

const periods: Readonly<Record<Locale, Readonly<Record<ProductType, string>>>> = {
  en: { MONTH: 'monthly', QUARTERLY: 'quarterly', YEAR: 'yearly', FOREVER: 'for life' },
  fr: { MONTH: 'mensuel', QUARTERLY: 'trimestriel', YEAR: 'annuel', FOREVER: 'à vie' },
};

/** `Octavo Pro, yearly`: a plan as receipts and pages of payment call it. */
export function planName(locale: Locale, product: PlanProduct['businessType'], type: ProductType): string {
  return `${products[product]}, ${periods[locale][type]}`;
}
