import type { LinkRequest, SignedIn } from '@octavo/contract/session';
import type { Locale } from '@octavo/i18n/locales';
import { call } from './call.ts';

/** Requests a login link by email, in the language of the page. */
export async function orderLink(order: LinkRequest, locale: Locale): Promise<void> {
  await call('POST', '/session/link', { body: order, locale });
}

/** Logs in with the token of a link, which works once. */
export function redeemLink(token: string): Promise<SignedIn> {
  return call('POST', '/session/link/use', { body: { token } });
}

export function endSession(): Promise<void> {
  return call('DELETE', '/session', {});
}
