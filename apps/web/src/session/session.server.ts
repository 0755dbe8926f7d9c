import type { FailureCode } from '@octavo/contract/failures';
import type { Problem } from '@octavo/contract/routes/problem';
import type { SessionView } from '@octavo/contract/session';
import type { Locale } from '@octavo/i18n/locales';
import { data, type LoaderFunctionArgs, redirect } from 'react-router';
import { askContext, sessionContext } from '../server-context.ts';
import { addressIn, localeOf } from '../shell/address.ts';

type LoaderContext = Pick<LoaderFunctionArgs, 'request' | 'context'>;

/** Includes the URL of the page, for requests of the page and of its data alike. */
type GivenAt = Pick<LoaderFunctionArgs, 'request' | 'url' | 'context'>;

/** Returns the session for a page about accounts or billing. Such pages do not exist when access is open. */
export function sessionOf({ context }: Pick<LoaderContext, 'context'>): SessionView {
  const session = context.get(sessionContext);

  if (session.access === 'open') {
    throw data(null, { status: 404 });
  }

  return session;
}

/** Returns the session of a logged-in user; redirects visitors to the start page. */
export function requirePerson({ request, context }: LoaderContext): SessionView {
  const session = sessionOf({ context });

  if (session.person === null) {
    throw redirect(addressIn(localeOfPage(request), '/'));
  }

  return session;
}

/** Reads from the API on behalf of the page's viewer. */
export async function askApi<Value>(given: LoaderContext, path: string): Promise<Value> {
  const answer = await reach(given, path);

  if (!answer.ok) {
    throw data(null, { status: answer.status });
  }

  return answer.json();
}

/** Result of a form: the response of the API, or the message of its failure. */
export type FormResult<Value> =
  | { readonly done: true; readonly value: Value; readonly cookies: readonly string[] }
  | { readonly done: false; readonly code: FailureCode; readonly detail: string };

/**
 * Calls the API on behalf of the viewer, for requests whose failure the page shows. Redirects to the login
 * page when the session is over.
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

/** Address of the login page, which shows the reason and leads back here. */
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
