import type { Locale } from '@octavo/i18n/locales';
import type { AnswerOf, Method, RequestOf, Route } from './api-types.ts';
import { base, fillRoute, type LooseParts } from './fill-route.ts';
import { failureIn } from './response-failure.ts';

interface CallSettings {
  /** Language of the texts in the response. */
  readonly locale?: Locale;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Calls the API and parses the response. Routes, requests and responses are typed by the description that the
 * server publishes.
 *
 * @throws Failure with the code of the response when it is not a success.
 */
export function call<M extends Method, Path extends Route<M>>(
  method: M,
  route: Path,
  request: RequestOf<M, Path> & CallSettings,
): Promise<AnswerOf<M, Path>>;
export async function call(
  method: Method,
  route: string,
  { body, signal, ...parts }: LooseParts & { readonly body?: unknown; readonly signal?: AbortSignal },
): Promise<unknown> {
  const answer = await fetch(base + fillRoute(route, parts), {
    method,
    signal,
    // Sent with every request: the server refuses content types that a form on another site could send.
    headers: { 'content-type': 'application/json' },
    // Undefined without a body.
    body: JSON.stringify(body),
  });

  if (!answer.ok) {
    throw await failureIn(answer);
  }

  // 204 has no body, and callers expect none.
  return answer.status === 204 ? undefined : answer.json();
}
