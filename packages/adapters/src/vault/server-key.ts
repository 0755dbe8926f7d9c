import { createCipheriv, createDecipheriv, createHmac, randomBytes, randomUUID } from 'node:crypto';
import { link, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

const keyBytes = 32;
const nonceBytes = 12;
const tagBytes = 16;

/**
 * The one key that opens all others. Everything it seals is bound to an owner, so that a sealed value copied to
 * another row does not open there.
 */
export class ServerKey {
  readonly #sealing: Buffer;
  readonly #marking: Buffer;

  constructor(secret: Uint8Array) {
    // Two uses, two keys: what marks content must not be what encrypts it.
    this.#sealing = createHmac('sha256', secret).update('octavo sealing').digest();
    this.#marking = createHmac('sha256', secret).update('octavo marking').digest();
  }

  seal(plain: Uint8Array, owner: string): Buffer {
    const nonce = randomBytes(nonceBytes);
    const cipher = createCipheriv('aes-256-gcm', this.#sealing, nonce).setAAD(Buffer.from(owner));

    return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
  }

  /** @throws when the value was changed, belongs to another owner or was sealed with another key. */
  open(sealed: Uint8Array, owner: string): Buffer {
    const decipher = createDecipheriv('aes-256-gcm', this.#sealing, sealed.subarray(0, nonceBytes));
    decipher.setAAD(Buffer.from(owner)).setAuthTag(sealed.subarray(sealed.length - tagBytes));

    return Buffer.concat([
      decipher.update(sealed.subarray(nonceBytes, sealed.length - tagBytes)),
      decipher.final(),
    ]);
  }

  mark(content: string): string {
    return createHmac('sha256', this.#marking).update(content).digest('hex');
  }
}

/** The key from the configuration, or the one in the data folder, made on the first start. */
export async function loadServerKey(dataFolder: string, configured: string | undefined): Promise<ServerKey> {
  return new ServerKey(configured === undefined ? await keyInFolder(dataFolder) : decodeKey(configured));
}

function decodeKey(text: string): Buffer {
  const bytes = /^[0-9a-f]{64}$/i.test(text) ? Buffer.from(text, 'hex') : Buffer.from(text, 'base64');

  if (bytes.length !== keyBytes) {
    throw new Error('OCTAVO_KEY must be 32 bytes, written as 64 hexadecimal digits or in base64');
  }

  return bytes;
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

/** Several processes may get here at once: a hard link is made by exactly one of them, the others read its key. */
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
