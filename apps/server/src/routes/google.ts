import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import { ToolFailure } from '@octavo/contract/failures';
import { googleQuery } from '@octavo/contract/session';
import { tripSeconds } from '@octavo/domain/account/ports';
import { addressIn } from '@octavo/i18n/address';
import type { Context } from 'hono';
import { deleteCookie, setCookie } from 'hono/cookie';
import type { Environment } from '../http/environment.ts';
import type { ServerPorts } from '../ports.ts';
import { beginTrip, endTrip } from '../sign-in/by-google.ts';
import { openSession } from '../sign-in/open-session.ts';
import { problems, refusePerson } from './describe.ts';

/** Keeps the way back open in the browser that set out, and in no other. */
const stateCookie = 'sign-in-state';
const cookiePath = '/api/v1/session/google';

const begin = createRoute({
  method: 'get',
  path: '/',
  tags: ['session'],
  summary: 'Log in with Google',
  request: { query: googleQuery },
  responses: { 302: { description: 'To Google' }, ...problems },
});

const comeBack = createRoute({
  method: 'get',
  path: '/callback',
  tags: ['session'],
  summary: 'Where Google sends people back to',
  responses: { 303: { description: 'To where they wanted to go, or back to logging in' }, ...problems },
});

export function googleRoutes(ports: ServerPorts) {
  const { google } = ports;
  const routes = new OpenAPIHono<Environment>({ defaultHook: refusePerson });

  const failed = (context: Context<Environment>, error: unknown) => {
    ports.log.warn({ err: error }, 'not signed in by Google');

    return context.redirect(`${addressIn(context.var.locale, '/log-in')}?failure=login-failed`, 303);
  };

  return routes
    .openapi(begin, async (context) => {
      if (google === null) {
        throw new ToolFailure('not-found');
      }

      const { locale, origin } = context.var;
      const { next } = context.req.valid('query');

      try {
        const { address, state } = await beginTrip(ports, google, { next, locale, origin });
        setCookie(context, stateCookie, state, {
          path: cookiePath,
          httpOnly: true,
          sameSite: 'Lax',
          secure: origin.startsWith('https:'),
          maxAge: tripSeconds,
        });

        return context.redirect(address, 302);
      } catch (error) {
        return failed(context, error);
      }
    })
    .openapi(comeBack, async (context) => {
      const kept = deleteCookie(context, stateCookie, { path: cookiePath }) ?? null;
      const { origin } = context.var;
      const url = new URL(context.req.url);

      if (google === null) {
        throw new ToolFailure('not-found');
      }

      try {
        if (kept === null || kept !== url.searchParams.get('state')) {
          throw new Error('came back to a browser that did not set out');
        }

        const query = url.searchParams.toString();
        const { account, next } = await endTrip(ports, google, { state: kept, query, origin });
        await openSession(context, ports, account);

        return context.redirect(next, 303);
      } catch (error) {
        return failed(context, error);
      }
    });
}
