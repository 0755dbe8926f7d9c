import { randomBytes } from 'node:crypto';
import type { Ids, KeyStore } from '@octavo/domain/ports';
import { keyBytes, SealingKey } from './sealing-key.ts';

/**
 * Seals parts of rows that tell something about a file, its name above all. What the database was ever given can be
 * read in its pages and its log: it is given these parts under a key that lies elsewhere and is destroyed with the file.
 */
export interface RowSeal {
  /** Makes a key and tells its name. `since` as for the store of keys. */
  makeKey(since?: Date): Promise<string>;
  /** Null when the key is destroyed. `owner` binds the bytes to their row. */
  seal(key: string, value: unknown, owner: string): Promise<Uint8Array | null>;
  /** Null when the key is destroyed, or nothing was sealed. */
  open(key: string | null, bytes: Uint8Array | null | undefined, owner: string): Promise<unknown>;
  destroy(key: string): Promise<void>;
}

export function openRowSeal(keys: KeyStore, serverKey: SealingKey, ids: Ids): RowSeal {
  const find = async (name: string) => {
    const wrapped = await keys.get(name);

    return wrapped === null ? null : new SealingKey(serverKey.open(wrapped, name));
  };

  return {
    async makeKey(since) {
      const name = ids.token();
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
  };
}
