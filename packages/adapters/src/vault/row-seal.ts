import { randomBytes } from 'node:crypto';
import type { IdGenerator, IntentLog, KeyStore } from '@octavo/domain/ports';
import { keyBytes, SealingKey } from './sealing-key.ts';

/**
 * Seals parts of rows that describe a file, above all its name. Anything once written to the database can be
 * read in its pages and its log, so these parts are sealed under a key that is stored elsewhere and destroyed
 * with the file.
 */
export interface RowSeal {
  /**
   * Creates a key and resolves to its name, to be confirmed once its row is written, or released when that is
   * unknown. `since` as for the key store.
   */
  makeKey(since?: Date): Promise<string>;
  /** Null when the key is destroyed. `owner` binds the bytes to their row. */
  seal(key: string, value: unknown, owner: string): Promise<Uint8Array | null>;
  /** Null when the key is destroyed or not the right one, or nothing was sealed. */
  open(key: string | null, bytes: Uint8Array | null | undefined, owner: string): Promise<unknown>;
  destroy(key: string): Promise<void>;
  /** Settles the key: its row is written, or certainly is not. */
  confirm(key: string): Promise<void>;
  /** Leaves the key to the sweep, which looks for its row. */
  release(key: string): void;
}

export interface RowSealParts {
  readonly keys: KeyStore;
  /** Null for keys that the sweep does not check. */
  readonly intents: IntentLog | null;
  readonly serverKey: SealingKey;
  readonly ids: IdGenerator;
}

export function openRowSeal({ keys, intents, serverKey, ids }: RowSealParts): RowSeal {
  const unwrap = (wrapped: Uint8Array, name: string) => new SealingKey(serverKey.open(wrapped, name));

  return {
    async makeKey(since) {
      const name = ids.token();
      await intents?.begin(name);
      await keys.put(name, serverKey.seal(randomBytes(keyBytes), name), since);
      intents?.stored(name);

      return name;
    },

    async seal(name, value, owner) {
      const wrapped = await keys.get(name);

      return wrapped === null ? null : unwrap(wrapped, name).seal(Buffer.from(JSON.stringify(value)), owner);
    },

    async open(name, bytes, owner) {
      const wrapped = name === null ? null : await keys.get(name);

      if (name === null || wrapped === null || !bytes) {
        return null;
      }

      try {
        return JSON.parse(unwrap(wrapped, name).open(bytes, owner).toString('utf8'));
      } catch {
        // Sealed under another server key, or damaged by a crash: the row must be readable without it.
        return null;
      }
    },

    destroy: (name) => keys.destroy(name),

    async confirm(name) {
      await intents?.end([name]);
    },

    release: (name) => intents?.release([name]),
  };
}
