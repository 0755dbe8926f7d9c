import { linkSeconds } from '@octavo/contract/limits';
import { createCookie, type LoaderFunctionArgs } from 'react-router';
import { originOf } from '../../shell/origin.server.ts';

/** Holds the path of an order; scripts cannot read it, and forms of other sites can neither send nor set it. */
const cookie = createCookie('order', { path: '/', httpOnly: true, sameSite: 'lax', maxAge: linkSeconds });

type Given = Pick<LoaderFunctionArgs, 'request' | 'context'>;

/**
 * Value of `Set-Cookie` that keeps the order whose button a visitor has pressed, while a login link is valid: once the
 * visitor is logged in, the page that orders it needs no second press.
 */
export function keepPressedOrder(given: Given, path: string): Promise<string> {
  return cookie.serialize(path, { secure: isSecure(given) });
}

/** True when the button of the order with this path was pressed in this browser. */
export async function isPressedOrder({ request }: Given, path: string): Promise<boolean> {
  return (await cookie.parse(request.headers.get('Cookie'))) === path;
}

/** Value of `Set-Cookie` that forgets the order. */
export function forgetPressedOrder(given: Given): Promise<string> {
  return cookie.serialize('', { secure: isSecure(given), maxAge: 0 });
}

function isSecure(given: Given): boolean {
  return originOf(given).startsWith('https:');
}
