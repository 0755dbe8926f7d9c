import { createHash, randomBytes } from 'node:crypto';
import type { ByteRange, FileStore, Ids, SealedFile, Vault } from '@octavo/domain/ports';
import { openFrames, sealedRange, sealFrames } from './frames.ts';
import type { ServerKey } from './server-key.ts';

/** Encrypts every file with a key of its own before it reaches the store. */
export function openVault(store: FileStore, serverKey: ServerKey, ids: Ids): Vault {
  return {
    async store(bytes) {
      const blob = ids.token();
      const key = randomBytes(32);
      const counted = new CountedBytes(bytes);
      await store.put(blob, sealFrames(key, counted));

      return {
        blob,
        wrappedKey: serverKey.seal(key, `file ${blob}`),
        sizeBytes: counted.sizeBytes,
        sha256: counted.digest(),
      };
    },

    open: (file, range) => openSealed(store, serverKey, file, range),
    seal: (secret, owner) => serverKey.seal(Buffer.from(JSON.stringify(secret)), owner),
    unseal: (sealed, owner) => JSON.parse(serverKey.open(sealed, owner).toString('utf8')),
    fingerprint: (content) => serverKey.mark(content),
  };
}

async function* openSealed(
  store: FileStore,
  serverKey: ServerKey,
  file: SealedFile,
  range: ByteRange = { from: 0, to: Math.max(0, file.sizeBytes - 1) },
): AsyncGenerator<Uint8Array> {
  const key = serverKey.open(file.wrappedKey, `file ${file.blob}`);
  const sealed = store.read(file.blob, sealedRange(file.sizeBytes, range));
  yield* openFrames(key, file.sizeBytes, range, sealed);
}

/** Passes bytes on, counting and hashing them. */
class CountedBytes implements AsyncIterable<Uint8Array> {
  sizeBytes = 0;
  readonly #hash = createHash('sha256');
  readonly #bytes: AsyncIterable<Uint8Array>;

  constructor(bytes: AsyncIterable<Uint8Array>) {
    this.#bytes = bytes;
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Uint8Array> {
    for await (const chunk of this.#bytes) {
      this.sizeBytes += chunk.length;
      this.#hash.update(chunk);
      yield chunk;
    }
  }

  digest(): string {
    return this.#hash.digest('hex');
  }
}
