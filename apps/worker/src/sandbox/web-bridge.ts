import { openSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { pipeline } from 'node:stream';
import { webSocketPath } from './protocol.ts';

/**
 * Opens a port on the loopback of this process's own network, for a browser knows no other kind of proxy, and leads it
 * to the socket of the worker's: the only way out of a network that has none. Returns the address for the browser.
 */
export async function openWebBridge(folder: string): Promise<string> {
  // Open as long as the process lives.
  const path = webSocketPath(openSync(folder, 'r'));
  const server = createServer((near) => join(near, connect(path)));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  // A server on a port has an address of this form.
  const { port } = server.address() as AddressInfo;

  return `http://127.0.0.1:${port}`;
}

/** Whatever breaks one side off breaks off the other, after what was on its way. */
function join(near: Socket, far: Socket): void {
  pipeline(near, far, () => undefined);
  pipeline(far, near, () => undefined);
}
