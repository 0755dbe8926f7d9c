import { createMiddleware } from 'hono/factory';
import { withCookie } from './cookies.ts';
import type { AppEnvironment } from './environment.ts';

/**
 * Opens the session that a program names by `Authorization: Bearer`, in the place of cookies, which are not read.
 * Another site cannot make a browser send this header, since no preflight request is granted. The origin of a request
 * must be checked before: requests to the API come from here.
 */
export const readBearer = createMiddleware<AppEnvironment>(async (context, next) => {
  const { headers } = context.req.raw;
  const [, token] = /^Bearer +(\S+)$/i.exec(headers.get('authorization') ?? '') ?? [];

  if (token !== undefined) {
    headers.set('cookie', withCookie(null, 'token', token));
  }

  headers.set('origin', context.get('origin'));
  await next();
});

/** Removes cookies before anything reads them. */
export const dropCookies = createMiddleware<AppEnvironment>(async (context, next) => {
  context.req.raw.headers.delete('cookie');
  await next();
});
