import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import { showsMail } from '@octavo/application/mail/shows-mail';
import { openDemoUser } from '@octavo/application/sign-in/open-demo-user';
import { sendLink } from '@octavo/application/sign-in/send-link';
import { useLink } from '@octavo/application/sign-in/use-link';
import { viewLink } from '@octavo/application/sign-in/view-link';
import { Failure } from '@octavo/contract/failures';
import { linkRequest, linkSent, linkUse, linkView, sessionView, signedIn } from '@octavo/contract/session';
import { addressIn } from '@octavo/i18n/address';
import { clientAddressOf } from '../http/client-address.ts';
import { closeSession } from '../http/close-session.ts';
import type { AppEnvironment } from '../http/environment.ts';
import { mayDevelop } from '../http/local.ts';
import { openSession } from '../http/open-session.ts';
import { readSession } from '../http/read-session.ts';
import type { ServerPorts } from '../ports.ts';
import { jsonOf, problems, refusePerson } from './describe.ts';

const read = createRoute({
  method: 'get',
  path: '/',
  tags: ['session'],
  summary: 'Get the current session and its permissions',
  responses: { 200: jsonOf(sessionView, 'The session'), ...problems },
});

const end = createRoute({
  method: 'delete',
  path: '/',
  tags: ['session'],
  summary: 'Log out',
  responses: { 204: { description: 'Logged out' }, ...problems },
});

const send = createRoute({
  method: 'post',
  path: '/link',
  tags: ['session'],
  summary: 'Send a log-in link',
  request: { body: { required: true, content: { 'application/json': { schema: linkRequest } } } },
  responses: { 202: jsonOf(linkSent, 'The link is on its way'), ...problems },
});

const look = createRoute({
  method: 'get',
  path: '/link',
  tags: ['session'],
  summary: 'Check a link without using it',
  request: { query: linkUse },
  responses: { 200: jsonOf(linkView, 'Whom it logs in'), ...problems },
});

const useDemo = createRoute({
  method: 'post',
  path: '/demo',
  tags: ['session'],
  summary: 'Log in as a demo user with Pro',
  description:
    'Not found in production, and where mail is sent or payments are real; elsewhere only for clients on the same machine.',
  responses: { 200: jsonOf(signedIn, 'Logged in'), ...problems },
});

const use = createRoute({
  method: 'post',
  path: '/link/use',
  tags: ['session'],
  summary: 'Log in with a link',
  description:
    'The answer sets the cookie. A link works once, in any browser; what a browser made before is taken over where ' +
    'the link was asked for.',
  request: { body: { required: true, content: { 'application/json': { schema: linkUse } } } },
  responses: { 200: jsonOf(signedIn, 'Logged in'), ...problems },
});

export function sessionRoutes(ports: ServerPorts) {
  const { behindProxy } = ports.config;

  return new OpenAPIHono<AppEnvironment>({ defaultHook: refusePerson })
    .openapi(read, async (context) => {
      context.header('cache-control', 'no-store');

      return context.json(await readSession(context, ports), 200);
    })
    .openapi(end, async (context) => {
      const { session } = context.var;

      if (session !== null) {
        await ports.sessions.end(session.session.tokenHash);
      }

      closeSession(context, ports);

      return context.body(null, 204);
    })
    .openapi(send, async (context) => {
      const { origin, locale, viewer } = context.var;
      const client = clientAddressOf(context, behindProxy);
      const from = { client, device: viewer.device, origin, locale };
      await sendLink(ports, context.req.valid('json'), from);

      return context.json({ sent: true as const }, 202);
    })
    .openapi(look, async (context) => {
      const { token } = context.req.valid('query');
      const holder = { client: clientAddressOf(context, behindProxy), device: context.var.viewer.device };
      context.header('cache-control', 'private, no-store');

      return context.json(await viewLink(ports, token, holder), 200);
    })
    .openapi(use, async (context) => {
      const { token } = context.req.valid('json');
      const { origin, viewer } = context.var;
      const holder = { client: clientAddressOf(context, behindProxy), device: viewer.device };
      const { account, isNew, next, isFromHere } = await useLink(ports, token, holder, origin);
      await openSession(context, ports, account, { isOwnDevice: isFromHere });

      return context.json({ next, isNew }, 200);
    })
    .openapi(useDemo, async (context) => {
      const isDemo = showsMail(ports.config) && ports.demoPayments !== null;

      if (!isDemo || !mayDevelop(context, ports.config)) {
        throw new Failure('not-found');
      }

      const { locale, origin } = context.var;
      const account = await openDemoUser(ports, locale, origin);
      await openSession(context, ports, account, { isOwnDevice: true });

      return context.json({ next: addressIn(locale, '/'), isNew: false }, 200);
    });
}
