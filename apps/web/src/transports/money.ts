import type { OrderRequest, OrderView } from '@octavo/contract/billing';
import type { Locale } from '@octavo/i18n/locales';
import { ask, read, send } from './ask.ts';

/** Orders a plan; where to pay for it is in the answer. */
export function orderPlan(order: OrderRequest, locale: Locale): Promise<OrderView> {
  return send('POST', `/orders?lang=${locale}`, order);
}

/** How an order stands, as its provider sees it now. */
export async function checkPay(id: string, signal: AbortSignal): Promise<OrderView> {
  return read(await ask(`/orders/${id}`, { signal }));
}

/** Where the person changes their card; null where there is no such page. */
export function openPortal(locale: Locale): Promise<{ readonly url: string | null }> {
  return send('POST', `/subscription/portal?lang=${locale}`);
}
