import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import ipaddr from 'ipaddr.js';
import type { ServerPorts } from '../ports.ts';
import type { AppEnvironment } from './environment.ts';

type HostConfig = Pick<ServerPorts['config'], 'host' | 'origin' | 'contentOrigin'>;

/** Monitoring requests these paths by an address of the machine, whatever the public host name is. */
export const probePaths: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics']);

const misdirected =
  'This server does not answer for the host name of this request: set OCTAVO_ORIGIN to the address people use.\n';

/**
 * Answers only requests for our own hosts (RFC 9110, 7.4). Otherwise a name of another site that resolves to
 * this machine would open it to the scripts of that site (DNS rebinding).
 */
export function guardHost(config: HostConfig) {
  const named = new Set(
    [config.origin, config.contentOrigin]
      .filter((origin) => origin !== null)
      .map((origin) => new URL(origin).hostname),
  );

  return createMiddleware<AppEnvironment>(async (context, next) => {
    const name = hostNameOf(context.req.raw);

    if (name === null || isAnswered(name, named, config, context)) {
      return next();
    }

    return context.text(misdirected, 421);
  });
}

function isAnswered(
  name: string,
  named: ReadonlySet<string>,
  config: HostConfig,
  context: Context<AppEnvironment>,
): boolean {
  if (named.has(name)) {
    return true;
  }

  const isUnset = config.origin === null;

  return (
    (isUnset && name === config.host.toLowerCase()) ||
    ((isUnset || probePaths.has(context.req.path)) && isOfMachine(name))
  );
}

/** True for `localhost` and address literals, which no name server can point elsewhere. */
function isOfMachine(name: string): boolean {
  return name === 'localhost' || ipaddr.isValid(name.replace(/^\[|\]$/g, ''));
}

/**
 * Host name of a request without its port, in lower case; an IPv6 address keeps its brackets. Null without a
 * `Host` header, as when pages call the API within this process; HTTP/1.1 demands the header, and Node
 * refuses requests without it.
 */
export function hostNameOf(request: Request): string | null {
  const host = request.headers.get('host');

  if (host === null) {
    return null;
  }

  return URL.parse(`http://${host}`)?.hostname ?? '';
}
