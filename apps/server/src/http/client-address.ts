import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import ipaddr from 'ipaddr.js';
import type { AppEnvironment } from './environment.ts';

/** Longer than any address with its port; an oversized proxy header must not fill the memory. */
const longestAddress = 64;

/**
 * Client address as rate limits count it: one IPv4 address, or one /64 of IPv6, which is what one connection
 * is given.
 */
export function clientAddressOf(context: Context<AppEnvironment>, behindProxy: boolean): string {
  const forwarded = behindProxy ? context.req.header('x-forwarded-for')?.split(',').at(-1) : undefined;

  return groupOf(forwarded ?? remoteAddress(context));
}

/** True when the proxy in front names the client: the last address is the one it added itself. */
export function namesClient(headers: Headers): boolean {
  const last = headers.get('x-forwarded-for')?.split(',').at(-1) ?? '';

  return ipaddr.isValid(bareAddress(last));
}

/** Address of the connection's peer; empty when a test calls the app without a connection. */
export function remoteAddress(context: Context<AppEnvironment>): string {
  return context.env?.incoming === undefined ? '' : (getConnInfo(context).remote.address ?? '');
}

/** Normalizes a client address, however it is written; some proxies add the port. */
export function groupOf(written: string): string {
  const bare = bareAddress(written);

  if (!ipaddr.isValid(bare)) {
    return bare;
  }

  // An IPv4-mapped IPv6 address counts as IPv4.
  const address = ipaddr.process(bare);

  return address instanceof ipaddr.IPv6 ? address.parts.slice(0, 4).join(':') : address.toString();
}

/** An address without the port and the brackets that some proxies write. */
function bareAddress(written: string): string {
  const text = written.trim().slice(0, longestAddress);
  const [, bracketed, withPort] = /^\[([^\]]*)\](?::\d+)?$|^([^:]*):\d+$/.exec(text) ?? [];

  return bracketed ?? withPort ?? text;
}
