import { ToolFailure } from '@octavo/contract/failures';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import ipaddr from 'ipaddr.js';
import type { ServerPorts } from '../ports.ts';
import { remoteAddress } from './client-address.ts';
import type { AppEnvironment } from './environment.ts';
import { proxyHeadersOf } from './proxy-headers.ts';

type LocalAccessSettings = Pick<ServerPorts['config'], 'behindProxy' | 'developsInPublic'>;

/**
 * True for a client on this machine. A proxy on it connects from here, too: requests with any header of a proxy are not
 * local, and none is behind a configured one.
 */
export function isLocal(
  context: Context<AppEnvironment>,
  { behindProxy }: Pick<ServerPorts['config'], 'behindProxy'>,
): boolean {
  return (
    !behindProxy && isLoopback(remoteAddress(context)) && proxyHeadersOf(context.req.raw.headers).length === 0
  );
}

/** Whether this one may see what is meant for development: letters that log anybody in, payments that only play. */
export function mayDevelop(context: Context<AppEnvironment>, config: LocalAccessSettings): boolean {
  return config.developsInPublic || isLocal(context, config);
}

/** An address within this machine, however it is written. */
function isLoopback(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';
}

/** Hides what is meant for development from everybody else. */
export function developersOnly(config: LocalAccessSettings) {
  return createMiddleware<AppEnvironment>(async (context, next) => {
    if (!mayDevelop(context, config)) {
      throw new ToolFailure('not-found');
    }

    await next();
  });
}
