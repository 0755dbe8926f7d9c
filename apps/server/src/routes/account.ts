import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import { eraseAccount } from '@octavo/application/account/erase-account';
import { exportAccount } from '@octavo/application/account/export-account';
import { viewAccount, viewBrowser } from '@octavo/application/account/view-account';
import { accountChange, accountErasure, accountView, browserSessions } from '@octavo/contract/account';
import { Failure } from '@octavo/contract/failures';
import { emailKey } from '@octavo/domain/account/email';
import { closeSession } from '../http/close-session.ts';
import type { AppEnvironment } from '../http/environment.ts';
import { answerExport } from '../http/export.ts';
import { requireSession } from '../http/require-session.ts';
import type { ServerPorts } from '../ports.ts';
import { bytesOf, jsonOf, problems, refusePerson } from './describe.ts';

const read = createRoute({
  method: 'get',
  path: '/',
  tags: ['account'],
  summary: 'Get the current account',
  responses: { 200: jsonOf(accountView, 'The account'), ...problems },
});

const change = createRoute({
  method: 'patch',
  path: '/',
  tags: ['account'],
  summary: 'Change the name or the language',
  request: { body: { required: true, content: { 'application/json': { schema: accountChange } } } },
  responses: { 200: jsonOf(accountView, 'The account as it is now'), ...problems },
});

const erase = createRoute({
  method: 'delete',
  path: '/',
  tags: ['account'],
  summary: 'Delete the account and everything in it',
  description: 'Requires the email address as confirmation. Any subscription is cancelled first.',
  request: { body: { required: true, content: { 'application/json': { schema: accountErasure } } } },
  responses: { 204: { description: 'Deleted' }, ...problems },
});

const exportData = createRoute({
  method: 'get',
  path: '/export',
  tags: ['account'],
  summary: 'Download all data about the account as a zip file',
  responses: { 200: bytesOf('The zip file'), ...problems },
});

const list = createRoute({
  method: 'get',
  path: '/sessions',
  tags: ['account'],
  summary: 'List active sessions',
  responses: { 200: jsonOf(browserSessions, 'The sessions, the latest used first'), ...problems },
});

const endAll = createRoute({
  method: 'delete',
  path: '/sessions',
  tags: ['account'],
  summary: 'Log out everywhere, including this session',
  responses: { 204: { description: 'Logged out' }, ...problems },
});

export function accountRoutes(ports: ServerPorts) {
  const routes = new OpenAPIHono<AppEnvironment>({ defaultHook: refusePerson });
  routes.use(async (context, next) => {
    await next();
    context.header('cache-control', 'private, no-store');
  });

  return routes
    .openapi(read, (context) => {
      const { account } = requireSession(context);

      return context.json(viewAccount(account, context.var.viewer.accountStatus), 200);
    })
    .openapi(change, async (context) => {
      const { account } = requireSession(context);
      const { name, locale } = context.req.valid('json');
      const changed = await ports.accounts.change(account.id, {
        ...(name === undefined ? {} : { name }),
        ...(locale === undefined ? {} : { locale }),
      });

      return context.json(viewAccount(changed ?? account, context.var.viewer.accountStatus), 200);
    })
    .openapi(erase, async (context) => {
      const { account } = requireSession(context);
      const { email } = context.req.valid('json');

      if (emailKey(email.trim()) !== emailKey(account.email)) {
        throw new Failure('illegal-input', 'not the address of the account', {
          values: { option: 'email' },
        });
      }

      await eraseAccount(ports, account);
      closeSession(context, ports);

      return context.body(null, 204);
    })
    .openapi(exportData, async (context) => {
      const { account } = requireSession(context);

      return answerExport(await exportAccount(ports, context.var.viewer, account));
    })
    .openapi(list, async (context) => {
      const { account, session } = requireSession(context);
      const sessions = await ports.sessions.of(account.id, ports.clock.now());

      return context.json({ sessions: sessions.map((each) => viewBrowser(ports, each, session)) }, 200);
    })
    .openapi(endAll, async (context) => {
      const { account } = requireSession(context);
      await ports.sessions.endAll(account.id);
      closeSession(context, ports);

      return context.body(null, 204);
    });
}
