import type { OrderView } from '@octavo/contract/billing';
import type { Locale } from '@octavo/i18n/locales';
import { ask, read, send } from './ask.ts';

/** How an order stands, as its provider sees it now. */
export async function checkPay(id: string, signal: AbortSignal): Promise<OrderView> {
  return read(await ask(`/orders/${id}`, { signal }));
}

/** Where the person changes their card; null where there is no such page. */
export function openPortal(locale: Locale): Promise<{ readonly url: string | null }> {
  return send('POST', `/subscription/portal?lang=${locale}`);
}
