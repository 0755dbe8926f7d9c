import { type AddressInfo, createServer } from 'node:net';
import type { WebProxy } from './web-proxy.ts';

export interface LocalProxy {
  /** `http://127.0.0.1:4321` */
  readonly address: string;
  close(): void;
}

/** Starts the proxy on a loopback port. */
export async function openLocalProxy(proxy: WebProxy): Promise<LocalProxy> {
  const server = createServer((connection) => proxy.serve(connection));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  // A server on a port has an address of this form.
  const { port } = server.address() as AddressInfo;

  return {
    address: `http://127.0.0.1:${port}`,
    close() {
      server.close();
      proxy.close();
    },
  };
}
