import { accountOf, endSession, resumeSession } from '@octavo/application/sign-in/current-session';
import { isFailure } from '@octavo/contract/failures';
import { freeDay } from '@octavo/domain/access/free-day';
import type { OpenSession } from '@octavo/domain/account/ports';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { ServerPorts } from '../ports.ts';
import { clientAddressOf } from './client-address.ts';
import { type CookieChanges, type CookieFacts, readCookies, writeCookies } from './cookies.ts';
import type { AppEnvironment } from './environment.ts';
import { readCounter, signCounter } from './free-counter.ts';

/** Identifies the viewer by the session, device and address of the request. */
export function recogniseViewer(ports: ServerPorts) {
  return createMiddleware<AppEnvironment>(async (context, next) => {
    const facts = readCookies(context);
    const changes: CookieChanges = {};
    const session = await currentSession(ports, facts, changes);
    context.set('cookies', changes);
    context.set('session', session);
    context.set('viewer', {
      policy: ports.config.access,
      ...(await accountOf(ports, session)),
      device: deviceOf(context, ports, facts, changes),
      address: addressOf(context, ports),
      counter: session === null ? counterOf(context, ports, facts, changes) : null,
    });
    await next();

    if (isFailure(context.error) && context.error.code === 'login-invalid') {
      changes.token = null;
    }

    writeCookies(context, changes);
  });
}

/** Session of the token, null without one. Deletes a token that opens no session. */
async function currentSession(
  ports: ServerPorts,
  { token }: CookieFacts,
  changes: CookieChanges,
): Promise<OpenSession | null> {
  if (token === null) {
    return null;
  }

  const resumed = await resumeSession(ports, token);

  if (resumed === null) {
    await endSession(ports, token);
    changes.token = null;

    return null;
  }

  if (resumed.isExtended) {
    changes.token = token;
  }

  return resumed.session;
}

/** Device of the browser. A browser without one is given one when rights depend on it; programs are not. */
function deviceOf(
  context: Context<AppEnvironment>,
  { config, tokens }: ServerPorts,
  { device }: CookieFacts,
  changes: CookieChanges,
): string | null {
  if (device !== null || config.access === 'open' || !isBrowser(context.req.raw.headers)) {
    return device;
  }

  changes.device = tokens.device();

  return changes.device;
}

/** Counter of a visitor's browser, which gets a new one each day. */
function counterOf(
  context: Context<AppEnvironment>,
  { config, clock, pseudonyms, tokens }: ServerPorts,
  { counter }: CookieFacts,
  changes: CookieChanges,
): string | null {
  if (config.access === 'open') {
    return null;
  }

  const known = counter === null ? null : readCounter(pseudonyms, counter);

  if (known !== null || !isBrowser(context.req.raw.headers)) {
    return known;
  }

  const value = signCounter(pseudonyms, tokens.device());
  const now = clock.now();
  const maxAge = Math.ceil((freeDay(now).until.getTime() - now.getTime()) / 1000);
  changes.counter = { value, maxAge };

  return readCounter(pseudonyms, value);
}

/**
 * Browsers send Fetch Metadata; older ones at least accept HTML. Programs that keep no cookies would be a new
 * device with every request: Node's `fetch` sends the mode of a request, but not its site.
 */
function isBrowser(headers: Headers): boolean {
  return headers.has('sec-fetch-site') || headers.get('accept')?.includes('text/html') === true;
}

function addressOf(context: Context<AppEnvironment>, { config, pseudonyms }: ServerPorts): string | null {
  const client = clientAddressOf(context, config.behindProxy);

  return client === '' ? null : pseudonyms.hmac('address', client);
}
