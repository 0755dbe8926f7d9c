import type { FailureCode } from '@octavo/contract/failures';
import type { Problem } from '@octavo/contract/routes/problem';
import type { SessionView } from '@octavo/contract/session';
import type { Locale } from '@octavo/i18n/locales';
import { data, type LoaderFunctionArgs, redirect } from 'react-router';
import { askContext, sessionContext } from '../server-context.ts';
import { addressIn, localeOf } from '../shell/address.ts';
import type { AddressParts, AnswerOf, FormRequestOf, Method, Route } from '../transports/api-types.ts';
import { fillRoute, type LooseParts } from '../transports/fill-route.ts';

/** Part of the arguments of a loader that requests to the API need. */
export type LoaderContext = Pick<LoaderFunctionArgs, 'request' | 'context'>;

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
export function askApi<Path extends Route<'GET'>>(
  given: LoaderContext,
  route: Path,
  parts: AddressParts<'GET', Path>,
): Promise<AnswerOf<'GET', Path>>;
export async function askApi(given: LoaderContext, route: string, parts: LooseParts): Promise<unknown> {
  const answer = await reach(given, 'GET', route, parts);

  if (!answer.ok) {
    throw data(null, { status: answer.status });
  }

  return answer.json();
}

/** Result of a form: the response of the API, or the message of its failure. */
export type FormActionResult<Value> =
  | { readonly done: true; readonly value: Value; readonly cookies: readonly string[] }
  | { readonly done: false; readonly code: FailureCode; readonly detail: string };

/**
 * Calls the API on behalf of the viewer, for requests whose failure the page shows. Redirects to the login
 * page when the session is over.
 */
export function callApi<M extends Method, Path extends Route<M>>(
  given: GivenAt,
  method: M,
  route: Path,
  request: FormRequestOf<M, Path>,
): Promise<FormActionResult<AnswerOf<M, Path>>>;
export async function callApi(
  given: GivenAt,
  method: Method,
  route: string,
  request: LooseRequest,
): Promise<FormActionResult<unknown>> {
  const answer = await reach(given, method, route, request);
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

interface LooseRequest extends LooseParts {
  readonly body?: object;
}

async function reach(
  { request, context }: LoaderContext,
  method: Method,
  route: string,
  { body, ...parts }: LooseRequest,
): Promise<Response> {
  const ask = context.get(askContext);

  if (ask === null) {
    throw data(null, { status: 503 });
  }

  return ask(fillRoute(route, { ...parts, locale: localeOfPage(request) }), {
    method,
    ...(body === undefined ? {} : { body }),
  });
}

export function localeOfPage(request: Request): Locale {
  return localeOf(new URL(request.url).pathname);
}
