import { setTimeout as delay } from 'node:timers/promises';
import { expire } from '@octavo/domain/job';
import type { Clock, FileIndex, FileStore, JobStore } from '@octavo/domain/ports';
import { tombstoneSeconds } from '@octavo/domain/retention';
import type { Logger } from 'pino';

const sweepMilliseconds = 60_000;

/** Bytes are written before the row that speaks of them; they get this long to be spoken of. */
const orphanMilliseconds = 60 * 60_000;

/** Blobs asked for at once. */
const batch = 500;

export interface SweepPorts {
  readonly clock: Clock;
  readonly files: FileIndex;
  readonly jobs: JobStore;
  readonly store: FileStore;
  readonly log: Logger;
  readonly clearAbandoned: (now: Date) => Promise<number>;
  readonly clearScratch: (now: Date) => Promise<number>;
}

/** Forgets what is over, first the key, then the bytes, and tidies up after processes that were killed. */
export async function sweep(ports: SweepPorts): Promise<void> {
  const now = ports.clock.now();

  for (const id of await ports.jobs.overdue(now)) {
    await ports.jobs.change(id, (job) => expire(job, now));
  }

  const erased = await ports.files.eraseExpired(now);
  const deleted = await deleteErased(ports);
  const orphans = await deleteOrphans(ports, now);
  const abandoned = await ports.clearAbandoned(now);
  const folders = await ports.clearScratch(now);
  const tombstone = new Date(now.getTime() - tombstoneSeconds * 1000);
  await ports.files.forgetErased(tombstone);
  await ports.jobs.forgetEnded(tombstone);

  if (erased + deleted + orphans + abandoned + folders > 0) {
    ports.log.info({ erased, deleted, orphans, abandoned, folders }, 'swept');
  }
}

/** Also finishes what a sweep began that was killed between the key and the bytes. */
async function deleteErased({ files, store }: SweepPorts): Promise<number> {
  let deleted = 0;

  // They come in batches, and one job may have left more than a batch holds.
  for (let blobs = await files.erasedBlobs(); blobs.length > 0; blobs = await files.erasedBlobs()) {
    for (const blob of blobs) {
      await store.delete(blob);
      await files.forgetBlob(blob);
    }

    deleted += blobs.length;
  }

  return deleted;
}

async function deleteOrphans({ files, store }: SweepPorts, now: Date): Promise<number> {
  let orphans = 0;
  let old: string[] = [];

  const drop = async () => {
    for (const blob of await files.unknownBlobs(old)) {
      await store.delete(blob);
      orphans += 1;
    }

    old = [];
  };

  for await (const { blob, modifiedAt } of store.list()) {
    if (now.getTime() - modifiedAt.getTime() > orphanMilliseconds) {
      old.push(blob);
    }

    if (old.length === batch) {
      await drop();
    }
  }

  if (old.length > 0) {
    await drop();
  }

  return orphans;
}

/** Sweeps at once and then every minute. Several workers may do so: every step can be done twice. */
export function startSweeping(ports: SweepPorts): { stop(): Promise<void> } {
  const stopping = new AbortController();

  const running = (async () => {
    while (!stopping.signal.aborted) {
      await sweep(ports).catch((error: unknown) => ports.log.error({ err: error }, 'sweep failed'));
      // Rejects only when it is time to stop.
      await delay(sweepMilliseconds, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  })();

  return {
    async stop() {
      stopping.abort();
      await running;
    },
  };
}
