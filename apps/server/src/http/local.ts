import { ToolFailure } from '@octavo/contract/failures';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import ipaddr from 'ipaddr.js';
import type { ServerPorts } from '../ports.ts';
import { remoteAddress } from './client-address.ts';
import type { Environment } from './environment.ts';

type Access = Pick<ServerPorts['config'], 'behindProxy' | 'developsInPublic'>;

/** Who asks from this machine, and for themselves: a proxy on it also comes from here, but says for whom it asks. */
export function isLocal(context: Context<Environment>): boolean {
  return isLoopback(remoteAddress(context)) && context.req.header('x-forwarded-for') === undefined;
}

/** Whether this one may see what is meant for development: letters that log anybody in, payments that only play. */
export function mayDevelop(
  context: Context<Environment>,
  { behindProxy, developsInPublic }: Access,
): boolean {
  return developsInPublic || (!behindProxy && isLocal(context));
}

/** An address within this machine, however it is written. */
function isLoopback(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';
}

/** Hides what is meant for development from everybody else. */
export function developersOnly(config: Access) {
  return createMiddleware<Environment>(async (context, next) => {
    if (!mayDevelop(context, config)) {
      throw new ToolFailure('not-found');
    }

    await next();
  });
}
