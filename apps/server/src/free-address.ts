import { once } from 'node:events';
import { createServer } from 'node:net';

interface WantedAddress {
  readonly host: string;
  readonly port: number;
  /** True when other processes that share their port may listen on it already. */
  readonly isShared?: boolean;
}

/**
 * Ends the process with one sentence for the operator when the address cannot be listened on, before anything else
 * has been started. Another process may still take the address in between: then listening itself fails.
 */
export async function requireFreeAddress(address: WantedAddress): Promise<void> {
  const refusal = await refusalOf(address);

  if (refusal !== null) {
    process.stderr.write(`${refusal}\n`);
    process.exit(1);
  }
}

/** Returns a sentence that says why the address is unavailable; null when it is free. */
export async function refusalOf({ host, port, isShared = false }: WantedAddress): Promise<string | null> {
  const probe = createServer();

  try {
    probe.listen({ port, host, reusePort: isShared });
    await once(probe, 'listening');

    return null;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null;

    if (code === 'EADDRINUSE') {
      return `Port ${port} on ${host} is in use. Choose another one with --port or OCTAVO_PORT.`;
    }

    if (code === 'EACCES') {
      return `Port ${port} needs rights this user does not have. Choose one above 1023 with --port or OCTAVO_PORT.`;
    }

    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
      return `${host} is not an address of this machine. Choose one with --host or OCTAVO_HOST.`;
    }

    throw error;
  } finally {
    probe.close();
  }
}
