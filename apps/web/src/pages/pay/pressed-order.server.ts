import { linkSeconds } from '@octavo/contract/limits';
import { createCookie, type LoaderFunctionArgs } from 'react-router';
import { originOf } from '../../shell/origin.server.ts';

type Given = Pick<LoaderFunctionArgs, 'request' | 'context'>;

/**
 * Value of `Set-Cookie` that keeps the order whose button a visitor has pressed, while a login link is valid: once the
 * visitor is logged in, the page that orders it needs no second press.
 */
export function keepPressedOrder(given: Given, path: string): Promise<string> {
  return cookieFor(given).serialize(path);
}

/** True when the button of the order with this path was pressed in this browser. */
export async function isPressedOrder(given: Given, path: string): Promise<boolean> {
  return (await cookieFor(given).parse(given.request.headers.get('Cookie'))) === path;
}

/** Value of `Set-Cookie` that forgets the order. */
export function forgetPressedOrder(given: Given): Promise<string> {
  return cookieFor(given).serialize('', { maxAge: 0 });
}

/**
 * Cookie with the path of an order, which scripts cannot read. Other sites cannot set it; with its prefix (RFC 6265bis,
 * 4.1.3.2), neither can another host of the same domain.
 */
function cookieFor(given: Given) {
  const secure = originOf(given).startsWith('https:');

  return createCookie(secure ? '__Host-order' : 'order', {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    maxAge: linkSeconds,
    secure,
  });
}
