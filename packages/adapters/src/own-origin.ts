import type { Config } from './config.ts';

const everywhere = ['0.0.0.0', '::'];

/**
 * The address of this site, without a slash at the end: as configured, or else where the web process listens. Links are
 * the same whichever process writes them.
 */
export function ownOrigin({ origin, host, port }: Pick<Config, 'origin' | 'host' | 'port'>): string {
  // Who listens everywhere is reached by a name, of which this machine knows one that is its own.
  const name = everywhere.includes(host) ? 'localhost' : host;

  return origin ?? `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}
