import type { WorkerProtection } from '@octavo/domain/worker';
import { Hono } from 'hono';
import { routePath } from 'hono/route';
import type { AppEnvironment } from '../http/environment.ts';
import { isLocal } from '../http/local.ts';
import type { ServerPorts } from '../ports.ts';

/** Describes a worker in one line: how it isolates runs on different users' files. */
function describeWorker({ walls, filtersSystemCalls, limitsMemoryByGroup }: WorkerProtection): string {
  const calls = filtersSystemCalls ? 'system calls filtered' : 'system calls not filtered';
  const memory = limitsMemoryByGroup ? 'memory limited by control group' : 'memory limited by watching';

  return `worker: walls ${walls}, ${calls}, ${memory}\n`;
}

/** Routes for monitoring: liveness, readiness and metrics. */
export function healthRoutes(ports: ServerPorts) {
  return new Hono<AppEnvironment>()
    .get('/healthz', (context) => context.text('ok'))
    .get('/readyz', async (context) => {
      const troubles = await ports.findTroubles();

      if (troubles.length === 0) {
        return context.text(`ready\n${(await ports.listWorkers()).map(describeWorker).join('')}`);
      }

      ports.log.warn({ troubles, route: routePath(context) }, 'not ready');

      return context.text(`not ready\n${troubles.join('\n')}\n`, 503, { 'cache-control': 'no-store' });
    })
    .get('/metrics', async (context) => {
      if (!isLocal(context, ports.config) && ports.config.metrics !== 'public') {
        return context.notFound();
      }

      const { registry } = ports.metrics;

      return context.body(await registry.metrics(), 200, { 'content-type': registry.contentType });
    });
}
