import type { FileStore, KeyStore } from '@octavo/domain/ports';
import { isPastRetention } from '@octavo/domain/retention';

/**
 * Destroys expired files by the times of their keys and bytes alone, so that no file outlives its retention
 * while the database is down. Keys without bytes are skipped: they may belong to emails, which are kept
 * longer. `attempt` runs one destruction and reports its failure; returns the number of destroyed files.
 */
export async function destroyExpired(
  { keys, store }: { readonly keys: KeyStore; readonly store: FileStore },
  now: Date,
  attempt: (destroy: () => Promise<void>) => Promise<boolean>,
): Promise<number> {
  const pastKeys = new Set<string>();
  let destroyed = 0;

  for await (const { name, since } of keys.list()) {
    if (isPastRetention(since, now)) {
      pastKeys.add(name);
    }
  }

  for await (const { blob, modifiedAt } of store.list()) {
    if (pastKeys.has(blob) || isPastRetention(modifiedAt, now)) {
      const isDone = await attempt(async () => {
        await keys.destroy(blob);
        await store.delete(blob);
      });
      destroyed += isDone ? 1 : 0;
    }
  }

  return destroyed;
}
