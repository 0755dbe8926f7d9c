import type { OrderView } from '@octavo/contract/billing';
import type { Locale } from '@octavo/i18n/locales';
import { ask, read, send } from './ask.ts';

/** State of an order, as its provider reports it now. */
export async function checkPay(id: string, signal: AbortSignal): Promise<OrderView> {
  return read(await ask(`/orders/${id}`, { signal }));
}

/** Address of the page where the user changes their card; null when there is none. */
export function openPortal(locale: Locale): Promise<{ readonly url: string | null }> {
  return send('POST', `/subscription/portal?lang=${locale}`);
}
