import {
  type Currency,
  type PlanProduct,
  type ProductType,
  productTypeOf,
  productTypes,
} from '@octavo/contract/billing';
import { minorUnits } from './money.ts';
import { type Frequency, regularCycle, trialCycle } from './periods.ts';

/** A plan as pages show it, with its prices and choices. */
export interface Plan {
  readonly id: string;
  readonly businessType: PlanProduct['businessType'];
  readonly productType: ProductType;
  readonly currency: Currency;
  /** Frequency of the charge and its amount: `8.99`. */
  readonly frequency: Frequency;
  readonly regularPrice: string;
  /** First charge: the price of the trial if there is one. */
  readonly fixed_price: string;
  /** Length and price of its trial; null without one. */
  readonly frequencyFree: Frequency | null;
  readonly trialPrice: string | null;
  /** Days of the trial, 0 without one. */
  readonly trialDay: number;
  /** Rounded price per month in minor units; null for a plan that is paid once. */
  readonly monthlyMinor: number | null;
  /**
   * Percent saved compared with the monthly plan over the same months, rounded down; 0 when there is nothing
   * to compare.
   */
  readonly percentOff: number;
  /** True when the assistant is part of it. */
  readonly aiChecked: boolean;
  /** True once the user has ticked it. */
  readonly checked: boolean;
  /** True for the plan that is chosen when the page opens. */
  readonly active: boolean;
}

const daysOf = { DAY: 1, MONTH: 30, YEAR: 365, FOREVER: 0 } as const;

/**
 * Converts products of one currency to plans in display order, and preselects the one of the requested type
 * if there is one.
 */
export function processPlans(products: readonly PlanProduct[], requested: ProductType | null = null): Plan[] {
  const plans = products.map(planOf).sort((one, other) => rankOf(one) - rankOf(other));
  const chosen =
    plans.find(({ productType }) => productType === requested) ??
    plans.find(({ productType }) => productType === 'QUARTERLY') ??
    plans.find(({ productType }) => productType === 'YEAR');

  return plans.map((plan) => ({
    ...plan,
    percentOff: percentOff(plan, plans),
    active: plan.id === chosen?.id,
  }));
}

function planOf(product: PlanProduct): Plan {
  const regular = regularCycle(product);
  const trial = trialCycle(product);
  const regularPrice = regular.pricing_scheme.fixed_price;
  const trialPrice = trial?.pricing_scheme.fixed_price.value ?? null;
  const months = monthsOf(regular.frequency);

  return {
    id: product.id,
    businessType: product.businessType,
    productType: productTypeOf(regular.frequency),
    currency: regularPrice.currency_code,
    frequency: regular.frequency,
    regularPrice: regularPrice.value,
    fixed_price: trialPrice ?? regularPrice.value,
    frequencyFree: trial?.frequency ?? null,
    trialPrice,
    trialDay: trial === null ? 0 : trial.frequency.interval_count * daysOf[trial.frequency.interval_unit],
    monthlyMinor: months === null ? null : Math.round(minorUnits(regularPrice.value) / months),
    percentOff: 0,
    aiChecked: product.businessType !== 'ai_pdf_single',
    checked: false,
    active: false,
  };
}

function rankOf({ productType }: Plan): number {
  return productTypes.indexOf(productType);
}

/** Percent saved compared with the monthly price of the same product. */
function percentOff(plan: Plan, plans: readonly Plan[]): number {
  const monthly = plans.find(
    ({ businessType, productType }) => businessType === plan.businessType && productType === 'MONTH',
  );
  const months = monthsOf(plan.frequency);

  if (monthly === undefined || months === null) {
    return 0;
  }

  const whole = minorUnits(monthly.regularPrice) * months;

  return Math.max(0, Math.floor(((whole - minorUnits(plan.regularPrice)) * 100) / whole));
}

/** Months of one period; null for periods that are not made of months. */
function monthsOf({ interval_unit, interval_count }: Frequency): number | null {
  if (interval_unit === 'MONTH') {
    return interval_count;
  }

  return interval_unit === 'YEAR' ? interval_count * 12 : null;
}

/** The plan without its trial, for users who have already had it. */
export function withoutTrial(product: PlanProduct): PlanProduct {
  return {
    ...product,
    billing_cycles: product.billing_cycles.filter(({ tenure_type }) => tenure_type !== 'TRIAL'),
  };
}
