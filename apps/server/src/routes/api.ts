import { OpenAPIHono } from '@hono/zod-openapi';
import type { AppEnvironment } from '../http/environment.ts';
import { OpenStreams } from '../http/open-streams.ts';
import type { ServerPorts } from '../ports.ts';
import { accountRoutes } from './account.ts';
import { articleRoutes } from './articles.ts';
import { documentRoutes } from './documents.ts';
import { downloadRoutes } from './downloads.ts';
import { fileRoutes } from './files.ts';
import { googleRoutes } from './google.ts';
import { historyRoutes } from './history.ts';
import { jobRoutes } from './jobs.ts';
import { mailboxRoutes } from './mailbox.ts';
import { messageRoutes } from './messages.ts';
import { orderRoutes } from './orders.ts';
import { planRoutes } from './plans.ts';
import { previewRoutes } from './previews.ts';
import { questionRoutes } from './questions.ts';
import { sessionRoutes } from './session.ts';
import { signingRoutes } from './signing.ts';
import { siteRoutes } from './site.ts';
import { subscriptionRoutes } from './subscription.ts';
import { toolRoutes } from './tools.ts';
import { webhookRoutes } from './webhooks.ts';

/** Routes of the HTTP API, relative to `/api/v1`. Registering them calls no port. */
export function apiRoutes(ports: ServerPorts) {
  // Event streams of one client count together, whatever they follow.
  const streams = new OpenStreams(ports.config.limits.streams);

  return new OpenAPIHono<AppEnvironment>()
    .route('/files', fileRoutes(ports))
    .route('/jobs', jobRoutes(ports, streams))
    .route('/jobs', previewRoutes(ports))
    .route('/documents', documentRoutes(ports, streams))
    .route('/documents', questionRoutes(ports, streams))
    .route('/history', historyRoutes(ports))
    .route('/plans', planRoutes(ports))
    .route('/account', accountRoutes(ports))
    .route('/orders', orderRoutes(ports))
    .route('/subscription', subscriptionRoutes(ports))
    .route('/webhooks', webhookRoutes(ports))
    .route('/session', sessionRoutes(ports))
    .route('/session/google', googleRoutes(ports))
    .route('/messages', messageRoutes(ports))
    .route('/site', siteRoutes(ports))
    .route('/signing', signingRoutes(ports))
    .route('/mailbox', mailboxRoutes(ports))
    .route('/articles', articleRoutes(ports))
    .route('/downloads', downloadRoutes(ports))
    .route('/tools', toolRoutes(ports));
}
