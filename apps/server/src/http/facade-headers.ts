import { createMiddleware } from 'hono/factory';
import { withCookie } from './cookies.ts';
import type { AppEnvironment } from './environment.ts';
import { guardOrigin } from './origin.ts';

/**
 * `guardOrigin`, except for programs that name their session in the header: they may keep cookies, and have no
 * origin. A browser names where its requests come from, and sends the header to another site only after a preflight.
 */
export const guardFacadeOrigin = createMiddleware<AppEnvironment>(async (context, next) => {
  const { headers } = context.req.raw;
  const isProgram = headers.has('token') && !headers.has('origin') && !headers.has('sec-fetch-site');

  return isProgram ? next() : guardOrigin(context, next);
});

/**
 * Turns headers of the façade into those that the application reads. Runs behind `guardFacadeOrigin` and under the
 * façade only: there, `token` opens a session as the cookie does elsewhere. Another site cannot send it, since no
 * preflight request is granted.
 */
export const readFacadeHeaders = createMiddleware<AppEnvironment>(async (context, next) => {
  const { headers } = context.req.raw;
  const [token, language, client] = [headers.get('token'), headers.get('lang'), headers.get('clientid')];

  if (token) {
    headers.set('cookie', withCookie(headers.get('cookie'), 'token', token));
  }

  if (language) {
    headers.set('accept-language', language);
  }

  if (client !== null && /^\w{1,32}$/.test(client)) {
    context.set('clientId', client);
  }

  // Requests to the API with these cookies come from here: `guardFacadeOrigin` has accepted the origin of this one.
  headers.set('origin', context.get('origin'));
  await next();
});

/** Names a device and a counter that this response sets in the requests to the API, which are all from one browser. */
export const keepNewDevice = createMiddleware<AppEnvironment>(async (context, next) => {
  const { device, counter } = context.var.cookies;
  const { headers } = context.req.raw;

  if (device !== undefined) {
    headers.set('cookie', withCookie(headers.get('cookie'), 'device', device));
  }

  if (counter !== undefined) {
    headers.set('cookie', withCookie(headers.get('cookie'), 'counter', counter.value));
  }

  await next();
});
