import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import { mailsMessages } from '@octavo/application/contact/keep-message';
import { showsMail } from '@octavo/application/mail/shows-mail';
import { paymentTypes } from '@octavo/contract/billing';
import { type SiteView, siteView } from '@octavo/contract/site';
import type { AppEnvironment } from '../http/environment.ts';
import { mayDevelop } from '../http/local.ts';
import type { ServerPorts } from '../ports.ts';
import { jsonOf, problems, refuseInvalid } from './describe.ts';

const read = createRoute({
  method: 'get',
  path: '/',
  tags: ['site'],
  summary: 'Get the operator and configuration of this site',
  responses: { 200: jsonOf(siteView, 'What pages of information say'), ...problems },
});

export function siteRoutes(ports: ServerPorts) {
  const { config, billing, google } = ports;
  const payments = paymentTypes.filter((type) => billing.providers.has(type));

  return new OpenAPIHono<AppEnvironment>({ defaultHook: refuseInvalid }).openapi(read, (context) =>
    context.json(
      {
        operator:
          config.operator === null ? null : { ...config.operator, address: [...config.operator.address] },
        isForOperator: config.mode === 'development' && mayDevelop(context, config),
        mailsMessages: mailsMessages(config),
        showsMailTo: mailReaders(config),
        access: config.access,
        taskBytes: config.limits.taskBytes,
        addressTasksPerDay: config.limits.addressTasksPerDay,
        analytics:
          config.analytics === null ? null : new URL(config.analytics.script, context.get('origin')).host,
        modelHost: config.ai === null ? null : new URL(config.ai.url).host,
        google: google !== null,
        payments,
      },
      200,
    ),
  );
}

function mailReaders(config: ServerPorts['config']): SiteView['showsMailTo'] {
  if (!showsMail(config)) {
    return null;
  }

  return config.developsInPublic ? 'everybody' : 'machine';
}
