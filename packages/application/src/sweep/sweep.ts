import { answerStalledSeconds, messageDays } from '@octavo/contract/limits';
import { attemptSeconds } from '@octavo/domain/account/attempts';
import type { TaskHistory } from '@octavo/domain/account/history';
import type { Attempts, AuthFlowStore, LoginLinkStore, SessionStore } from '@octavo/domain/account/ports';
import type { MessageStore } from '@octavo/domain/contact/messages';
import type { DocumentStore, QuestionStore } from '@octavo/domain/documents/ports';
import { failStalled } from '@octavo/domain/documents/question';
import { expire } from '@octavo/domain/job';
import type { EmailOutbox } from '@octavo/domain/mail/outbox';
import { emailRetryDays } from '@octavo/domain/mail/retries';
import type { Clock, FileIndex, FileStore, IntentLog, JobStore, KeyStore } from '@octavo/domain/ports';
import { isPastRetention, tombstoneSeconds } from '@octavo/domain/retention';
import type { Log } from '../log.ts';
import { destroyExpired } from './destroy-expired.ts';
import { alone, each, eachBatch } from './each.ts';

/** Names looked up at once. */
const batch = 500;

export interface SweepPorts {
  readonly clock: Clock;
  readonly files: FileIndex;
  readonly jobs: JobStore;
  readonly documents: DocumentStore;
  readonly questions: QuestionStore;
  readonly history: TaskHistory;
  readonly store: FileStore;
  readonly keys: KeyStore;
  readonly intents: IntentLog;
  readonly sessions: SessionStore;
  readonly links: LoginLinkStore;
  readonly authFlows: AuthFlowStore;
  readonly attempts: Attempts;
  readonly emails: EmailOutbox;
  readonly messages: MessageStore;
  readonly log: Log;
  readonly clearAbandoned: (now: Date) => Promise<number>;
  readonly clearScratch: (now: Date) => Promise<number>;
}

/**
 * Deletes expired data, keys first, then bytes, then rows, and the leftovers of killed processes. Each step
 * fails independently: neither a full disk nor a database that is down keeps a key from being destroyed.
 */
export async function sweep(ports: SweepPorts): Promise<void> {
  const now = ports.clock.now();
  const tombstone = before(now, tombstoneSeconds);
  const steps: Readonly<Record<string, () => Promise<number>>> = {
    // Needs no database.
    expired: () => destroyPast(ports, now),
    keys: () => destroyKeys(ports, now),
    bytes: () => deleteBytes(ports, now),
    overdue: () => endOverdue(ports, now),
    erased: () => ports.files.eraseExpired(now),
    lost: () => eraseLost(ports, now),
    documents: async () => ports.documents.erase(await ports.documents.overdue(now), now),
    questions: () => failQuestions(ports, now),
    names: () => ports.jobs.eraseNames(now),
    orders: () => destroyOrders(ports),
    deleted: () => deleteErased(ports),
    history: () => ports.history.noteDeleted(now),
    intents: () => settleIntents(ports, now),
    orphanKeys: () => destroyOrphanKeys(ports, now),
    abandoned: () => ports.clearAbandoned(now),
    folders: () => ports.clearScratch(now),
    files: () => ports.files.forgetErased(tombstone).then(() => 0),
    jobs: () => ports.jobs.forgetEnded(tombstone).then(() => 0),
    counts: () => ports.documents.forget(now),
    sessions: () => ports.sessions.forgetExpired(now),
    links: () => ports.links.forgetExpired(now),
    authFlows: () => ports.authFlows.forgetExpired(now),
    attempts: () => ports.attempts.forget(before(now, attemptSeconds)),
    emails: () => ports.emails.forget(before(now, emailRetryDays * 24 * 3600)),
    messages: () => ports.messages.forget(before(now, messageDays * 24 * 3600)),
  };
  await runSteps(ports, steps);
}

/** Destroys files past their retention, independent of the steps that wait for the database. */
export async function sweepExpired(ports: SweepPorts): Promise<void> {
  await runSteps(ports, { expired: () => destroyPast(ports, ports.clock.now()) });
}

function destroyPast(ports: SweepPorts, now: Date): Promise<number> {
  return destroyExpired(ports, now, (destroy) => alone(ports, 'expired', destroy));
}

/**
 * Destroys data that no row names: only the part of the sweep for killed processes, which runs more often.
 */
export async function sweepIntents(ports: SweepPorts): Promise<void> {
  await runSteps(ports, { intents: () => settleIntents(ports, ports.clock.now()) });
}

async function runSteps(
  ports: SweepPorts,
  steps: Readonly<Record<string, () => Promise<number>>>,
): Promise<void> {
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

/** Fails questions whose process has ended and that no client reads. */
async function failQuestions(ports: SweepPorts, now: Date): Promise<number> {
  const ids = await ports.questions.stalled(before(now, answerStalledSeconds));

  return each(ports, 'questions', ids, async (id) => {
    await ports.questions.change(id, (question) => failStalled(question, now));
  });
}

async function endOverdue(ports: SweepPorts, now: Date): Promise<number> {
  const ids = await ports.jobs.overdue(now);

  return each(ports, 'overdue', ids, async (id) => {
    await ports.jobs.change(id, (job) => expire(job, now));
  });
}

/**
 * Destroys all expired keys before the first byte is deleted: a disk that cannot delete must not save a key.
 */
async function destroyKeys(ports: SweepPorts, now: Date): Promise<number> {
  const expired = (after: string) => ports.files.expiredBlobs(now, after);

  return (
    (await eachBatch(ports, 'keys', expired, ports.keys.destroy)) +
    (await eachBatch(ports, 'keys', ports.files.erasedBlobs, ports.keys.destroy))
  );
}

/**
 * Deletes expired bytes before their rows change: a full disk has room again even if the database can write
 * nothing.
 */
async function deleteBytes(ports: SweepPorts, now: Date): Promise<number> {
  const expired = (after: string) => ports.files.expiredBlobs(now, after);

  return eachBatch(ports, 'bytes', expired, ports.store.delete);
}

/**
 * Marks rows as erased whose keys are destroyed: a full disk or a killed process kept the row from being
 * changed with its key.
 */
async function eraseLost(ports: SweepPorts, now: Date): Promise<number> {
  const lost: string[] = [];

  const kept = (after: string) => ports.files.keptBlobs(now, after);
  await eachBatch(ports, 'lost', kept, async (blob) => {
    if ((await ports.keys.get(blob)) === null) {
      lost.push(blob);
    }
  });

  return lost.length === 0 ? 0 : ports.files.eraseBlobs(lost);
}

/**
 * Deletes the bytes of erased files. Also completes a sweep that was killed between the key and the bytes.
 */
async function deleteErased(ports: SweepPorts): Promise<number> {
  return eachBatch(ports, 'deleted', ports.files.erasedBlobs, async (blob) => {
    await ports.store.delete(blob);
    // Destroyed already, unless that failed. Receipts are issued for blobs whose name is removed here, so
    // their key must be gone.
    await ports.keys.destroy(blob);
    await ports.files.forgetBlob(blob);
  });
}

/**
 * Destroys keys of ended jobs. Usually the end of a job destroys its key at once, unless its process is
 * killed in that moment.
 */
async function destroyOrders(ports: SweepPorts): Promise<number> {
  return eachBatch(ports, 'orders', ports.jobs.endedKeys, async (key) => {
    await ports.keys.destroy(key);
    await ports.jobs.forgetKey(key);
  });
}

/**
 * Settles intents of killed processes and of writes with an unknown outcome: data that no row names is
 * destroyed.
 */
async function settleIntents(ports: SweepPorts, now: Date): Promise<number> {
  const stale = await ports.intents.stale(now);
  let orphans = 0;

  for (let from = 0; from < stale.length; from += batch) {
    const names = stale.slice(from, from + batch);
    const orphaned = await unnamed(ports, names);
    orphans += await each(ports, 'intents', orphaned, async (name) => {
      await ports.keys.destroy(name);
      await ports.store.delete(name);
      await ports.intents.end([name]);
    });
    const unsettled = new Set(orphaned);
    await ports.intents.end(names.filter((name) => !unsettled.has(name)));
  }

  return orphans;
}

/**
 * Destroys keys without bytes that are past their retention: those of job requests, and of emails that were
 * never stored.
 */
async function destroyOrphanKeys(ports: SweepPorts, now: Date): Promise<number> {
  let orphans = 0;

  for await (const names of oldNames(ports.keys, now)) {
    // Without the database the time on the key decides; for an email it lies in the future.
    const orphaned = await unnamed(ports, names).catch((error: unknown) => {
      ports.log.warn(
        { err: error, step: 'orphanKeys' },
        'database unavailable; orphaned keys are found by age alone',
      );

      return names;
    });
    orphans += await each(ports, 'orphanKeys', orphaned, ports.keys.destroy);
  }

  return orphans;
}

/** Those of these names, of files, job requests, documents and emails, that no row has. */
async function unnamed(ports: SweepPorts, names: readonly string[]): Promise<readonly string[]> {
  const indexes = [
    ports.files.unknownBlobs,
    ports.jobs.unknownKeys,
    ports.documents.unknownKeys,
    ports.emails.unknownKeys,
  ];
  let left: readonly string[] = names;

  for (const unknown of indexes) {
    left = left.length === 0 ? left : await unknown(left);
  }

  return left;
}

async function* oldNames(keys: KeyStore, now: Date): AsyncGenerator<string[]> {
  let old: string[] = [];

  for await (const { name, since } of keys.list()) {
    if (isPastRetention(since, now)) {
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
