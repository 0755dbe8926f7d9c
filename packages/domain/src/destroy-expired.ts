import { retainSeconds } from '@octavo/contract/limits';
import type { FileStore, KeyStore } from './ports.ts';

/** The time of a key file is that of its upload: what is older than this has expired, whatever the database knows. */
export function isPastRetention(since: Date, now: Date): boolean {
  return now.getTime() - since.getTime() > retainSeconds * 1000;
}

/**
 * Destroys files by the times of their keys and bytes alone, so that no file outlives its hour while the database is
 * down. Keys without bytes are left out: they can be those of emails, which wait longer. `attempt` runs one
 * destruction and reports its failure; returns how many files were destroyed.
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
