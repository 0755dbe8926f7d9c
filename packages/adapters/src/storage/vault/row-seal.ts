import { randomBytes } from 'node:crypto';
import type { IdGenerator, IntentLog, KeyStore } from '@octavo/domain/ports';
import type { RowSeal } from '@octavo/domain/row-seal';
import { keyBytes, SealingKey } from './sealing-key.ts';

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
