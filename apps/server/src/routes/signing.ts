import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import { signingServiceView } from '@octavo/contract/signing/signing-service';
import type { AppEnvironment } from '../http/environment.ts';
import type { ServerPorts } from '../ports.ts';
import { jsonOf, problems, refuseInvalid } from './describe.ts';

const read = createRoute({
  method: 'get',
  path: '/',
  tags: ['site'],
  summary: 'Get the time stamp authority and the trust list of this site',
  responses: { 200: jsonOf(signingServiceView, 'What signatures are made and checked with'), ...problems },
});

/** Facts that browsers need to sign and to check signatures by themselves. */
export function signingRoutes({ signing }: Pick<ServerPorts, 'signing'>) {
  return new OpenAPIHono<AppEnvironment>({ defaultHook: refuseInvalid }).openapi(read, (context) =>
    context.json(
      {
        timeStampHost: signing.timeStampHost,
        roots: signing.roots.map((root) => Buffer.from(root).toString('base64')),
      },
      200,
    ),
  );
}
