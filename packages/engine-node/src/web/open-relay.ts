import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { pipeline } from 'node:stream';

/** Stands in for a proxy that is chosen later. */
export interface Relay {
  /** `http://127.0.0.1:4321` */
  readonly address: string;
  /** Sends new connections to this proxy. */
  lead(proxy: string): void;
}

/**
 * Opens a loopback port for the lifetime of the process. Connections that arrive before `lead` are closed.
 */
export async function openRelay(): Promise<Relay> {
  let proxy: URL | null = null;
  const server = createServer((near) => {
    if (proxy === null) {
      near.destroy();
    } else {
      join(near, connect(Number(proxy.port), proxy.hostname));
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  // The server does not keep the process alive.
  server.unref();
  // A server on a port has an address of this form.
  const { port } = server.address() as AddressInfo;

  return {
    address: `http://127.0.0.1:${port}`,
    lead(address) {
      proxy = new URL(address);
    },
  };
}

/** Connects two sockets; when one closes, the other closes after its pending data. */
function join(near: Socket, far: Socket): void {
  pipeline(near, far, () => undefined);
  pipeline(far, near, () => undefined);
}
