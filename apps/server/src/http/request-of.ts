import { proxyHeadersOf } from './proxy-headers.ts';

/**
 * Headers that identify the client, besides those of proxies; all others describe the page request itself.
 */
const kept = ['accept-language', 'cookie', 'origin', 'sec-fetch-site', 'user-agent'];

/** Request for a page from the same address by a new visitor without cookies. */
export function strangerAt(request: Request, path: string): Request {
  return new Request(new URL(path, request.url), {
    headers: copied(request.headers, proxyHeadersOf(request.headers)),
  });
}

/** Request to the API on behalf of the page's viewer. */
export function requestOf(
  page: Request,
  path: string,
  { method, body }: { method: string; body?: object } = { method: 'GET' },
): Request {
  const headers = copied(page.headers, [...kept, ...proxyHeadersOf(page.headers)]);
  headers.set('content-type', 'application/json');

  return new Request(new URL(`/api/v1${path}`, page.url), {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

function copied(from: Headers, names: readonly string[]): Headers {
  const headers = new Headers();

  for (const name of names) {
    const value = from.get(name);

    if (value !== null) {
      headers.set(name, value);
    }
  }

  return headers;
}
