import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import ipaddr from 'ipaddr.js';
import type { ServerPorts } from '../ports.ts';
import type { AppEnvironment } from './environment.ts';

type HostConfig = Pick<ServerPorts['config'], 'host' | 'origin' | 'contentOrigin'>;

/** Probes of an operator ask for them by an address of the machine, whatever name people use. */
export const probePaths: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics']);

const misdirected =
  'This server does not answer for the host name of this request: set OCTAVO_ORIGIN to the address people use.\n';

/**
 * Answers only for hosts that are ours (RFC 9110, 7.4). A name of another site that is made to resolve to this machine
 * would otherwise open it to the scripts of that site (DNS rebinding).
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

/** `localhost` and address literals, which no name server can point elsewhere. */
function isOfMachine(name: string): boolean {
  return name === 'localhost' || ipaddr.isValid(name.replace(/^\[|\]$/g, ''));
}

/**
 * Host name of a request without its port, in lower case; an address of IPv6 keeps its brackets. Null without a `Host`
 * header: HTTP/1.1 demands it (Node refuses requests without), and pages ask the API within this process.
 */
export function hostNameOf(request: Request): string | null {
  const host = request.headers.get('host');

  if (host === null) {
    return null;
  }

  return URL.parse(`http://${host}`)?.hostname ?? '';
}
