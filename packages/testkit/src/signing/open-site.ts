import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A site of the tests on a loopback port. */
export interface TestSite {
  /** `http://127.0.0.1:4321` */
  readonly address: string;
  /** Gets an address, or posts a body to it. Whatever name it has, the request goes to this site. */
  fetch(address: string, body?: Uint8Array): Promise<Uint8Array<ArrayBuffer>>;
  close(): void;
}

export async function openSite(listener: RequestListener): Promise<TestSite> {
  const server = createServer(listener);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A server on a port has an address of this form.
  const { port } = server.address() as AddressInfo;

  return {
    address: `http://127.0.0.1:${port}`,
    async fetch(address, body) {
      const { host, pathname } = new URL(address);
      const method = body === undefined ? 'GET' : 'POST';
      const asked = request({ port, host: '127.0.0.1', method, path: pathname, headers: { host } });
      asked.end(body);
      const [response] = (await once(asked, 'response')) as [IncomingMessage];
      const bytes = await bodyOf(response);

      if (response.statusCode !== 200) {
        throw new Error(`${address}: status ${response.statusCode}`);
      }

      return bytes;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

export async function bodyOf(message: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Buffer[] = [];

  for await (const chunk of message) {
    chunks.push(chunk as Buffer);
  }

  return new Uint8Array(Buffer.concat(chunks));
}
