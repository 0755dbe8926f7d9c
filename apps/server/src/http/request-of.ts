import type { ApiRequest, AppEnvironment } from './environment.ts';
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
export function requestOf(page: Request, path: string, asked: ApiRequest = { method: 'GET' }): Request {
  const { method, body, upload } = asked;
  const headers = copied(page.headers, [...kept, ...proxyHeadersOf(page.headers)]);
  const url = new URL(`/api/v1${path}`, page.url);

  if (upload !== undefined) {
    headers.set('content-type', 'application/octet-stream');
    headers.set('x-file-name', encodeURIComponent(upload.name));
    headers.set('content-length', String(upload.announcedBytes));

    return new Request(url, { method, headers, body: upload.bytes, duplex: 'half' });
  }

  headers.set('content-type', 'application/json');

  return new Request(url, {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

/** Bindings of a request within another one: the same connection, whose body belongs to the outer request. */
export function connectionOf(bindings: AppEnvironment['Bindings'] | undefined): object {
  const socket = bindings?.incoming?.socket;

  return socket === undefined ? {} : { incoming: { socket } };
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
