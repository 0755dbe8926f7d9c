import type { FailureCode } from '@octavo/contract/failures';
import type { Problem } from '@octavo/contract/routes/problem';
import type { SessionView } from '@octavo/contract/session';
import type { Locale } from '@octavo/i18n/locales';
import { data, type LoaderFunctionArgs, redirect } from 'react-router';
import { askContext, sessionContext } from '../server-context.ts';
import { addressIn, localeOf } from '../shell/address.ts';

type LoaderContext = Pick<LoaderFunctionArgs, 'request' | 'context'>;

/** With the address of the page, whether the page itself is asked for or its data alone. */
type GivenAt = Pick<LoaderFunctionArgs, 'request' | 'url' | 'context'>;

/** The session of who asks for a page about accounts or money. There are no such pages where access is open. */
export function sessionOf({ context }: Pick<LoaderContext, 'context'>): SessionView {
  const session = context.get(sessionContext);

  if (session.access === 'open') {
    throw data(null, { status: 404 });
  }

  return session;
}

/** The session of somebody who is logged in; anybody else is led to the start. */
export function requirePerson({ request, context }: LoaderContext): SessionView {
  const session = sessionOf({ context });

  if (session.person === null) {
    throw redirect(addressIn(localeOfPage(request), '/'));
  }

  return session;
}

/** What the API answers to who asks for the page. */
export async function askApi<Value>(given: LoaderContext, path: string): Promise<Value> {
  const answer = await reach(given, path);

  if (!answer.ok) {
    throw data(null, { status: answer.status });
  }

  return answer.json();
}

/** What came of a form: what the API answered, or the sentence that says why it did not. */
export type FormResult<Value> =
  | { readonly done: true; readonly value: Value; readonly cookies: readonly string[] }
  | { readonly done: false; readonly code: FailureCode; readonly detail: string };

/**
 * Asks or does something of which the page says why it failed, on behalf of who sent it. Somebody whose session is over
 * is led to log in.
 */
export async function callApi<Value>(
  given: GivenAt,
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  body?: object,
): Promise<FormResult<Value>> {
  const answer = await reach(given, path, body === undefined ? { method } : { method, body });
  const text = await answer.text();

  if (answer.ok) {
    const value = text === '' ? undefined : JSON.parse(text);

    return { done: true, value, cookies: answer.headers.getSetCookie() };
  }

  const { code, detail }: Problem = JSON.parse(text);

  if (code === 'login-invalid') {
    throw redirect(logInAgain(given.url));
  }

  return { done: false, code, detail };
}

/** To the page for logging in, which says why and leads back here. */
function logInAgain({ pathname, search }: URL): string {
  const query = new URLSearchParams({ failure: 'login-invalid', next: pathname + search });

  return `${addressIn(localeOf(pathname), '/log-in')}?${query}`;
}

async function reach(
  { request, context }: LoaderContext,
  path: string,
  sent?: { method: string; body?: object },
): Promise<Response> {
  const ask = context.get(askContext);

  if (ask === null) {
    throw data(null, { status: 503 });
  }

  return ask(`${path}${path.includes('?') ? '&' : '?'}lang=${localeOfPage(request)}`, sent);
}

export function localeOfPage(request: Request): Locale {
  return localeOf(new URL(request.url).pathname);
}
