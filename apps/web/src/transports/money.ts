import type { OrderView } from '@octavo/contract/billing';
import type { Locale } from '@octavo/i18n/locales';
import { call } from './call.ts';

/** State of an order, as its provider reports it now. */
export function checkPay(id: string, signal: AbortSignal): Promise<OrderView> {
  return call('GET', '/orders/{id}', { path: { id }, signal });
}

/** Address of the page where the user changes their card; null when there is none. */
export function openPortal(locale: Locale): Promise<{ readonly url: string | null }> {
  return call('POST', '/subscription/portal', { locale });
}
