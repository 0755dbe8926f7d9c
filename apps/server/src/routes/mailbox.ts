import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import { showsMail } from '@octavo/application/mail/shows-mail';
import { Failure } from '@octavo/contract/failures';
import { mailboxView } from '@octavo/contract/mailbox';
import type { AppEnvironment } from '../http/environment.ts';
import { mayDevelop } from '../http/local.ts';
import type { ServerPorts } from '../ports.ts';
import { jsonOf, problems, refuseInvalid } from './describe.ts';

const emailsShown = 50;

const read = createRoute({
  method: 'get',
  path: '/',
  tags: ['mailbox'],
  summary: 'List emails that a development server shows instead of sending',
  description:
    'Not found in production and where mail is sent; elsewhere only for clients on the same machine.',
  responses: { 200: jsonOf(mailboxView, 'The latest emails, the newest first'), ...problems },
});

export function mailboxRoutes(ports: ServerPorts) {
  return new OpenAPIHono<AppEnvironment>({ defaultHook: refuseInvalid }).openapi(read, async (context) => {
    if (!showsMail(ports.config) || !mayDevelop(context, ports.config)) {
      throw new Failure('not-found');
    }

    const emails = await ports.emails.latest(emailsShown);
    context.header('cache-control', 'no-store');

    return context.json(
      {
        emails: emails.map(({ id, recipient, createdAt, message }) => ({
          id,
          to: recipient,
          at: createdAt.toISOString(),
          ...message,
        })),
      },
      200,
    );
  });
}
