import type { LinkOrder, SignedIn } from '@octavo/contract/session';
import type { Locale } from '@octavo/i18n/locales';
import { send } from './ask.ts';

/** Requests a login link by email, in the language of the page. */
export function orderLink(order: LinkOrder, locale: Locale): Promise<void> {
  return send('POST', `/session/link?lang=${locale}`, order);
}

/** Logs in with the token of a link, which works once. */
export function redeemLink(token: string): Promise<SignedIn> {
  return send('POST', '/session/link/use', { token });
}

export function endSession(): Promise<void> {
  return send('DELETE', '/session');
}
