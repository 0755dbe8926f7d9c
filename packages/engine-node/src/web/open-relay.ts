import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { pipeline } from 'node:stream';

/** Stands for a proxy that is only known later. */
export interface Relay {
  /** `http://127.0.0.1:4321` */
  readonly address: string;
  /** From now on connections lead to this proxy. */
  lead(proxy: string): void;
}

/** Opens a port of this machine's loopback, as long as the process lives. What comes before it leads anywhere is broken off. */
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
  // Nobody is kept waiting for it to close.
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

/** Whatever breaks one side off breaks off the other, after what was on its way. */
function join(near: Socket, far: Socket): void {
  pipeline(near, far, () => undefined);
  pipeline(far, near, () => undefined);
}
