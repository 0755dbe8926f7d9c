import type { Currency, ProductType } from '@octavo/contract/billing';
import { addressIn } from '../shell/address.ts';
import type { DescribedPage, Thing } from './thing.ts';

/** Price of one plan, as the page itself shows it. */
export interface PlanPrice {
  /** `Octavo Pro, yearly` */
  readonly name: string;
  /** Amount charged once per period: `8.99`. */
  readonly value: string;
  readonly currency: Currency;
  readonly period: ProductType;
}

/** Months that are paid for at once (UN/CEFACT code MON); null for a plan that is paid once. */
const months: Readonly<Record<ProductType, number | null>> = {
  MONTH: 1,
  QUARTERLY: 3,
  YEAR: 12,
  FOREVER: null,
};

/** Plan on offer, with the period that its price covers. */
export function offer(
  { origin, locale }: DescribedPage,
  { name, value, currency, period }: PlanPrice,
): Thing {
  const count = months[period];
  const base = {
    '@type': 'Offer',
    name,
    price: value,
    priceCurrency: currency,
    url: origin + addressIn(locale, '/pricing'),
  };

  return count === null
    ? base
    : {
        ...base,
        category: 'Subscription',
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          price: value,
          priceCurrency: currency,
          referenceQuantity: { '@type': 'QuantitativeValue', value: count, unitCode: 'MON' },
        },
      };
}

/** Offer at no cost, for sites that are open to everyone. */
export function free(): Thing {
  return { '@type': 'Offer', price: '0', priceCurrency: 'USD' };
}
