import { randomBytes, randomUUID } from 'node:crypto';
import { link, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { keyBytes, SealingKey } from './sealing-key.ts';

/**
 * Loads the key that opens all others: from the configuration, or from the data folder, where it is created
 * on the first start.
 */
export async function loadServerKey(dataFolder: string, configured: string | undefined): Promise<SealingKey> {
  return new SealingKey(configured === undefined ? await keyInFolder(dataFolder) : decodeKey(configured));
}

/** True for a valid server key in hexadecimal or base64. */
export function isServerKey(text: string): boolean {
  return bytesOf(text).length === keyBytes;
}

export const keyForm = 'must be 32 bytes, written as 64 hexadecimal digits or in base64';

function decodeKey(text: string): Buffer {
  const bytes = bytesOf(text);

  if (bytes.length !== keyBytes) {
    throw new Error(`OCTAVO_KEY ${keyForm}`);
  }

  return bytes;
}

function bytesOf(text: string): Buffer {
  return /^[0-9a-f]{64}$/i.test(text) ? Buffer.from(text, 'hex') : Buffer.from(text, 'base64');
}

async function keyInFolder(dataFolder: string): Promise<Buffer> {
  const path = join(dataFolder, 'server.key');

  for (;;) {
    try {
      return decodeKey((await readFile(path, 'utf8')).trim());
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') {
        throw error;
      }
    }

    await createKeyFile(path);
  }
}

/**
 * Creates the key file. Several processes may do so at once: exactly one of them makes the hard link, the
 * others read its key.
 */
async function createKeyFile(path: string): Promise<void> {
  const draft = `${path}.${randomUUID()}`;
  const file = await open(draft, 'w', 0o600);

  try {
    await file.writeFile(`${randomBytes(keyBytes).toString('hex')}\n`);
    await file.sync();
  } finally {
    await file.close();
  }

  try {
    await link(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') {
      throw error;
    }
  } finally {
    await rm(draft, { force: true });
  }
}
