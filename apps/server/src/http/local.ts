import { Failure } from '@octavo/contract/failures';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import ipaddr from 'ipaddr.js';
import type { ServerPorts } from '../ports.ts';
import { remoteAddress } from './client-address.ts';
import type { AppEnvironment } from './environment.ts';
import { proxyHeadersOf } from './proxy-headers.ts';

type LocalAccessSettings = Pick<ServerPorts['config'], 'behindProxy' | 'developsInPublic'>;

/**
 * True for a client on this machine. A local proxy connects from here, too: requests with any proxy header
 * are not local, and no request is local behind a configured proxy.
 */
export function isLocal(
  context: Context<AppEnvironment>,
  { behindProxy }: Pick<ServerPorts['config'], 'behindProxy'>,
): boolean {
  return (
    !behindProxy && isLoopback(remoteAddress(context)) && proxyHeadersOf(context.req.raw.headers).length === 0
  );
}

/** True when the client may use development features: emails with sign-in links, and demo payments. */
export function mayDevelop(context: Context<AppEnvironment>, config: LocalAccessSettings): boolean {
  return config.developsInPublic || isLocal(context, config);
}

/** True for a loopback address, however it is written. */
function isLoopback(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';
}

/** Hides development features from all other clients. */
export function developersOnly(config: LocalAccessSettings) {
  return createMiddleware<AppEnvironment>(async (context, next) => {
    if (!mayDevelop(context, config)) {
      throw new Failure('not-found');
    }

    await next();
  });
}
