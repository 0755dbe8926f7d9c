import { randomBytes } from 'node:crypto';
import type { Ids, IntentLog, KeyStore } from '@octavo/domain/ports';
import { keyBytes, SealingKey } from './sealing-key.ts';

/**
 * Seals parts of rows that tell something about a file, its name above all. What the database was ever given can be
 * read in its pages and its log: it is given these parts under a key that lies elsewhere and is destroyed with the file.
 */
export interface RowSeal {
  /**
   * Makes a key and resolves to its name, to be confirmed once its row is written, or released when that is unknown.
   * `since` as for the store of keys.
   */
  makeKey(since?: Date): Promise<string>;
  /** Null when the key is destroyed. `owner` binds the bytes to their row. */
  seal(key: string, value: unknown, owner: string): Promise<Uint8Array | null>;
  /** Null when the key is destroyed, or nothing was sealed. */
  open(key: string | null, bytes: Uint8Array | null | undefined, owner: string): Promise<unknown>;
  destroy(key: string): Promise<void>;
  /** The row of the key is written, or surely is not. */
  confirm(key: string): Promise<void>;
  /** Leaves the key to the sweep, which looks for its row. */
  release(key: string): void;
}

export interface RowSealParts {
  readonly keys: KeyStore;
  /** Null for keys that no sweep looks at. */
  readonly intents: IntentLog | null;
  readonly serverKey: SealingKey;
  readonly ids: Ids;
}

export function openRowSeal({ keys, intents, serverKey, ids }: RowSealParts): RowSeal {
  const find = async (name: string) => {
    const wrapped = await keys.get(name);

    return wrapped === null ? null : new SealingKey(serverKey.open(wrapped, name));
  };

  return {
    async makeKey(since) {
      const name = ids.token();
      await intents?.begin(name);
      await keys.put(name, serverKey.seal(randomBytes(keyBytes), name), since);

      return name;
    },

    async seal(name, value, owner) {
      const key = await find(name);

      return key === null ? null : key.seal(Buffer.from(JSON.stringify(value)), owner);
    },

    async open(name, bytes, owner) {
      const key = name === null || !bytes ? null : await find(name);

      return key === null || !bytes ? null : JSON.parse(key.open(bytes, owner).toString('utf8'));
    },

    destroy: (name) => keys.destroy(name),

    async confirm(name) {
      await intents?.end([name]);
    },

    release: (name) => intents?.release([name]),
  };
}
