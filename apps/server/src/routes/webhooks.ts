import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import { receiveEvent } from '@octavo/application/billing/receive-event';
import { paymentTypes } from '@octavo/contract/billing';
import { bodyLimit } from 'hono/body-limit';
import * as z from 'zod';
import type { AppEnvironment } from '../http/environment.ts';
import { answerProblem } from '../http/problems.ts';
import type { ServerPorts } from '../ports.ts';
import { problems, refuseInvalid } from './describe.ts';

/**
 * Size limit of a webhook in bytes. Providers send a few kilobytes, which are read into memory before the
 * signature can be checked.
 */
const eventBytes = 512 * 1024;

const receive = createRoute({
  method: 'post',
  path: '/{provider}',
  tags: ['webhooks'],
  summary: 'Receive events from payment providers',
  request: { params: z.object({ provider: z.enum(paymentTypes) }) },
  responses: { 204: { description: 'Received; no retry needed' }, ...problems },
});

export function webhookRoutes({ billing }: ServerPorts) {
  const routes = new OpenAPIHono<AppEnvironment>({ defaultHook: refuseInvalid });
  routes.post(
    '/:provider',
    bodyLimit({
      maxSize: eventBytes,
      onError: (context) => answerProblem(context.get('locale'), 'illegal-input', {}),
    }),
  );

  return routes.openapi(receive, async (context) => {
    const { provider } = context.req.valid('param');
    // The exact bytes are signed, so the body must not be parsed and serialized again.
    const body = await context.req.text();
    await receiveEvent(billing, provider, { headers: context.req.header(), body });

    return context.body(null, 204);
  });
}
