import { randomIds } from '@octavo/adapters/system/system';
import type { RowSeal } from '@octavo/domain/row-seal';

/**
 * Stores values unsealed, but opens only those whose key was not destroyed. Rows may name keys that `makeKey`
 * did not make.
 */
export function memorySeal(): RowSeal {
  const destroyed = new Set<string>();

  return {
    makeKey: async () => randomIds.token(),
    seal: async (key, value) => (destroyed.has(key) ? null : Buffer.from(JSON.stringify(value))),
    open: async (key, bytes) =>
      key === null || !bytes || destroyed.has(key) ? null : JSON.parse(Buffer.from(bytes).toString('utf8')),
    destroy: async (key) => {
      destroyed.add(key);
    },
    confirm: async () => undefined,
    release: () => undefined,
  };
}
