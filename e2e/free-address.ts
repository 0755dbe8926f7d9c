import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

/** Unused address of this machine, for a product that must know its own address before it starts. */
export async function freeAddress(): Promise<URL> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));

  return new URL(`http://127.0.0.1:${port}`);
}
