import { free, offer, type PlanPrice } from './prices.ts';
import type { DescribedPage, Thing } from './thing.ts';

/** Octavo or one of its tools, as a web application. Without prices it is free. */
export function software(page: DescribedPage, name: string, prices: readonly PlanPrice[] | null): Thing {
  return {
    '@type': 'WebApplication',
    name,
    url: page.address,
    description: page.description,
    applicationCategory: 'UtilitiesApplication',
    operatingSystem: 'Any',
    offers: prices === null ? [free()] : prices.map((price) => offer(page, price)),
  };
}
