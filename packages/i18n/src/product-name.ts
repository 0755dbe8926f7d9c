import { type PlanProduct, productTypeOf } from '@octavo/contract/billing';
import { regularCycle } from '@octavo/domain/billing/periods';
import type { Locale } from './locales.ts';
import { planName } from './plan-names.ts';

/** `Octavo Pro, yearly`: name of a product in emails. */
export function productName(locale: Locale, product: PlanProduct): string {
  return planName(locale, product.businessType, productTypeOf(regularCycle(product).frequency));
}
