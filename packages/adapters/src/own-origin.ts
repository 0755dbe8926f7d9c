import type { Config } from './config.ts';

/**
 * The address of this site, without a slash at the end: as configured, or else where the web process listens. Links are
 * the same whichever process writes them.
 */
export function ownOrigin({ origin, host, port }: Pick<Config, 'origin' | 'host' | 'port'>): string {
  return origin ?? `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
