import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import { beginFlow, endFlow, flowOf } from '@octavo/application/sign-in/by-google';
import { Failure } from '@octavo/contract/failures';
import { googleQuery } from '@octavo/contract/session';
import { authFlowSeconds } from '@octavo/domain/account/ports';
import { addressIn } from '@octavo/i18n/address';
import { type Locale, localeNamed } from '@octavo/i18n/locales';
import type { Context } from 'hono';
import { deleteCookie, setCookie } from 'hono/cookie';
import type { AppEnvironment } from '../http/environment.ts';
import { openSession } from '../http/open-session.ts';
import type { ServerPorts } from '../ports.ts';
import { problems, refusePerson } from './describe.ts';

/** Only the browser that started the sign-in, which holds this cookie, can complete it. */
const stateCookie = 'sign-in-state';
const cookiePath = '/api/v1/session/google';

const begin = createRoute({
  method: 'get',
  path: '/',
  tags: ['session'],
  summary: 'Log in with Google',
  request: { query: googleQuery },
  responses: { 302: { description: 'Redirect to Google' }, ...problems },
});

const callback = createRoute({
  method: 'get',
  path: '/callback',
  tags: ['session'],
  summary: 'Callback for Google sign-in',
  responses: { 303: { description: 'To the requested page, or back to the log-in page' }, ...problems },
});

export function googleRoutes(ports: ServerPorts) {
  const { google } = ports;
  const routes = new OpenAPIHono<AppEnvironment>({ defaultHook: refusePerson });

  const failed = (
    context: Context<AppEnvironment>,
    error: unknown,
    { locale, next = '/' }: { readonly locale: Locale; readonly next?: string | undefined },
  ) => {
    ports.log.warn({ err: error }, 'Google sign-in failed');
    const query = new URLSearchParams({ failure: 'login-failed', next });

    return context.redirect(`${addressIn(locale, '/log-in')}?${query}`, 303);
  };

  return routes
    .openapi(begin, async (context) => {
      if (google === null) {
        throw new Failure('not-found');
      }

      const { locale, origin } = context.var;
      const { next } = context.req.valid('query');

      try {
        const { address, state } = await beginFlow(ports, google, { next, locale, origin });
        setCookie(context, stateCookie, state, {
          path: cookiePath,
          httpOnly: true,
          sameSite: 'Lax',
          secure: origin.startsWith('https:'),
          maxAge: authFlowSeconds,
        });

        return context.redirect(address, 302);
      } catch (error) {
        return failed(context, error, { locale, next });
      }
    })
    .openapi(callback, async (context) => {
      const kept = deleteCookie(context, stateCookie, { path: cookiePath }) ?? null;
      const { origin, locale } = context.var;
      const { searchParams } = new URL(context.req.url);

      if (google === null) {
        throw new Failure('not-found');
      }

      const flow = kept === null || kept !== searchParams.get('state') ? null : await flowOf(ports, kept);

      if (kept === null || flow === null) {
        return failed(context, new Error('unknown or expired sign-in state for this browser'), {
          locale,
        });
      }

      try {
        const query = searchParams.toString();
        const account = await endFlow(ports, google, { flow, state: kept, query, origin });
        // Only the browser that started the sign-in gets this far.
        await openSession(context, ports, account, { isOwnDevice: true });

        return context.redirect(flow.next, 303);
      } catch (error) {
        return failed(context, error, { locale: localeNamed(flow.locale), next: flow.next });
      }
    });
}
