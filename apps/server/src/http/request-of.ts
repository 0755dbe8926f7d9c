import { proxyHeadersOf } from './proxy-headers.ts';

/** Headers that tell who asks, besides those of proxies; the rest of a request for a page is about the page. */
const kept = ['accept-language', 'cookie', 'origin', 'sec-fetch-site', 'user-agent'];

/** A request for a page as somebody would make it who asks from the same address and has never been here. */
export function strangerAt(request: Request, path: string): Request {
  return new Request(new URL(path, request.url), {
    headers: copied(request.headers, proxyHeadersOf(request.headers)),
  });
}

/** A request to the API as whoever asks for a page would make it. */
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
