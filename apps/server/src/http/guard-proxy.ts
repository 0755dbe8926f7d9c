import { createMiddleware } from 'hono/factory';
import type { ServerPorts } from '../ports.ts';
import { namesClient, remoteAddress } from './client-address.ts';
import type { AppEnvironment } from './environment.ts';
import { probePaths } from './host.ts';

const sentence =
  'OCTAVO_BEHIND_PROXY is set, but this request has no client address: the proxy in front must set X-Forwarded-For.\n';

/**
 * Refuses requests of a proxy that does not say for whom it asks: limits would take everybody for one client. Probes
 * reach the process without a proxy. Requests within the process have no connection, and those of tests.
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
