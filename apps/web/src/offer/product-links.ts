import type { BusinessType, PlanProduct } from '@octavo/contract/billing';

/** Names of products in addresses; the first is the usual one. */
const names: Readonly<Record<BusinessType, string>> = { pro: 'pro', ai_pdf_single: 'ai-pdf' };
// The list of the contract would bring its schemas into the browser.
const products = Object.keys(names) as BusinessType[];

/** The query with another product; a plan that was chosen of the present one is dropped. */
export function withProduct(search: string | URLSearchParams, product: BusinessType): URLSearchParams {
  const changed = new URLSearchParams(search);
  changed.delete('plan');
  changed.set('product', names[product]);

  return changed;
}

/** Product that a query names, also by one of its plans; Pro by default, and the other one when only that is sold. */
export function productIn(search: URLSearchParams, sold: readonly PlanProduct[]): BusinessType {
  const planned = sold.find(({ id }) => id === search.get('plan'))?.businessType;
  const named = products.find((product) => names[product] === search.get('product'));
  const wanted = planned ?? named ?? 'pro';
  const isSold = (product: BusinessType) => sold.some(({ businessType }) => businessType === product);

  return isSold(wanted) ? wanted : (products.find(isSold) ?? 'pro');
}
