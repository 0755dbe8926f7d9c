import { createMiddleware } from 'hono/factory';
import { matchedRoutes } from 'hono/route';
import type { ServerPorts } from '../ports.ts';
import type { AppEnvironment } from './environment.ts';

/**
 * Logs and measures each request by its route pattern: addresses contain tokens, and a logged token would
 * grant access.
 */
export function observeRequests({ log, metrics }: Pick<ServerPorts, 'log' | 'metrics'>) {
  return createMiddleware<AppEnvironment>(async (context, next) => {
    const startedAt = performance.now();
    await next();
    const seconds = (performance.now() - startedAt) / 1000;
    const { method } = context.req;
    const route = matchedRoutes(context).findLast(({ path }) => !path.endsWith('*'))?.path ?? 'page';
    const { status } = context.res;
    metrics.requestSeconds.observe({ method, route, status }, seconds);
    log.info(
      {
        method,
        route,
        status,
        milliseconds: Math.round(seconds * 1000),
        jobId: context.get('jobId'),
        clientId: context.get('clientId'),
      },
      'request',
    );
  });
}
