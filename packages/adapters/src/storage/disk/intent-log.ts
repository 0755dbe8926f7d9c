import { mkdir, open, opendir, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { IntentLog } from '@octavo/domain/ports';
import { asFailure, missingAsNull, syncFolder } from '../../system/durable.ts';

const renewMilliseconds = 5000;
/** Milliseconds after which the process that made an entry is gone: it has missed six renewals. */
const staleMilliseconds = 30_000;
/**
 * Milliseconds after which an entry that its caller never ends is no longer held, as after a rollback the
 * caller does not learn of.
 */
const holdMilliseconds = 15 * 60_000;

/** An intent log as a folder with an empty file for each name; its modification time is the last renewal. */
export interface DiskIntentLog extends IntentLog {
  close(): void;
}

export async function openIntentLog(folder: string): Promise<DiskIntentLog> {
  if ((await mkdir(folder, { recursive: true, mode: 0o700 })) !== undefined) {
    await syncFolder(dirname(folder));
  }

  const held = new Map<string, number>();
  const timer = setInterval(() => void renewAll(folder, held), renewMilliseconds).unref();

  return {
    async begin(name) {
      const file = await open(pathOf(folder, name), 'wx', 0o600).catch((error: unknown) => {
        throw asFailure(error);
      });
      await file.close();
      held.set(name, Number.POSITIVE_INFINITY);
    },

    stored(name) {
      if (held.has(name)) {
        held.set(name, performance.now() + holdMilliseconds);
      }
    },

    async end(names) {
      for (const name of names) {
        held.delete(name);
        await rm(pathOf(folder, name), { force: true });
      }
    },

    release(names) {
      for (const name of names) {
        held.delete(name);
      }
    },

    stale: (now) => listStale(folder, now),
    close: () => clearInterval(timer),
  };
}

async function renewAll(folder: string, held: Map<string, number>): Promise<void> {
  const now = new Date();

  for (const [name, until] of held) {
    // An entry that cannot be renewed goes stale, and then its row decides.
    const isRenewed = await utimes(pathOf(folder, name), now, now).then(
      () => true,
      () => false,
    );

    if (!isRenewed || performance.now() > until) {
      held.delete(name);
    }
  }
}

async function listStale(folder: string, now: Date): Promise<string[]> {
  const names: string[] = [];

  for await (const { name } of await opendir(folder)) {
    const found = await stat(join(folder, name)).catch(missingAsNull);

    if (found !== null && now.getTime() - found.mtimeMs > staleMilliseconds) {
      names.push(name);
    }
  }

  return names;
}

function pathOf(folder: string, name: string): string {
  if (!/^[0-9a-z]{32}$/.test(name)) {
    throw new Error('not the name of a stored file or key');
  }

  return join(folder, name);
}
