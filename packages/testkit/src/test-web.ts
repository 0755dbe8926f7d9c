import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { type LocalProxy, openLocalProxy } from '@octavo/engine-node/web/open-local-proxy';
import { createWebProxy } from '@octavo/engine-node/web/web-proxy';

/** Simulated web: sites with public names and addresses, served by the test's process. */
export interface TestWeb {
  /** Address of the proxy to the simulated web. */
  readonly proxy: string;
  close(): void;
}

/** Public address that is never contacted: connections to it end at a site of the test. */
export const publicAddress = '93.184.215.14';

/**
 * Opens a web with these sites, by name. A name in `addresses` resolves to its answers one after the other;
 * the last one is repeated.
 */
export async function openTestWeb(
  sites: Readonly<Record<string, RequestListener>>,
  addresses: Readonly<Record<string, readonly (readonly string[])[]>> = {},
): Promise<TestWeb> {
  const asked = new Map<string, number>();
  const server: Server = createServer((request, response) => {
    const site = sites[(request.headers.host ?? '').replace(/:\d+$/, '')];

    if (site === undefined) {
      response.writeHead(404).end();
    } else {
      site(request, response);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const proxy: LocalProxy = await openLocalProxy(
    createWebProxy({
      async resolve(name) {
        const answers = addresses[name] ?? (name in sites ? [[publicAddress]] : []);
        const turn = asked.get(name) ?? 0;
        asked.set(name, turn + 1);

        return answers[Math.min(turn, answers.length - 1)] ?? [];
      },
      connect: () => connect(port, '127.0.0.1'),
    }),
  );

  return {
    proxy: proxy.address,
    close() {
      proxy.close();
      server.closeAllConnections();
      server.close();
    },
  };
}
