import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

/** An address of this machine where nobody listens, for a product that has to know its own before it starts. */
export async function freeAddress(): Promise<URL> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));

  return new URL(`http://127.0.0.1:${port}`);
}
