import { isFailure } from '@octavo/contract/failures';
import type { Viewer } from '@octavo/domain/access/viewer';
import { accountStatusOf } from '@octavo/domain/account/account';
import type { OpenSession } from '@octavo/domain/account/ports';
import { sessionExpiry, shouldExtend } from '@octavo/domain/account/session';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { ServerPorts } from '../ports.ts';
import { clientAddressOf } from './client-address.ts';
import { type CookieChanges, type CookieFacts, readCookies, writeCookies } from './cookies.ts';
import type { AppEnvironment } from './environment.ts';

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
      ...(await resolveViewer(ports, session)),
      device: deviceOf(context, ports, facts, changes),
      address: addressOf(context, ports),
    });
    await next();

    if (isFailure(context.error) && context.error.code === 'login-invalid') {
      changes.token = null;
    }

    writeCookies(context, changes);
  });
}

async function resolveViewer(
  ports: ServerPorts,
  session: OpenSession | null,
): Promise<Pick<Viewer, 'account' | 'accountStatus'>> {
  if (session === null) {
    return { account: null, accountStatus: 'visitor' };
  }

  const { account } = session;
  const subscriptions = await ports.accountPlans.proPlansOf(account.id);

  return { account: account.id, accountStatus: accountStatusOf(account, subscriptions, ports.clock.now()) };
}

/**
 * Session of the token, null without one. Deletes a token that opens no session or was set by another
 * version.
 */
async function currentSession(
  { sessions, tokens, clock }: ServerPorts,
  { token, isOutdated }: CookieFacts,
  changes: CookieChanges,
): Promise<OpenSession | null> {
  if (token === null) {
    return null;
  }

  const now = clock.now();
  const hash = tokens.hashOf(token);
  const open = isOutdated ? null : await sessions.find(hash, now);

  if (open === null) {
    await sessions.end(hash);
    changes.token = null;

    return null;
  }

  if (shouldExtend(open.session, now)) {
    await sessions.extend(hash, now, sessionExpiry(now));
    changes.token = token;
  }

  return open;
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
