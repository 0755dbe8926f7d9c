import type { PlanProduct } from '@octavo/contract/billing';
import { regularCycle } from '@octavo/domain/billing/periods';
import { productTypeOf } from '@octavo/domain/billing/plans';
import type { Locale } from './locales.ts';
import { planName } from './plan-names.ts';

/** `Octavo Pro, yearly`: name of a product in emails. */
export function productName(locale: Locale, product: PlanProduct): string {
  return planName(locale, product.businessType, productTypeOf(regularCycle(product).frequency));
}
