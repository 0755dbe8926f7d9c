import { Server, Socket } from 'node:net';
import type { WebProxy } from '@octavo/engine-node/web/web-proxy';

/** Where the browser of one run meets the proxy: a listening socket the run opened in its own network and gave away. */
export class WebDoor {
  #proxy: WebProxy | null = null;
  #server: Server | null = null;

  /** From now on the run may open one door. */
  allow(proxy: WebProxy): void {
    this.#proxy = proxy;
  }

  /** Takes whatever came with a message. A run that may not reach the web, or has its door, gets it closed. */
  take(handle: unknown): void {
    const proxy = this.#proxy;

    if (!(handle instanceof Server) || proxy === null || this.#server !== null) {
      discard(handle);

      return;
    }

    this.#server = handle;
    handle.on('connection', (connection) => proxy.serve(connection));
    handle.on('error', () => this.close());
  }

  close(): void {
    this.#server?.close();
    this.#proxy?.close();
    this.#server = null;
    this.#proxy = null;
  }
}

/** What Node lets processes give each other: servers, connections, datagram sockets, and each without its wrapping. */
function discard(handle: unknown): void {
  if (handle instanceof Socket) {
    handle.destroy();
  } else if (isClosable(handle)) {
    handle.close();
  }
}

function isClosable(handle: unknown): handle is { close(): void } {
  return (
    typeof handle === 'object' && handle !== null && 'close' in handle && typeof handle.close === 'function'
  );
}
