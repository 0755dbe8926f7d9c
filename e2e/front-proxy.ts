import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface FrontProxy {
  readonly origin: string;
  close(): void;
}

/**
 * Proxy in front of the product, as in production: it names the client of every request. Tests choose another
 * client address with a browser header, which browsers send neither with downloads nor from a service worker.
 */
export async function openFrontProxy(productPort: number): Promise<FrontProxy> {
  const proxy = createServer((asked, answer) => {
    const { method, url: path, headers } = asked;
    const client = headers['x-forwarded-for'] ?? '127.0.0.1';
    const passed = request({
      host: '127.0.0.1',
      port: productPort,
      method,
      path,
      headers: { ...headers, 'x-forwarded-for': client },
    });
    passed.on('response', (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers);
      given.pipe(answer);
    });
    passed.on('error', () => answer.destroy());
    answer.on('close', () => passed.destroy());
    asked.pipe(passed);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');

  return {
    origin: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    close() {
      proxy.closeAllConnections();
      proxy.close();
    },
  };
}
