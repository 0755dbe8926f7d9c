import { lookup } from 'node:dns/promises';
import { connect, isIP, type Socket } from 'node:net';
import { isPublicAddress } from './public-address.ts';
import { RequestRefusal } from './refusal.ts';
import type { RequestTarget } from './target.ts';

/** Name resolution and connections. */
export interface NetworkAccess {
  resolve(name: string): Promise<readonly string[]>;
  connect(address: string, port: number): Socket;
}

/** The Internet as seen from this machine. */
export const internet: NetworkAccess = {
  async resolve(name) {
    // IPv4 first: an announced but broken IPv6 would only show by a timeout.
    const found = await lookup(name, { all: true, order: 'ipv4first' });

    return found.map(({ address }) => address);
  },
  connect: (address, port) => connect({ host: address, port }),
};

const resolveMilliseconds = 10_000;
const connectMilliseconds = 10_000;

/** Most addresses tried per name. */
const attempts = 4;

/**
 * Opens a connection to the target. The name is resolved once and the connection goes to a checked address,
 * so DNS rebinding has no effect.
 *
 * @param mayBePrivate true for a target that the operator has chosen
 * @throws RequestRefusal `refused` when any address of the name is not public, `unreachable`, `late`.
 */
export async function dial(
  target: RequestTarget,
  reach: NetworkAccess,
  mayBePrivate = false,
): Promise<Socket> {
  const addresses =
    isIP(target.host) === 0 ? await within(resolveMilliseconds, named(target, reach)) : [target.host];

  if (!mayBePrivate && !addresses.every(isPublicAddress)) {
    throw new RequestRefusal('refused', `${target.host} is ${addresses.join(', ')}`);
  }

  let last: unknown = new RequestRefusal('unreachable', `${target.host} has no address`);

  for (const address of addresses.slice(0, attempts)) {
    try {
      return await opened(reach.connect(address, target.port));
    } catch (error) {
      last = error;
    }
  }

  throw last instanceof RequestRefusal ? last : new RequestRefusal('unreachable', `${target.host}: ${last}`);
}

async function named(target: RequestTarget, reach: NetworkAccess): Promise<readonly string[]> {
  try {
    return await reach.resolve(target.host);
  } catch (cause) {
    throw new RequestRefusal('unreachable', `${target.host} is not known: ${cause}`);
  }
}

function opened(socket: Socket): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => socket.destroy(new RequestRefusal('late', 'no connection')),
      connectMilliseconds,
    );
    socket.once('error', reject);
    socket.once('close', () => clearTimeout(timer));
    socket.once('connect', () => {
      clearTimeout(timer);
      socket.off('error', reject);
      resolve(socket);
    });
  });
}

async function within<Value>(milliseconds: number, promise: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new RequestRefusal('late', 'no answer about the name')), milliseconds);
  });

  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
