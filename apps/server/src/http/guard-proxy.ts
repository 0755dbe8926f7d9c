import { createMiddleware } from 'hono/factory';
import type { ServerPorts } from '../ports.ts';
import { namesClient, remoteAddress } from './client-address.ts';
import type { AppEnvironment } from './environment.ts';
import { probePaths } from './host.ts';

const sentence =
  'OCTAVO_BEHIND_PROXY is set, but this request has no client address: the proxy in front must set X-Forwarded-For.\n';

/**
 * Refuses requests from a proxy that does not name the client, since limits would count all users as one.
 * Exempt are probes, which reach the process without a proxy, and requests without a connection: those from
 * within the process and from tests.
 */
export function guardProxy({ config, log }: Pick<ServerPorts, 'config' | 'log'>) {
  let isSaid = false;

  return createMiddleware<AppEnvironment>(async (context, next) => {
    const isNamed = !config.behindProxy || namesClient(context.req.raw.headers);

    if (isNamed || probePaths.has(context.req.path) || remoteAddress(context) === '') {
      return next();
    }

    if (!isSaid) {
      isSaid = true;
      log.error(sentence.trim());
    }

    return context.text(sentence, 400);
  });
}
