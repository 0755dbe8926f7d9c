import { Hono } from 'hono';
import { routePath } from 'hono/route';
import { remoteAddress } from '../http/client-address.ts';
import type { Environment } from '../http/environment.ts';
import type { ServerPorts } from '../ports.ts';

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** For whoever keeps the process running: is it alive, can it serve, what has it done. */
export function healthRoutes(ports: ServerPorts) {
  return new Hono<Environment>()
    .get('/healthz', (context) => context.text('ok'))
    .get('/readyz', async (context) => {
      try {
        await ports.checkReady();

        return context.text('ready');
      } catch (error) {
        ports.log.warn({ err: error, route: routePath(context) }, 'not ready');

        return context.text('not ready', 503);
      }
    })
    .get('/metrics', async (context) => {
      // A proxy on the same machine also comes from the loopback address, but it says for whom it asks.
      const isLocal =
        loopback.has(remoteAddress(context)) && context.req.header('x-forwarded-for') === undefined;

      if (!isLocal && ports.config.metrics !== 'public') {
        return context.notFound();
      }

      const { registry } = ports.metrics;

      return context.body(await registry.metrics(), 200, { 'content-type': registry.contentType });
    });
}
