import { createHash } from 'node:crypto';

/**
 * Path of the proxy's socket in an open folder. Socket paths are limited to 107 bytes, and the folder of a
 * run may have a longer path, so this one uses the descriptor.
 */
export const webSocketPath = (folderDescriptor: number) => `/proc/self/fd/${folderDescriptor}/proxy`;

/**
 * Address of the proxy's socket where there is no /proc: a pipe of Windows, or a socket with a short path. The folder
 * has an unguessable name, and the address with it.
 */
export function webSocketAddress(folder: string): string {
  const name = `octavo-${createHash('sha256').update(folder).digest('hex').slice(0, 32)}`;

  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : `/tmp/${name}`;
}
