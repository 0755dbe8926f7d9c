import { setTimeout as delay } from 'node:timers/promises';
import { messageDays, retainSeconds } from '@octavo/contract/limits';
import { attemptSeconds } from '@octavo/domain/account/attempts';
import type { TaskHistory } from '@octavo/domain/account/history';
import type { Attempts, LoginLinkStore, SessionStore, SignInTripStore } from '@octavo/domain/account/ports';
import type { MessageStore } from '@octavo/domain/contact/messages';
import { expire } from '@octavo/domain/job';
import type { LetterBox } from '@octavo/domain/mail/letters';
import { letterDays } from '@octavo/domain/mail/retries';
import type { Clock, FileIndex, FileStore, JobStore, KeyStore } from '@octavo/domain/ports';
import { tombstoneSeconds } from '@octavo/domain/retention';
import type { Logger } from 'pino';

const sweepMilliseconds = 60_000;

/**
 * Bytes and keys are written before the row that speaks of them; they get this long to be spoken of, and no key gets
 * longer than the upload it has to do with.
 */
const orphanMilliseconds = retainSeconds * 1000;

/** Names asked for at once. */
const batch = 500;

export interface SweepPorts {
  readonly clock: Clock;
  readonly files: FileIndex;
  readonly jobs: JobStore;
  readonly history: TaskHistory;
  readonly store: FileStore;
  readonly keys: KeyStore;
  readonly sessions: SessionStore;
  readonly links: LoginLinkStore;
  readonly trips: SignInTripStore;
  readonly attempts: Attempts;
  readonly letters: LetterBox;
  readonly messages: MessageStore;
  readonly log: Logger;
  readonly clearAbandoned: (now: Date) => Promise<number>;
  readonly clearScratch: (now: Date) => Promise<number>;
}

/**
 * Forgets what is over, first the keys, then the bytes, and tidies up after processes that were killed. What fails
 * fails alone: the rest is done all the same, and what was left is there for the next sweep.
 */
export async function sweep(ports: SweepPorts): Promise<void> {
  const now = ports.clock.now();
  const tombstone = before(now, tombstoneSeconds);
  const steps: Readonly<Record<string, () => Promise<number>>> = {
    overdue: () => endOverdue(ports, now),
    erased: () => ports.files.eraseExpired(now),
    names: () => ports.jobs.eraseNames(now),
    keys: () => destroyKeys(ports),
    orders: () => destroyOrders(ports),
    deleted: () => deleteErased(ports),
    history: () => ports.history.noteDeleted(now),
    orphans: () => deleteOrphans(ports, now),
    orphanKeys: () => destroyOrphanKeys(ports, now),
    abandoned: () => ports.clearAbandoned(now),
    folders: () => ports.clearScratch(now),
    files: () => ports.files.forgetErased(tombstone).then(() => 0),
    jobs: () => ports.jobs.forgetEnded(tombstone).then(() => 0),
    sessions: () => ports.sessions.forgetExpired(now),
    links: () => ports.links.forgetExpired(now),
    trips: () => ports.trips.forgetExpired(now),
    attempts: () => ports.attempts.forget(before(now, attemptSeconds)),
    letters: () => ports.letters.forget(before(now, letterDays * 24 * 3600)),
    messages: () => ports.messages.forget(before(now, messageDays * 24 * 3600)),
  };
  const swept: Record<string, number> = {};

  for (const [step, run] of Object.entries(steps)) {
    await alone(ports, step, async () => {
      const count = await run();

      if (count > 0) {
        swept[step] = count;
      }
    });
  }

  if (Object.keys(swept).length > 0) {
    ports.log.info(swept, 'swept');
  }
}

function before(now: Date, seconds: number): Date {
  return new Date(now.getTime() - seconds * 1000);
}

async function endOverdue(ports: SweepPorts, now: Date): Promise<number> {
  const ids = await ports.jobs.overdue(now);

  return each(ports, 'overdue', ids, async (id) => {
    await ports.jobs.change(id, (job) => expire(job, now));
  });
}

/** All of them before the first byte is deleted: a disk that cannot delete must not save a key. */
async function destroyKeys(ports: SweepPorts): Promise<number> {
  return eachBatch(ports, 'keys', ports.files.erasedBlobs, ports.keys.destroy);
}

/** Also finishes what a sweep began that was killed between the key and the bytes. */
async function deleteErased(ports: SweepPorts): Promise<number> {
  return eachBatch(ports, 'deleted', ports.files.erasedBlobs, async (blob) => {
    await ports.store.delete(blob);
    // Gone already, unless that failed: receipts are given for what is forgotten, and a key must be no part of that.
    await ports.keys.destroy(blob);
    await ports.files.forgetBlob(blob);
  });
}

/** A job that ends has its key destroyed at once, unless its process is killed in that moment. */
async function destroyOrders(ports: SweepPorts): Promise<number> {
  return eachBatch(ports, 'orders', ports.jobs.endedKeys, async (key) => {
    await ports.keys.destroy(key);
    await ports.jobs.forgetKey(key);
  });
}

async function deleteOrphans(ports: SweepPorts, now: Date): Promise<number> {
  let orphans = 0;

  for await (const blobs of oldNames(ports.store.list(), ({ blob, modifiedAt }) => [blob, modifiedAt], now)) {
    const unknown = await ports.files.unknownBlobs(blobs);
    orphans += await each(ports, 'orphans', unknown, ports.store.delete);
  }

  return orphans;
}

async function destroyOrphanKeys(ports: SweepPorts, now: Date): Promise<number> {
  let orphans = 0;

  for await (const names of oldNames(ports.keys.list(), ({ name, since }) => [name, since], now)) {
    const unknown = await ports.files.unknownBlobs(names);
    const unordered = unknown.length === 0 ? [] : await ports.jobs.unknownKeys(unknown);
    const orphaned = unordered.length === 0 ? [] : await ports.letters.unknownKeys(unordered);
    orphans += await each(ports, 'orphanKeys', orphaned, ports.keys.destroy);
  }

  return orphans;
}

async function* oldNames<Entry>(
  entries: AsyncIterable<Entry>,
  read: (entry: Entry) => readonly [name: string, since: Date],
  now: Date,
): AsyncGenerator<string[]> {
  let old: string[] = [];

  for await (const entry of entries) {
    const [name, since] = read(entry);

    if (now.getTime() - since.getTime() > orphanMilliseconds) {
      old.push(name);
    }

    if (old.length === batch) {
      yield old;
      old = [];
    }
  }

  if (old.length > 0) {
    yield old;
  }
}

/** They come in batches, and one job may have left more than a batch holds. */
async function eachBatch(
  ports: SweepPorts,
  step: string,
  namesAfter: (after: string) => Promise<string[]>,
  act: (name: string) => Promise<void>,
): Promise<number> {
  let done = 0;

  // From name to name, so that one that cannot be dealt with does not come back and hold up the others.
  for (let names = await namesAfter(''); names.length > 0; names = await namesAfter(names.at(-1) ?? '')) {
    done += await each(ports, step, names, act);
  }

  return done;
}

async function each(
  ports: SweepPorts,
  step: string,
  names: readonly string[],
  act: (name: string) => Promise<void>,
): Promise<number> {
  let done = 0;

  for (const name of names) {
    await alone(ports, step, async () => {
      await act(name);
      done += 1;
    });
  }

  return done;
}

async function alone({ log }: SweepPorts, step: string, act: () => Promise<void>): Promise<void> {
  try {
    await act();
  } catch (error) {
    log.error({ err: error, step }, 'sweeping failed');
  }
}

/** Sweeps at once and then every minute. Several workers may do so: every step can be done twice. */
export function startSweeping(ports: SweepPorts): { stop(): Promise<void> } {
  const stopping = new AbortController();

  const running = (async () => {
    while (!stopping.signal.aborted) {
      await sweep(ports);
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
