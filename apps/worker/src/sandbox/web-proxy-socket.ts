import { closeSync, constants, openSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import type { WebProxy } from '@octavo/engine-node/web/web-proxy';
import * as limits from './limits.ts';
import { webSocketPath } from './protocol.ts';

/**
 * Entry point of one run to the proxy: a socket in a folder of the run, reachable from inside the isolation
 * although no network is.
 */
export class WebProxySocket {
  #proxy: WebProxy | null = null;
  #server: Server | null = null;

  /** Gives the run access to the web through this proxy. */
  async open(proxy: WebProxy, folder: string): Promise<void> {
    const descriptor = openSync(folder, constants.O_DIRECTORY | constants.O_NOFOLLOW);
    const server = createServer((connection) => proxy.serve(connection));
    server.maxConnections = limits.proxyConnections;
    this.#proxy = proxy;
    this.#server = server;

    await new Promise<void>((resolve, reject) => {
      // The socket is removed by its path when it closes, so the folder stays open until then.
      server.once('close', () => {
        closeSync(descriptor);
        resolve();
      });
      server.on('error', (error) => {
        this.close();
        reject(error);
      });
      // The job has another user. The folder is private to that user, so no other process gets in.
      server.listen({ path: webSocketPath(descriptor), readableAll: true, writableAll: true }, resolve);
    });
  }

  close(): void {
    this.#server?.close();
    this.#proxy?.close();
    this.#server = null;
    this.#proxy = null;
  }
}
