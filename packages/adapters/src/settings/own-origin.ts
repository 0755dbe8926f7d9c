import type { Config } from './config.ts';

const everywhere = ['0.0.0.0', '::'];

/**
 * Public origin of the site, without a trailing slash: as configured, or else where the web process listens.
 * Links are the same in whichever process they are written.
 */
export function ownOrigin({ origin, host, port }: Pick<Config, 'origin' | 'host' | 'port'>): string {
  // A server on all interfaces is reached by name, and this machine knows only one that is its own.
  const name = everywhere.includes(host) ? 'localhost' : host;

  return origin ?? `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}
