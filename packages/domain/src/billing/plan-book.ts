import type { BusinessType, Currency, PlanProduct } from '@octavo/contract/billing';
import { regularCycle } from './periods.ts';

/** The operator's configuration of plans, currencies and exchange rate. */
export interface PlanBook {
  readonly currencies: readonly Currency[];
  /** Euros for one dollar, for comparisons only. */
  readonly exchangeRate: number;
  readonly plans: readonly PricedPlan[];
}

/** A plan as a product in every currency of the book. */
interface PricedPlan {
  readonly id: string;
  /** False for plans that can no longer, or not yet, be ordered; existing subscribers keep them. */
  readonly isOffered: boolean;
  readonly products: readonly PlanProduct[];
}

/** The plan in a currency, offered or not; null for one that is not in the book. */
export function planIn(book: PlanBook, id: string, currency: string): PlanProduct | null {
  const priced = book.plans.find((plan) => plan.id === id);

  return priced?.products.find((product) => currencyOf(product) === currency) ?? null;
}

/** The plan in a currency if it can be ordered. */
export function offeredPlan(book: PlanBook, id: string, currency: string): PlanProduct | null {
  return offeredPlans(book).find((plan) => plan.id === id && currencyOf(plan) === currency) ?? null;
}

/** Everything that can be ordered, in every currency. */
export function offeredPlans(book: PlanBook): PlanProduct[] {
  return book.plans.filter(({ isOffered }) => isOffered).flatMap(({ products }) => products);
}

/** Product that a plan sells. A plan that is no longer configured counts as Pro, the first product on sale. */
export function productSold({ plans }: PlanBook, id: string): BusinessType {
  return plans.find((plan) => plan.id === id)?.products[0]?.businessType ?? 'pro';
}

/**
 * True when a plan may replace an active one: both of one product, or Pro, which includes all others. Down from
 * Pro, the paid period has to end first.
 */
export function mayReplace(book: PlanBook, active: string, next: string): boolean {
  const product = productSold(book, next);

  return product === 'pro' || product === productSold(book, active);
}

function currencyOf(product: PlanProduct): Currency {
  return regularCycle(product).pricing_scheme.fixed_price.currency_code;
}
