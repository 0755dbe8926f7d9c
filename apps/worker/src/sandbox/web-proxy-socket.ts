import { closeSync, constants, openSync } from 'node:fs';
import { createServer, type ListenOptions, type Server } from 'node:net';
import type { WebProxy } from '@octavo/engine-node/web/web-proxy';
import * as limits from './limits.ts';
import { webSocketAddress, webSocketPath } from './web-socket-place.ts';

/**
 * Entry point of one run to the proxy: a socket in a folder of the run, reachable from inside the isolation
 * although no network is.
 */
export class WebProxySocket {
  #proxy: WebProxy | null = null;
  #server: Server | null = null;

  /** Gives the run access to the web through this proxy. */
  async open(proxy: WebProxy, folder: string): Promise<void> {
    const place = placeIn(folder);
    const server = createServer((connection) => proxy.serve(connection));
    server.maxConnections = limits.proxyConnections;
    this.#proxy = proxy;
    this.#server = server;

    await new Promise<void>((resolve, reject) => {
      // The socket is removed by its path when it closes, so the folder stays open until then.
      server.once('close', () => {
        place.close();
        resolve();
      });
      server.on('error', (error) => {
        this.close();
        reject(error);
      });
      server.listen(place.options, resolve);
    });
  }

  close(): void {
    this.#server?.close();
    this.#proxy?.close();
    this.#server = null;
    this.#proxy = null;
  }
}

/** Place to listen at, with what keeps it open. */
function placeIn(folder: string): { readonly options: ListenOptions; close(): void } {
  if (process.platform !== 'linux') {
    return { options: { path: webSocketAddress(folder) }, close: () => undefined };
  }

  const descriptor = openSync(folder, constants.O_DIRECTORY | constants.O_NOFOLLOW);

  return {
    // The job has another user. The folder is private to that user, so no other process gets in.
    options: { path: webSocketPath(descriptor), readableAll: true, writableAll: true },
    close: () => closeSync(descriptor),
  };
}
