/** What tells who asks and from where; the rest of a request for a page is about the page. */
const kept = ['accept-language', 'cookie', 'origin', 'sec-fetch-site', 'user-agent', 'x-forwarded-for'];

/** A request for a page as somebody would make it who asks from the same address and has never been here. */
export function strangerAt(request: Request, path: string): Request {
  const address = request.headers.get('x-forwarded-for');

  return new Request(new URL(path, request.url), {
    headers: address === null ? {} : { 'x-forwarded-for': address },
  });
}

/** A request to the API as whoever asks for a page would make it. */
export function requestOf(
  page: Request,
  path: string,
  { method, body }: { method: string; body?: object } = { method: 'GET' },
): Request {
  const headers = new Headers();

  for (const name of kept) {
    const value = page.headers.get(name);

    if (value !== null) {
      headers.set(name, value);
    }
  }

  headers.set('content-type', 'application/json');

  return new Request(new URL(`/api/v1${path}`, page.url), {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}
