import { request } from 'node:http';
import { isRefusalReason, type RefusalReason, refusalHeader } from './refusal.ts';

const askMilliseconds = 15_000;

/**
 * Reason why the proxy refuses a tunnel to this HTTPS address; null when it would open one. Browsers do not
 * report it: to them, all tunnels fail alike.
 */
export function askProxy(proxy: string, address: string): Promise<RefusalReason | null> {
  const { hostname, port } = new URL(proxy);
  const { host } = new URL(address);

  return new Promise((resolve) => {
    const asked = request({
      hostname,
      port,
      method: 'CONNECT',
      path: /:\d+$/.test(host) ? host : `${host}:443`,
      timeout: askMilliseconds,
    });
    asked.once('timeout', () => asked.destroy());
    asked.once('error', () => resolve('unreachable'));
    asked.once('connect', (response, socket) => {
      socket.destroy();
      const reason = response.headers[refusalHeader]?.toString();
      const refused = isRefusalReason(reason) ? reason : 'unreachable';
      resolve(response.statusCode === 200 ? null : refused);
    });
    asked.end();
  });
}
