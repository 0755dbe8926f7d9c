import { openSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { pipeline } from 'node:stream';
import { webSocketAddress, webSocketPath } from './web-socket-place.ts';

/**
 * Opens a port on the loopback of this process's own network, because browsers support no other kind of
 * proxy, and forwards it to the socket of the worker's proxy: the only way out of an isolated network.
 * Returns the proxy's address for the browser.
 */
export async function openWebBridge(folder: string): Promise<string> {
  // The folder stays open as long as the process lives.
  const path = process.platform === 'linux' ? webSocketPath(openSync(folder, 'r')) : webSocketAddress(folder);
  const server = createServer((near) => join(near, connect(path)));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  // A server on a port has an address of this form.
  const { port } = server.address() as AddressInfo;

  return `http://127.0.0.1:${port}`;
}

/** Joins two sockets: one that closes or fails closes the other, after the data in transit. */
function join(near: Socket, far: Socket): void {
  pipeline(near, far, () => undefined);
  pipeline(far, near, () => undefined);
}
