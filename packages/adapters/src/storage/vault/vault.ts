import { createHmac, type Hmac, randomBytes } from 'node:crypto';
import { Failure } from '@octavo/contract/failures';
import type {
  ByteRange,
  FileStore,
  IdGenerator,
  IntentLog,
  KeyStore,
  SealedFile,
  Vault,
} from '@octavo/domain/ports';
import { openFrames, sealedRange, sealFrames } from './frames.ts';
import { keyBytes, SealingKey } from './sealing-key.ts';

/** Dependencies of the vault; `ids` makes the names of files and keys. */
export interface VaultParts {
  readonly store: FileStore;
  readonly keys: KeyStore;
  readonly intents: IntentLog;
  readonly serverKey: SealingKey;
  readonly ids: IdGenerator;
}

/** Encrypts every file before it reaches the store and every secret before it reaches the database. */
export function openVault(parts: VaultParts): Vault {
  const { store, keys, intents, ids } = parts;
  const contentKey = parts.serverKey.derive('contents');

  const destroy = async (blob: string) => {
    await keys.destroy(blob);
    await store.delete(blob);
    await intents.end([blob]);
  };

  return {
    async store(bytes, since) {
      const blob = ids.token();
      const key = randomBytes(keyBytes);
      const counted = new CountedBytes(bytes, contentKey);
      let kept: Promise<void> = Promise.resolve();
      // The key is written after the last byte, so that an interrupted upload leaves none, but at the same time as the
      // disk stores the bytes. A failure is handled below, where `kept` is awaited.
      const keepKey = () => {
        kept = keep(parts, blob, key, since);
        kept.catch(() => undefined);
      };
      await intents.begin(blob);

      try {
        await store.put(blob, andThen(sealFrames(key, counted), keepKey));
        await kept;
        intents.stored(blob);
      } catch (error) {
        await kept.catch(() => undefined);
        await destroy(blob);
        throw error;
      }

      return { blob, sizeBytes: counted.sizeBytes, contentPseudonym: counted.digest() };
    },

    open: (file, range) => openSealed(parts, file, range),
    destroy,
    holds: async (blob) => (await keys.get(blob)) !== null,
    confirm: (names) => intents.end(names),
    release: (names) => intents.release(names),

    async seal(secret, owner, since) {
      const name = ids.token();
      const key = randomBytes(keyBytes);
      const bytes = new SealingKey(key).seal(Buffer.from(JSON.stringify(secret)), owner);
      await intents.begin(name);

      try {
        await keep(parts, name, key, since);
        intents.stored(name);
      } catch (error) {
        await destroySecret(parts, name);
        throw error;
      }

      return { key: name, bytes };
    },

    async unseal(sealed, owner) {
      const key = await find(parts, sealed.key);

      return key === null ? null : JSON.parse(new SealingKey(key).open(sealed.bytes, owner).toString('utf8'));
    },

    destroySecret: ({ key }) => destroySecret(parts, key),
  };
}

async function destroySecret({ keys, intents }: VaultParts, name: string): Promise<void> {
  await keys.destroy(name);
  await intents.end([name]);
}

async function keep(
  { keys, serverKey }: VaultParts,
  name: string,
  key: Uint8Array,
  since: Date | undefined,
): Promise<void> {
  await keys.put(name, serverKey.seal(key, name), since);
}

async function find({ keys, serverKey }: VaultParts, name: string): Promise<Uint8Array | null> {
  const wrapped = await keys.get(name);

  return wrapped === null ? null : serverKey.open(wrapped, name);
}

async function* openSealed(
  parts: VaultParts,
  file: SealedFile,
  range: ByteRange = { from: 0, to: Math.max(0, file.sizeBytes - 1) },
): AsyncGenerator<Uint8Array> {
  const key = await find(parts, file.blob);

  if (key === null) {
    throw new Failure('file-expired');
  }

  const sealed = parts.store.read(file.blob, sealedRange(file.sizeBytes, range));
  yield* openFrames(key, file.sizeBytes, range, sealed);
}

async function* andThen(bytes: AsyncIterable<Uint8Array>, act: () => void): AsyncGenerator<Uint8Array> {
  yield* bytes;
  act();
}

/** Passes bytes on, computing their size and keyed hash: a plain hash would reveal who has a known document. */
class CountedBytes implements AsyncIterable<Uint8Array> {
  sizeBytes = 0;
  readonly #hash: Hmac;
  readonly #bytes: AsyncIterable<Uint8Array>;

  constructor(bytes: AsyncIterable<Uint8Array>, key: Uint8Array) {
    this.#bytes = bytes;
    this.#hash = createHmac('sha256', key);
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
